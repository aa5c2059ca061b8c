import type { Draft } from '../draft.ts'
import { rememberedOf } from '../remembered.ts'
import { isFunctionWord } from '../text/function-words.ts'
import { personNameOf } from '../text/person-names.ts'
import { speakers } from '../text/tag-names.ts'
import {
  firstFrom,
  hasTag,
  type TaggedText,
  tagAt,
  tagBefore,
  tokensIn,
} from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import { sensesOf } from '../text/word-senses.ts'

/** "Supply | 214 houses in Kilcoolan": what is counted is no house of a street. */
export function countsThings(text: TaggedText, [start, end]: Span): boolean {
  if (hasTag(text, start, text.raw.slice(0, end).search(/\d\D*$/), 'places.streets')) return false
  const words = tokensIn(text, start, end)
  return words.some(({ kind }, at) => {
    const [thing, joint] = [words[at + 1], words[at + 2]]
    const isThing = thing && /^\p{Ll}{4,}/u.test(text.raw.slice(thing.start, thing.end))
    return kind === 'number' && isThing && joint && tagAt(text, joint.start, 'places.in')
  })
}

/** "hearing loops for village | halls": a town of that name, typed small like the word it is here. */
export function isPlainWord({ text }: Pick<Draft, 'text'>, [start, end]: Span): boolean {
  const [word, more] = tokensIn(text, start, end)
  if (!word || more || !/^\p{Ll}/u.test(text.raw.slice(start))) return false
  const senses = sensesOf(text.language, word.text)
  return senses.some((sense) => !ofPlaces.has(sense)) && !tagBefore(text, start - 1, 'places.in')
}

/** Senses of names of places, and of what one may be in. */
const ofPlaces: ReadonlySet<string> = new Set(['named', 'nation', 'area-word', 'nature-place'])

/** Words between "not" and the place: "not at the". */
const farthestDenial = 3

/** "Showgrounds hall", and further on "not the | showgrounds": where it is not. */
export function isDenied(text: TaggedText, [start, end]: Span): boolean {
  const [first] = tokensIn(text, start, end)
  if (!first || first.end - first.start < shortestDenied) return false
  return placesOf(text)(first.text).some((index) => {
    if ((text.tokens[index]?.start ?? 0) < end) return false
    const before = text.tokens.slice(Math.max(0, index - farthestDenial), index)
    const denial = before.findLastIndex((each) => tagAt(text, each.start, 'words.negations'))
    const rest = before.slice(denial + 1)
    return (
      denial >= 0 &&
      rest.length > 0 &&
      rest.every((each) => isFunctionWord(text, each.start, each.end))
    )
  })
}

/** Where each word stands. */
const placesOf = rememberedOf(({ tokens }: TaggedText) => {
  const places = Map.groupBy(tokens.keys(), (index) => tokens[index]?.text ?? '')
  return (word: string) => places.get(word) ?? []
})

/** Letters. */
const shortestDenied = 5

/** "The judge is Mr Ken Oldaker from | Dubbo": who another is; "I'm Ann from Dubbo" says where one goes. */
export function isOfPerson({ text, pieces }: Draft, [start]: Span): boolean {
  if (isSurname(text, start)) return true
  const joint = tagBefore(text, start - 1, 'words.prepositions')
  // "de" is "of" as well.
  const isFrom =
    joint !== undefined &&
    joint.end - joint.start > 2 &&
    ['dates.from', 'places.near'].some((tag) => tagAt(text, joint.start, tag))
  const piece = pieces.find(({ span }) => span[0] <= start && start < span[1])
  const isOwn = piece && speakers.some((tag) => hasTag(text, ...piece.span, tag))
  return isFrom && piece?.role === 'person' && !isOwn
}

/** "Quem pinta é a Deolinda | Rocha": a name of people behind another, to which an article or a verb leads. */
function isSurname(text: TaggedText, start: number): boolean {
  const at = firstFrom(text.tokens, start)
  const [first, last] = [text.tokens[at - 1], text.tokens[at]]
  if (first?.kind !== 'word' || !last || first.end !== start - 1) return false
  const isCapital = [first.start, start].every((each) => /^\p{Lu}/u.test(text.raw.slice(each)))
  const leads = ['words.articles', 'words.copulas'].some((tag) =>
    tagBefore(text, first.start - 1, tag),
  )
  return isCapital && leads && (personNameOf(first.text) ?? personNameOf(last.text)) !== undefined
}
