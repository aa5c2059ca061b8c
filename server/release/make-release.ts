import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { makeFolder } from '#server/make-folder.ts'

/** What a release is made without: it has its own, or none. */
const leftOut = new Set(['node_modules', 'dist', 'data', 'coverage', '.git', '.env'])
/** Releases that stay, with the newest: to go back to, and for processes that still run them. */
const mostReleases = 3

export interface ReleaseSteps {
  /** Installs the dependencies of a folder. */
  install: (folder: string) => void
  /** Builds the client there. */
  build: (folder: string) => void
}

/**
 * Makes a release beside those that run: a copy of the project in `releases/`, installed and built
 * there, to which `current` leads once it is whole. Nothing of a running process is touched.
 * @param target such as `/opt/ninefold`
 * @returns the folder of the release
 * @throws where a step fails; `current` leads where it led
 */
export function makeRelease(
  root: string,
  target: string,
  now: Date,
  { install, build }: ReleaseSteps,
): string {
  const name = now.toISOString().replace(/[-:]|\.\d+/g, '')
  const release = join(target, 'releases', name)
  const partial = `${release}.partial`
  if (existsSync(release)) throw new Error(`${release} is there already`)
  try {
    makeFolder(partial, 0o755)
    for (const entry of readdirSync(root).filter((each) => !leftOut.has(each)))
      cpSync(join(root, entry), join(partial, entry), { recursive: true })
    install(partial)
    build(partial)
    makeReadable(partial)
    renameSync(partial, release)
  } finally {
    rmSync(partial, { recursive: true, force: true })
  }
  makeCurrent(target, name)
  return release
}

/** A copy is as private as what was copied; who serves is another user than who made it. */
function makeReadable(folder: string): void {
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  for (const path of [folder, ...entries.map((entry) => join(folder, entry))]) {
    const status = lstatSync(path)
    const wanted = status.mode | ((status.mode & 0o100) === 0 ? 0o444 : 0o555)
    if (!status.isSymbolicLink() && wanted !== status.mode) chmodSync(path, wanted)
  }
}

/** In one step, so that nobody who starts meanwhile finds nothing. */
function makeCurrent(target: string, name: string): void {
  const current = join(target, 'current')
  const before = existsSync(current) ? basename(readlinkSync(current)) : null
  const next = `${current}.next`
  rmSync(next, { force: true })
  symlinkSync(join('releases', name), next)
  renameSync(next, current)
  removeOldest(join(target, 'releases'), new Set([name, before]))
}

/** Names are dates. */
function removeOldest(folder: string, kept: ReadonlySet<string | null>): void {
  const whole = readdirSync(folder).filter((name) => /^\d{8}T\d{6}Z$/.test(name))
  for (const name of whole.sort().slice(0, -mostReleases))
    if (!kept.has(name)) rmSync(join(folder, name), { recursive: true })
}
