import { writeFileSync } from 'node:fs'
import { packWeights, weightsFile } from '#server/reader/weights.ts'
import { labelledBriefs } from './labelled-brief.ts'
import { trainWeights } from './train-weights.ts'

/** `npm run reader:train`: learns from the labelled briefs and writes what the product ships. */

const started = performance.now()
const briefs = labelledBriefs().filter(({ split }) => split === 'train')
const packed = packWeights(trainWeights(briefs))
writeFileSync(weightsFile, packed)
const seconds = Math.round((performance.now() - started) / 1000)
process.stdout.write(
  `${briefs.length} briefs, ${seconds} s, ${Math.round(packed.length / 1000)} kB\n`,
)
