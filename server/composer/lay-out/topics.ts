import type { Reading } from '#server/reader/read.ts'
import { rememberedOf } from '#server/reader/remembered.ts'
import { fold, isGlued } from '#server/reader/text/fold.ts'
import { type Labels, type Topic, topics, tradeGroup } from '../labels.ts'
import type { Statement } from '../material/statement.ts'

/** Where nobody stays the night, keys are handed over for something else. */
const ofHouses: ReadonlySet<Topic> = new Set(['arrival', 'stay'])

/** What a rule is about, by its first telling word; null where none is known. */
export function topicOf(reading: Reading, { span }: Statement, labels: Labels): Topic | null {
  const said = reading.text.folded.slice(...span)
  const isHouse = tradeGroup(reading) === 'lodging'
  const told = topics
    .filter((topic) => isHouse || !ofHouses.has(topic))
    .map((topic) => ({ topic, at: firstCue(said, labels.topics[topic].cues) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
  return told[0]?.topic ?? null
}

/** Where the first of some words stands in what is folded; -1 where none does. A `*` leaves its end open. */
export function firstCue(said: string, cues: readonly string[]): number {
  const hits = foldedCues(cues)
    .map((cue) => positionOf(said, cue))
    .filter((at) => at >= 0)
  return hits.length > 0 ? Math.min(...hits) : -1
}

const foldedCues = rememberedOf((cues: readonly string[]) => cues.map(fold))

/** A whole word where the script has them. */
function positionOf(said: string, cue: string): number {
  const isOpen = cue.endsWith('*')
  const word = isOpen ? cue.slice(0, -1) : cue
  for (let at = said.indexOf(word); at >= 0; at = said.indexOf(word, at + 1)) {
    if (isGlued(word[0])) return at
    const before = said[at - 1] ?? ' '
    const behind = said[at + word.length] ?? ' '
    if (!/\p{L}/u.test(before) && (isOpen || !/\p{L}/u.test(behind))) return at
  }
  return -1
}
