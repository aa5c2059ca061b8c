import type { Reading } from '#server/reader/read.ts'
import { isDense } from '#server/reader/text/is-dense.ts'
import { asPhrase } from '../material/statement.ts'
import type { Layout } from './layout.ts'
import { isPoint, mostPoints } from './points-of.ts'

/** What is less makes no section of its own. */
const leastSection = { words: 5, letters: 10 }

/** "APL possible" alone: a few words are read below the headline, where they may stand there. */
export function settleFeatures(reading: Reading, layout: Layout): void {
  const { features, points } = layout
  const said = features.map(({ span }) => reading.text.raw.slice(...span)).join(' ')
  const words = features.reduce((sum, statement) => sum + statement.words, 0)
  const isShort = isDense(said) ? said.length < leastSection.letters : words < leastSection.words
  const fits = points.length + features.length <= mostPoints
  if (!isShort || !fits || !features.every((one) => isPoint(reading, one))) return
  layout.points.push(...features.map((one) => asPhrase(reading, one)))
  layout.features = []
}
