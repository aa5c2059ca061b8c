import { accessSync, constants } from 'node:fs'
import { resolve } from 'node:path'
import { makeFolder } from './make-folder.ts'

/**
 * Makes the data folder where there is none, before anything that takes long.
 * @throws Error naming the setting and the reason where it cannot be written to
 */
export function prepareDataDir(dataDir: string): void {
  const folder = resolve(dataDir)
  try {
    makeFolder(folder)
    // With the dot a file of that name is told from a folder.
    accessSync(`${folder}/.`, constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    const reason = reasons[code] ?? message
    throw new Error(`DATA_DIR: ${folder} cannot be made or written to: ${reason}`, { cause: error })
  }
}

const reasons: Record<string, string> = {
  EACCES: 'whoever runs the server may not (EACCES)',
  EPERM: 'whoever runs the server may not (EPERM)',
  EROFS: 'the disk is read-only (EROFS)',
  ENOSPC: 'the disk is full (ENOSPC)',
  ENOTDIR: 'there is a file where a folder has to be (ENOTDIR)',
  ENOENT: 'that file system takes no folders (ENOENT)',
}
