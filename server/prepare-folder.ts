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
    throw placeFault(name, `${folder} cannot be made or written to`, error)
  }
}

/** What the system refused at a place, in words: which setting it is about, and why. */
export function placeFault(name: string, told: string, cause: unknown): Error {
  const { code = '', message } = cause as NodeJS.ErrnoException
  return new Error(`${name}: ${told}: ${reasons[code] ?? message}`, { cause })
}

const reasons: Record<string, string> = {
  EACCES: 'whoever runs this may not (EACCES)',
  EPERM: 'whoever runs this may not (EPERM)',
  EROFS: 'the disk is read-only (EROFS)',
  ENOSPC: 'the disk is full (ENOSPC)',
  ENOTDIR: 'there is a file where a folder has to be (ENOTDIR)',
  EISDIR: 'there is a folder where a file has to be (EISDIR)',
  ENOENT: 'that file system takes no folders (ENOENT)',
  EADDRINUSE: 'another program listens there (EADDRINUSE)',
  EADDRNOTAVAIL: 'this machine has no such address (EADDRNOTAVAIL)',
}
