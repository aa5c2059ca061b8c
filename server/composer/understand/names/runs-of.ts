import type { Reading, Run } from '../name-words.ts'
import { runAt } from './name-run.ts'

/** Every run of capitals, each once. */
export function runsOf(reading: Reading): Run[] {
  const runs: Run[] = []
  for (let i = 0; i < reading.words.length; i += 1) {
    const run = runAt(reading, i)
    if (!run) continue
    runs.push(run)
    i += run.words.length - 1
  }
  return runs
}
