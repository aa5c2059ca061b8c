import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { makeRelease } from './release/make-release.ts'

/**
 * `npm run pack -- folder`: a release as one archive, with all it needs and Node, for machines of this
 * kind. To install it is to unpack it, which takes no memory to speak of.
 */
const root = join(import.meta.dirname, '..')
const folder = resolve(process.argv[2] ?? '.')
const work = mkdtempSync(join(tmpdir(), 'ninefold-pack-'))

try {
  const release = makeRelease(root, work, new Date(), { install, build })
  const { id } = JSON.parse(readFileSync(join(release, 'dist/build.json'), 'utf8'))
  const archive = join(folder, `ninefold-${id}-${process.platform}-${process.arch}.tar.gz`)
  const from = [
    '-C',
    join(work, 'releases'),
    '--transform',
    `s,^${basename(release)},ninefold-${id},`,
  ]
  run(work, 'tar', ['-czf', archive, ...from, basename(release)])
  process.stdout.write(`${archive}\n`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  rmSync(work, { recursive: true, force: true })
}

/** What serving and building need, and the Node of this project, which npm counts to the rest. */
function install(to: string): void {
  run(to, 'npm', ['ci', '--omit=dev'])
  cpSync(process.execPath, join(to, 'node_modules/.bin/node'), { dereference: true })
}

function build(to: string): void {
  run(to, process.execPath, ['server/build.ts'])
}

function run(cwd: string, command: string, args: string[]): void {
  const { status, error } = spawnSync(command, args, { cwd, stdio: 'inherit' })
  if (error) throw error
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`)
}
