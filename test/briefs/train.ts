import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type NamedWeights, type Scorers, scorersOf } from '#server/reader/scorer.ts'
import {
  packWeights,
  type Question,
  questions,
  shippedWeights,
  type Weights,
  weightsFile,
} from '#server/reader/weights.ts'
import { labelledBriefs } from './labelled-brief.ts'
import { trainWeights, usualTraining } from './train-weights.ts'

/**
 * `npm run reader:train`: learns from the labelled briefs and writes what the product ships.
 * `--only name,place` learns these questions anew and leaves all else as it ships; `--seed 11` and
 * `--out file` try another beginning beside it.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    seed: { type: 'string', default: String(usualTraining.seed) },
    out: { type: 'string', default: weightsFile },
  },
})
const only = values.only?.split(',')
const unknown = only?.find((name) => !questions.some((question) => question === name))
if (unknown) throw new Error(`--only: "${unknown}" is none of ${questions.join(', ')}`)

const started = performance.now()
const briefs = labelledBriefs().filter(({ split }) => split === 'train')
const learned = trainWeights(briefs, { ...usualTraining, seed: Number(values.seed) })
const packed = packWeights(only ? withQuestions(shippedWeights(), learned, only) : learned)
writeFileSync(values.out, packed)
const seconds = Math.round((performance.now() - started) / 1000)
process.stdout.write(
  `${briefs.length} briefs, ${seconds} s, ${Math.round(packed.length / 1000)} kB\n`,
)

function withQuestions(shipped: Weights, learned: Weights, names: readonly string[]): Weights {
  const weightsOf = (question: Question) =>
    namedWeights(names.includes(question) ? learned.scorers : shipped.scorers, question)
  const all = questions.map((question) => [question, weightsOf(question)])
  return {
    tagger: shipped.tagger,
    scorers: scorersOf(Object.fromEntries(all) as Record<Question, NamedWeights>),
  }
}

function namedWeights({ features, of }: Scorers<Question>, question: Question): NamedWeights {
  const { bias, weights } = of[question]
  const named = features.names.map((name, row): [string, number] => [name, weights[row] ?? 0])
  return { bias, features: new Map(named.filter(([, weight]) => weight !== 0)) }
}
