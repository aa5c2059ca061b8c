import { randomBytes, randomUUID } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { flush } from './backup/copy-files.ts'
import { makeFolder } from './make-folder.ts'
import { placeFault } from './prepare-folder.ts'

/** What `SECRET` must have too: whoever guesses it signs cookies of anybody. */
const fewestCharacters = 32
const madeBytes = 48

/**
 * The signing secret: configured, else made once and kept in the data folder.
 * @throws Error naming the file where it holds too little to be one
 */
export function readSecret(configured: string | undefined, dataDir: string): string {
  if (configured) return configured
  const file = join(dataDir, 'secret')
  const secret = keptSecret(dataDir, file)
  if (secret.length >= fewestCharacters) return secret
  throw new Error(
    `SECRET: ${file} holds ${secret.length} characters, and at least ${fewestCharacters} are needed. ` +
      'Put the file of a backup in its place, or set SECRET to what it was: with another secret ' +
      'nobody reaches their pages. Only where there are no pages yet, delete the file.',
  )
}

/** @throws Error naming the file where it cannot be read, or there is no room to make it */
function keptSecret(dataDir: string, file: string): string {
  try {
    return readIfThere(file) ?? makeSecret(dataDir, file)
  } catch (error) {
    throw placeFault('SECRET', `${file} cannot be read or made`, error)
  }
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

/**
 * Written aside, and on the disk, before it has its name: a full disk or a power cut leaves no half
 * a secret. Of processes that start at once, one names its own, and all read that.
 */
function makeSecret(dataDir: string, file: string): string {
  makeFolder(resolve(dataDir), 0o700)
  const draft = `${file}.${randomUUID()}.part`
  try {
    const secret = randomBytes(madeBytes).toString('base64url')
    writeFileSync(draft, secret, { mode: 0o600, flag: 'wx', flush: true })
    linkSync(draft, file)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  flush(dataDir)
  return readFileSync(file, 'utf8').trim()
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code
}
