import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

/**
 * `npm test`: formatting and lint, types, the build, then the tests, and one closing line that
 * counts them. Steps that are not vitest count as one test each, and run side by side: each is busy
 * with one processor for most of its time. With `--all` also those tagged `long`, and every size,
 * trade and cut of which else a part is tried.
 */
const isWholeRun = process.argv.includes('--all')
const root = join(import.meta.dirname, '..')
const report = join(root, 'node_modules/.test-report.json')
/** Milliseconds of the tests together on two busy processors: what takes longer hangs, and fails. */
const longest = (isWholeRun ? 180 : 45) * 60_000
let passed = 0
let failed = 0

const steps = [
  step('format and lint', 'biome', ['check', '.']),
  step('types', 'tsc', ['--noEmit']),
  step('build', process.execPath, ['server/build.ts']),
]
for (const each of steps) tell(await each)
tests()

rmSync(report, { force: true })
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 ? 0 : 1)

interface Step {
  name: string
  output: string
  isPassed: boolean
}

/** What it says is kept until it is over: what is said side by side nobody can read. */
async function step(name: string, command: string, args: string[]): Promise<Step> {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  const code = once(child, 'close').then(([it]) => it as number, String)
  const said = await Promise.all([text(child.stdout), text(child.stderr)])
  const outcome = await code
  const why = typeof outcome === 'string' ? outcome : ''
  return { name, output: [...said, why].join(''), isPassed: outcome === 0 }
}

function tell({ name, output, isPassed }: Step): void {
  process.stdout.write(`\n— ${name}\n${output}`)
  if (isPassed) passed++
  else failed++
}

function tests(): void {
  process.stdout.write('\n— tests\n')
  const reporters = ['default', 'json', './test/support/retried-tests.ts']
  const args = ['run', ...reporters.map((name) => `--reporter=${name}`)]
  args.push(`--outputFile.json=${report}`)
  if (!isWholeRun) args.push('--tags-filter=!long')
  const { status } = spawnSync('vitest', args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...(isWholeRun && { TESTS: 'all' }) },
    timeout: longest,
    killSignal: 'SIGKILL',
  })
  try {
    const counts = JSON.parse(readFileSync(report, 'utf8'))
    passed += counts.numPassedTests
    failed += counts.numFailedTests
  } catch (error) {
    console.error('no test report', error)
  }
  // A suite that could not even start is a failure no test counts.
  if (status !== 0 && failed === 0) failed++
}
