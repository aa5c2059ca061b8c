import { randomFrom } from '#test/briefs/train-weights.ts'
import { labelledBriefs } from './labelled-brief.ts'
import { generatedBrief, ledgerFaults } from './ledger-faults.ts'

/** `npm run briefs:fuzz -- [texts] [seed]`: the ledger's properties over generated texts. */
const [texts = 10_000, seed = 1] = process.argv.slice(2).map(Number)
const briefs = labelledBriefs().map(({ brief }) => brief)
const random = randomFrom(seed)
let wrong = 0
for (let i = 0; i < texts; i += 1) {
  const brief = generatedBrief(briefs, random)
  const faults = faultsOrError(brief)
  if (faults.length > 0) {
    wrong += 1
    console.error(JSON.stringify({ brief, faults }))
  }
}
process.stdout.write(`${texts} texts from seed ${seed}: ${wrong} with faults\n`)
process.exitCode = wrong > 0 ? 1 : 0

function faultsOrError(brief: string): string[] {
  try {
    return ledgerFaults(brief)
  } catch (error) {
    return [String(error)]
  }
}
