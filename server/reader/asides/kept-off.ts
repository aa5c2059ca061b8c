import type { Language } from '../language.ts'
import { remembered } from '../remembered.ts'
import { fold } from '../text/fold.ts'
import { type PhraseFinder, phraseFinder } from '../text/phrase-finder.ts'
import { phrasePattern } from '../text/phrase-pattern.ts'
import { hasTag, type TaggedText, tagText } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import { sentencesOf } from '../withdrawals/sentences.ts'
import type { AsideWords } from './aside-words.ts'
import { bracketAround } from './clauses.ts'
import { type KeptOff, objectOf } from './kept-off-object.ts'
import type { PrivateWords } from './private-words.ts'
import { everywhereElse } from './withheld.ts'

/** "Family only, not on the page": what is kept off with the words that say so, wherever it stands. */
export function keptOff(
  raw: string,
  language: Language,
  { asides, words }: { asides: AsideWords; words: PrivateWords },
): Span[] {
  const folded = fold(raw)
  const kept: KeptOff = { raw, folded, words, asides, things: thingsOf(asides) }
  const found = requestsIn(kept, language)
  const spans = found.flatMap(([at, sentence]) => objectOf(kept, at, sentence))
  const all = [...spans, ...spans.flatMap((span) => everywhereElse(raw, span))]
  return [...all, ...reasonsBehind(kept, all)]
}

/** Letters of a sentence that says no more than why. */
const longestReason = 40

/** "Not on the page: the trio will play. | It's a surprise.": why something is kept off tells that there is something. */
function reasonsBehind({ raw, folded, words }: KeptOff, kept: readonly Span[]): Span[] {
  const sentences = sentencesOf(raw)
  return kept.flatMap(([, end]) => {
    const next = sentences.find(([from]) => from >= end - 1)
    if (!next || next[1] - next[0] > longestReason || /\p{L}/u.test(raw.slice(end, next[0])))
      return []
    return has(folded, words.surprises, next) || has(folded, words.secrets, next) ? [next] : []
  })
}

function requestsIn(kept: KeptOff, language: Language): [Span, Span][] {
  const { raw, folded, words, asides } = kept
  let text: TaggedText | undefined
  const tagged = () => (text ??= tagText(raw, language))
  const sentences = sentencesOf(raw)
  const among = (phrases: PhraseFinder, isMeant: (at: Span, sentence: Span) => boolean) =>
    phrases.allIn(folded).flatMap(({ said, index }) => {
      const at: Span = [index, index + said.length]
      const sentence = sentences.find(([from, to]) => from <= index && index < to)
      return sentence && isMeant(at, sentence) ? [[at, sentence] as [Span, Span]] : []
    })
  return [
    ...among(words.off, (_, sentence) => !isOfMeans(tagged(), sentence)),
    ...among(words.deleting, (at, sentence) => isDeleted(kept, at, sentence)),
    ...among(
      words.refusing,
      (_, sentence) => has(folded, words.secrets, sentence) && !isOfVisitors(kept, sentence),
    ),
    ...among(asides.hushing, (at, sentence) => isHushed(kept, at, sentence)),
  ]
}

/** "Book by phone, not on the website" tells how to book. */
const isOfMeans = (text: TaggedText, [start, end]: Span): boolean =>
  ['book', 'order', 'tickets', 'rsvp', 'enrol', 'donate', 'quote', 'download'].some((kind) =>
    hasTag(text, start, end, `actions.${kind}`),
  )

function isDeleted(kept: KeptOff, at: Span, sentence: Span): boolean {
  const { folded, words, things } = kept
  if (pointsBack(folded, at[0]) || has(folded, words.secrets, sentence)) return true
  if (has(folded, words.leftovers, sentence)) return true
  return !isOfVisitors(kept, sentence) && has(folded, things, sentence)
}

/** "Your password stays secret" is told to them. */
const isOfVisitors = ({ folded, asides }: KeptOff, sentence: Span): boolean =>
  asides.lists.visitors.some((each) =>
    new RegExp(phrasePattern(each, {}), 'u').test(folded.slice(...sentence)),
  )

/** "4200 <- ignore". */
const pointsBack = (folded: string, at: number): boolean =>
  /(?:<[-–=]+|[←↑]|^\^|\n\^)[^\n.!?<>←→]{0,20}$/u.test(folded.slice(Math.max(0, at - 24), at))

function isHushed({ raw, folded, words }: KeptOff, at: Span, sentence: Span): boolean {
  const bracket = bracketAround(raw, at)
  const isForFew =
    has(folded, words.few, bracket ?? at) || has(folded, words.surprises, bracket ?? at)
  return has(folded, words.secrets, sentence) || (bracket !== null && isForFew)
}

const has = (folded: string, phrases: PhraseFinder, span: Span): boolean =>
  phrases.isIn(folded.slice(...span))

/** Numbers and addresses of people: what else is worth deleting. */
const thingsOf = remembered(
  ({ lists }: AsideWords): PhraseFinder =>
    phraseFinder([...lists.phone, ...lists.email, ...lists.address], {}),
)
