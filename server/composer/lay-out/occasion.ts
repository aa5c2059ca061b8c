import type { Reading } from '#server/reader/read.ts'
import { capitalisesNouns } from '#server/reader/text/nouns.ts'
import { tagAt } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import type { Statement } from '../material/statement.ts'
import { phrase } from '../material/turn.ts'
import { ownWords } from '../material/words.ts'
import type { Title } from './titles.ts'

/** Letters of what a feast is called. */
const longestOccasion = 48

/** Letters of "On Saturday the ", before the number of a day a brief begins with. */
const longestDay = 24

/** What is held, where the sentence a brief begins with calls it something, as titles: one or none. */
export function occasionOf(reading: Reading, first: Statement | undefined): Title[] {
  const { text, industry, facts, days } = reading
  if (facts.name || !first) return []
  // "On Saturday 20 March the people of Ōkato are holding …": whatever the trade was taken for.
  const isDated = days.some(({ start }) => start - first.span[0] < longestDay)
  if (industry !== 'event' && !isDated) return []
  const span = inQuotes(reading, first.span) ?? inCapitals(reading, first.span)
  if (!span || span[1] - span[0] > longestOccasion) return []
  return [{ words: ownWords(phrase(text, span), span), from: first }]
}

/** "The hiking club invites you to the «Walk of Cherries»". */
function inQuotes({ claims }: Reading, [start, end]: Span): Span | undefined {
  return claims.findLast(
    ({ kind, span }) => kind === 'quote' && span[0] > start && span[1] <= end + 1,
  )?.span
}

/** Two words or more with capitals, and the small words of names between them: "Walk of Cherries". */
function capitalRuns({ language }: Reading['text'], said: string): RegExpExecArray[] {
  const joints = language.data.names.particles.filter((one) => /^\p{L}{1,3}$/u.test(one)).join('|')
  const word = String.raw`\p{Lu}[\p{L}’'-]+`
  const run = String.raw`(?<=\s)${word}(?: (?:(?:${joints}) )?${word})+`
  return [...said.matchAll(new RegExp(run, 'gu'))]
}

/** "… we are holding the Great Wheelbarrow Derby to pay for …": behind an article, and no place. */
function inCapitals({ text, towns, days }: Reading, [start, end]: Span): Span | undefined {
  const isDated = days.some((day) => day.start >= start && day.end <= end)
  if (!isDated || capitalisesNouns(text.language)) return undefined
  return capitalRuns(text, text.raw.slice(start, end))
    .map(({ 0: said, index }): Span => [start + index, start + index + said.length])
    .find(([from]) => {
      const article = text.endingAt.get(from - 1)?.find(({ tag }) => tag === 'words.articles')
      const isPlace =
        tagAt(text, from, 'places.venues') !== undefined ||
        towns.some((town) => town.start === from)
      return article !== undefined && !isPlace
    })
}
