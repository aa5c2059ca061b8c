import { matchAll, phraseIndex } from '../match-phrases.ts'
import type { Candidate, Reading } from '../name-words.ts'
import { findQuotes } from './find-quotes.ts'

/** A name in quotation marks. */
export function quoted(reading: Reading): Candidate[] {
  const { text, lexicon } = reading
  const found: Candidate[] = []
  for (const { start, end } of findQuotes(text.raw)) {
    const words = reading.words.filter((word) => word.start >= start && word.end <= end)
    if (words.length === 0 || words.length > 7 || end - start > 60) continue
    const lead = text.folded.slice(Math.max(0, start - 40), start)
    const cue = matchAll(phraseIndex(lexicon.name.before), lead).at(-1)
    const work =
      /\b(?:album|ep|single|record|song|lied|disco|disque|book|buch|livro|libro|boek|live-album|plaat|cd|platte|roman|romanzo|novela|novel|film|mostra|exposition|tentoonstelling|titled|motto|slogan)\W*$/.test(
        lead,
      )
    if (work && !cue) continue
    if (cue && lead.length - cue.end <= 6) found.push({ start, end, words, score: 10 })
    else if (words[0]?.capital && !/[.!?]$/.test(text.raw.slice(start, end))) {
      found.push({ start, end, words, score: 6.6 })
    }
  }
  return found
}
