import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { asideWeightsFile } from '#server/composer/material/aside-chance.ts'
import { cutWeightsFile } from '#server/composer/material/cut-chance.ts'
import { sectionWeightsFile } from '#server/composer/material/section-chance.ts'
import { packWeights, shippedWeights, type Weights, weightsFile } from '#server/reader/weights.ts'
import { cutBriefs } from './cut-briefs.ts'
import { keptOffBriefs } from './kept-off-briefs.ts'
import { labelledBriefs } from './labelled-brief.ts'
import { namedBriefs } from './named-briefs.ts'
import { placedBriefs } from './placed-briefs.ts'
import { trainAsides } from './train-asides.ts'
import { trainCuts } from './train-cuts.ts'
import { withNames } from './train-names.ts'
import { trainSections } from './train-sections.ts'
import { trainWeights, withThings } from './train-weights.ts'

/**
 * `npm run reader:train`: learns from the labelled briefs and writes what the product ships.
 * `-- --statements` learns only where statements stand and which are said to whoever makes the page,
 * `-- --names` only names, `-- --things` only what sums are for.
 */

const started = performance.now()
const briefs = labelledBriefs()
const isOf = (wanted: string) => briefs.filter(({ split }) => split === wanted)
const strangers = labelledBriefs(join(import.meta.dirname, 'strangers')).filter(
  ({ split }) => split === 'late',
)
const keptOffOf = (wanted: string) => keptOffBriefs().filter(({ split }) => split === wanted)
const only = (part: string) => process.argv.includes(`--${part}`)
if (!only('statements')) {
  const packed = packWeights(learned())
  writeFileSync(weightsFile, packed)
  process.stdout.write(`${Math.round(packed.length / 1000)} kB\n`)
}
if (!only('things') && !only('names')) trainStatements()
const seconds = Math.round((performance.now() - started) / 1000)
process.stdout.write(`${briefs.length} briefs, ${seconds} s\n`)

function learned(): Weights {
  if (only('things')) return withThings(isOf('train'))
  const weights = only('names') ? shippedWeights() : trainWeights(isOf('train'))
  return withNames(weights, [...isOf('late'), ...isOf('train'), ...strangers], namedBriefs())
}

function trainStatements(): void {
  // First: what a statement is, the others learn from.
  writeJson(cutWeightsFile, trainCuts(cutBriefs()))
  const placed = placedBriefs().filter(({ split }) => split === 'late' || split === 'dev')
  writeJson(sectionWeightsFile, trainSections(placed))
  writeJson(
    asideWeightsFile,
    trainAsides([...isOf('train'), ...isOf('late'), ...isOf('dev')], keptOffOf('dev')),
  )
}

/** A line for each feature: what another training changes can be read. */
function writeJson(file: string, value: object): void {
  const lines = JSON.stringify(value, null, 2)
  const inRows = lines.replace(/\[\s+([^[\]]*?)\s+\]/g, (_, row) => `[${row.replace(/\s+/g, ' ')}]`)
  writeFileSync(file, `${inRows}\n`)
}
