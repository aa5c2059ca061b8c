import { isCityOf } from './gazetteer.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { type Match, matchAll, phraseIndex } from './match-phrases.ts'
import type { PlaceCandidate } from './place-candidates.ts'
import { type BriefText, type Word, wordFrom } from './read-text.ts'
import { isTown, knownAt, townAt } from './town-at.ts'

/** Towns that the words beside them give away, with no word for "in" before them. */
export function besideTown(
  text: BriefText,
  lexicon: Lexicon,
  words: readonly Word[],
): PlaceCandidate[] {
  const { origins, seats, around } = lexicon.place
  return [
    ...matchAll(phraseIndex(origins), text.folded).map((cue) => wordFrom(words, cue.end)),
    ...matchAll(phraseIndex(seats), text.folded).map((cue) => ownerOf(text, words, cue)),
    ...matchAll(phraseIndex(around), text.folded).map((cue) => centreOf(text, words, cue)),
  ].flatMap((at) => {
    const word = words[at]
    if (!word?.capital) return []
    const end = Math.max(knownAt(text, word.start), townAt(text, words, at))
    const own = isCityOf(text.folded.slice(word.start, end), lexicon.countries)
    const { start } = word
    return isTown(text, lexicon, start, end) ? [{ start, end, score: 4, own }] : []
  })
}

const belongs = /^(?:of|de|du|d|di|do|da|del|van|von|in)$/

/** "the church hall of Chipping Campden", "repair café associatif de Thouars": the word behind "of". */
function ownerOf(text: BriefText, words: readonly Word[], { end }: Match<true>): number {
  const first = wordFrom(words, end)
  for (let at = first; at >= 0 && at < first + 3; at += 1) {
    const word = words[at]
    const before = at > first ? words[at - 1]?.end : end
    if (!word || word.capital || !/^[ '’]$/.test(text.raw.slice(before, word.start))) return -1
    if (belongs.test(word.folded)) return gapBehind(text, words, at) ? at + 1 : -1
  }
  return -1
}

const gapBehind = (text: BriefText, words: readonly Word[], at: number): boolean =>
  /^[ '’]$/.test(text.raw.slice(words[at]?.end, words[at + 1]?.start))

/** "Lübbecke und Umgebung", "Bergen op Zoom en omgeving": where the town before the words begins. */
function centreOf(text: BriefText, words: readonly Word[], { start }: Match<true>): number {
  const behind = wordFrom(words, start)
  let at = behind - 1
  if (text.raw.slice(words[at]?.end, start) !== ' ') return -1
  while (words[at - 1]?.capital && text.raw.slice(words[at - 1]?.end, words[at]?.start) === ' ')
    at -= 1
  return at
}
