import { accessSync, constants } from 'node:fs'
import { resolve } from 'node:path'
import { makeFolder } from './make-folder.ts'

/**
 * Makes a folder where there is none, before anything that takes long.
 * @param name the setting or the thing the folder was named for
 * @param mode of folders that are made: their owner's alone unless others have to read them
 * @throws Error naming it and the reason where it cannot be written to
 */
export function prepareFolder(name: string, path: string, mode = 0o700): void {
  const folder = resolve(path)
  try {
    makeFolder(folder, mode)
    // With the dot a file of that name is told from a folder.
    accessSync(`${folder}/.`, constants.W_OK | constants.X_OK)
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    const reason = reasons[code] ?? message
    throw new Error(`${name}: ${folder} cannot be made or written to: ${reason}`, { cause: error })
  }
}

const reasons: Record<string, string> = {
  EACCES: 'whoever runs this may not (EACCES)',
  EPERM: 'whoever runs this may not (EPERM)',
  EROFS: 'the disk is read-only (EROFS)',
  ENOSPC: 'the disk is full (ENOSPC)',
  ENOTDIR: 'there is a file where a folder has to be (ENOTDIR)',
  ENOENT: 'that file system takes no folders (ENOENT)',
}
