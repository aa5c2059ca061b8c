import { parseArgs } from 'node:util'
import { temporaryFolder } from '#test/support/server-process.ts'
import { killApp } from './kill-app.ts'
import { type KillCounts, killWriters } from './kill-writers.ts'

/**
 * `npm run kills -- --writer 10000 --app 500`: whether anything that was acknowledged is lost when
 * processes are killed at any moment. Takes hours; ends with 1 where something was.
 */
const { values } = parseArgs({
  options: {
    writer: { type: 'string', default: '10000' },
    app: { type: 'string', default: '500' },
    'at-once': { type: 'string', default: '2' },
    /** Where the databases are: a folder on the disk that is to be tried. */
    in: { type: 'string' },
  },
})
const atOnce = Number(values['at-once'])
const isWhole = [
  await inFolder('writers', Number(values.writer), (folder, kills) =>
    killWriters(folder, { kills, atOnce }, tell),
  ),
  await inFolder('app', Number(values.app), (folder, kills) => killApp(folder, kills, tell)),
]
process.exit(isWhole.every(Boolean) ? 0 : 1)

async function inFolder(
  name: string,
  kills: number,
  work: (folder: string, kills: number) => Promise<KillCounts>,
): Promise<boolean> {
  if (kills === 0) return true
  process.stdout.write(`${name}\n`)
  const folder = temporaryFolder(values.in)
  try {
    const { lost, integrity } = await work(folder.path, kills)
    return lost.length === 0 && integrity === 'ok'
  } finally {
    folder.remove()
  }
}

function tell({ kills, acknowledged, lost, integrity }: KillCounts): void {
  process.stdout.write(
    `${kills} kills, ${acknowledged} acknowledged, ${lost.length} lost, integrity ${integrity}\n`,
  )
  for (const name of lost) process.stdout.write(`  ! ${name}\n`)
}
