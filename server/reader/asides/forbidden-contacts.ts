import type { Language } from '../language.ts'
import { remembered } from '../remembered.ts'
import { fold } from '../text/fold.ts'
import { isDense } from '../text/is-dense.ts'
import { type PhraseFinder, phraseFinder } from '../text/phrase-finder.ts'
import { around, overlap } from '../text/spans.ts'
import { hasTag, tagText } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import { sentencesOf } from '../withdrawals/sentences.ts'
import type { AsideWords } from './aside-words.ts'
import { addressBeside, addressOf, confidedAddress } from './private-address.ts'
import type { PrivateWords } from './private-words.ts'
import {
  bordersIn,
  foundIn,
  isBare,
  isOneClause,
  longestWhole,
  type Sentence,
} from './remark-sentence.ts'
import { everywhereElse, valuesIn } from './withheld.ts'

/** Letters between "not" and "put", and between what forbids and the contact it forbids. */
const reach = { negation: 25, contact: 90, confided: 40 }
/** The same where a sentence is typed without marks, and in words. */
const bareReach = { negation: 16, contact: 30, dense: 5, words: 3 }

/**
 * "Don't put my mobile 07700 … on it", "the old number … is no longer ours": the words that hold a
 * contact nobody is to be given, wherever it stands. What is read, linked and mapped is what is left.
 */
export function forbiddenContacts(
  raw: string,
  language: Language,
  { asides, words }: { asides: AsideWords; words: PrivateWords },
): Span[] {
  const folded = fold(raw)
  const read = (at: Span) => {
    const borders = bordersIn(raw, folded, at, asides)
    return { raw, folded, at, borders, words, asides, language }
  }
  const spans = sentencesOf(raw).flatMap((at) => {
    const parts = contrasted(raw, at)
    const isShown = parts.length > 1 && foundIn(read(at), words.showing).length > 0
    return parts.flatMap((part) => {
      const own = forbiddenIn(read(part))
      const spans = own.length === 0 && isShown ? refused(read(part)) : own
      return part[0] > at[0] ? spans.map((span) => withMark(raw, part, span)) : spans
    })
  })
  return [
    ...spans.map((span) => spaced(raw, span)),
    ...spans.flatMap((span) => everywhereElse(raw, span)),
  ]
}

/** "My mobile is 07700 …; the landline, 01632 …, isn't for the page": each part has a contact of its own. */
function contrasted(raw: string, [start, end]: Span): Span[] {
  const cuts = [...raw.slice(start, end).matchAll(/;\s+/g)].map(
    ({ index, 0: mark }): Span => [start + index, start + index + mark.length],
  )
  const parts = [...cuts, undefined].map(
    (cut, i): Span => [cuts[i - 1]?.[1] ?? start, cut?.[0] ?? end],
  )
  return parts.every((part) => valuesIn(raw, part).length > 0) ? parts : [[start, end]]
}

/** All of a later part goes with the mark before it, and leaves the stop behind. */
function withMark(raw: string, [from, to]: Span, span: Span): Span {
  if (span[0] > from || span[1] < to) return span
  const mark = /;\s+$/.exec(raw.slice(0, from))?.[0].length ?? 0
  const stop = /[.!?。\s]*$/.exec(raw.slice(from, to))?.[0].length ?? 0
  return [from - mark, to - stop]
}

/** "The one is to be put on; the other, 01632 …, not, …": of a contact, where another is to stand there. */
function refused(sentence: Sentence): Span[] {
  const { raw, at, language } = sentence
  const [contact] = valuesIn(raw, at)
  const isNot = foundIn(sentence, negationsOf(language)).some(
    ([start, end]) =>
      contact &&
      start >= contact[1] &&
      /^[\s,]*$/.test(raw.slice(contact[1], start)) &&
      /^\s*(?:[,.;!?]|$)/.test(raw.slice(end)),
  )
  return isNot ? [at] : []
}

/** With the space behind it in place of the one before. */
function spaced(raw: string, [start, end]: Span): Span {
  const before = /^\s*/.exec(raw.slice(start, end))?.[0].length ?? 0
  const behind = before > 0 || start === 0 ? (/^[^\S\n]*/.exec(raw.slice(end))?.[0].length ?? 0) : 0
  return [start + before, end + behind]
}

function forbiddenIn(sentence: Sentence): Span[] {
  const contacts = valuesIn(sentence.raw, sentence.at)
  const things = thingsOf(sentence.asides)
  const isOfAddress = things.address.isIn(sentence.folded.slice(...sentence.at))
  const confided = contacts.length === 0 ? confidedAddress(sentence) : []
  if (contacts.length === 0 && (!isOfAddress || confided.length > 0)) return confided
  const named = [...negatedShowings(sentence), ...foundIn(sentence, sentence.words.withdrawn)]
  return [
    ...named.flatMap((phrase): Span[] => {
      if (contacts.length === 0) return [...addressOf(sentence), ...addressBeside(sentence)]
      const contact = nearest(sentence, phrase, contacts)
      const isForbidden = contact && isMeant(sentence, phrase, contact)
      return isForbidden ? [told(sentence, around([phrase, contact]))] : []
    }),
    ...foundIn(sentence, sentence.words.confided).flatMap((phrase): Span[] => {
      const before = contacts.filter(
        ([, end]) => end <= phrase[0] && phrase[0] - end <= reach.confided,
      )
      return before.length > 0 ? [told(sentence, around([phrase, ...before.slice(-1)]))] : []
    }),
  ]
}

/** "Don't … put", "zet … er niet op"; how one books that is not on the website forbids nothing. */
function negatedShowings(sentence: Sentence): Span[] {
  const { raw, at, language } = sentence
  const showings = foundIn(sentence, sentence.words.showing)
  if (showings.length === 0 || isOfMeans(raw.slice(...at), language)) return []
  const negations = foundIn(sentence, negationsOf(language))
  const most = isBare(sentence) ? bareReach.negation : reach.negation
  const contacts = valuesIn(raw, at)
  const isAround = (span: Span) => contacts.some((each) => span[0] <= each[0] && each[1] <= span[1])
  return negations.flatMap((negation): Span[] => {
    const apart = (showing: Span) => {
      const span = around([negation, showing])
      if (overlap(negation, showing)) return Number.POSITIVE_INFINITY
      if (isAround(span)) return between(negation, showing) / 4
      return isOneClause(sentence, negation, showing)
        ? between(negation, showing)
        : Number.POSITIVE_INFINITY
    }
    const [showing] = showings.toSorted((one, other) => apart(one) - apart(other))
    return showing && apart(showing) <= most ? [around([negation, showing])] : []
  })
}

const between = (one: Span, other: Span): number =>
  Math.max(0, Math.max(one[0], other[0]) - Math.min(one[1], other[1]))

/** "Book by phone, not on the website" tells how to book. */
export function isOfMeans(said: string, language: Language): boolean {
  const text = tagText(said, language)
  return means.some((kind) => hasTag(text, 0, said.length, `actions.${kind}`))
}
const means = ['book', 'order', 'tickets', 'rsvp', 'enrol', 'donate', 'quote', 'download']

/**
 * Whether a phrase is about a contact: it says what it is of ("my mobile"), or nothing but it. Behind
 * the phrase's own clause it is about none ("don't put that number, put Joan's, 0190 …").
 */
function isMeant(sentence: Sentence, phrase: Span, contact: Span): boolean {
  const { raw, folded, at, borders, asides } = sentence
  const { phone } = thingsOf(asides)
  const gap: Span = [Math.min(phrase[1], contact[1]), Math.max(phrase[0], contact[0])]
  const isBehind = contact[0] >= phrase[1]
  // "Don't put that we wash them as I burnt one the phone is 07700 …": of something else.
  if (isBehind && (raw.slice(...gap).match(/\p{L}+/gu)?.length ?? 0) > mostWords) return false
  const parted = borders.filter((each) => gap[0] <= each && each <= gap[1])
  const apposed = parted.length === 1 && contact[0] - (parted[0] ?? 0) <= longestApposed
  if (isBehind && parted.length > 0 && !apposed) return false
  const near = folded.slice(...widened(at, around([phrase, contact]), isBare(sentence) ? 12 : 170))
  const isNamed = phone.isIn(near)
  if (isBare(sentence)) {
    const words = raw.slice(...gap).match(/\p{L}+/gu)?.length ?? 0
    return (
      isNamed &&
      words <= bareReach.words &&
      gap[1] - gap[0] <= (isDense(raw.slice(...at)) ? bareReach.dense : bareReach.contact)
    )
  }
  if (isNamed) return true
  const rest = raw.slice(phrase[1], at[1]).replace(/[,;.!?、。）)][\s\S]*/u, '')
  const length = gap[1] - gap[0]
  if (parted.length > 0) return false
  return isBehind ? length <= longestLead : length <= longestParticle && restOf.test(rest)
}

/** Letters between a phrase and the number it is of, where no word says so. */
const longestLead = 15
const longestParticle = 4
/** What may end such a remark: "on", でください. */
const restOf = /^(?:\s?\p{Script=Latin}{0,4}\s?|[^\p{Script=Latin}]{0,12})$/u

/** Words between what forbids and the contact it forbids. */
const mostWords = 9

/** Letters between a comma and the number that says which is meant. */
const longestApposed = 8

const widened = ([from, to]: Span, [start, end]: Span, by: number): Span => [
  Math.max(from, start - by),
  Math.min(to, end + by),
]

/** Of the same clause, or the one that stands nearest. */
function nearest(sentence: Sentence, phrase: Span, contacts: readonly Span[]): Span | undefined {
  const inReach = contacts.filter((each) => between(phrase, each) <= reach.contact)
  const own = inReach.filter((each) => isOneClause(sentence, phrase, each))
  return (own.length > 0 ? own : inReach).toSorted(
    (one, other) => between(phrase, one) - between(phrase, other),
  )[0]
}

const longestClause = 140

/** The sentence, where nothing else is told in it that has a number; else the clauses it takes. */
function told({ raw, at, borders, folded }: Sentence, phrase: Span): Span {
  const start = borders.findLast((each) => each <= phrase[0]) ?? at[0]
  const isToldBehind = /[\d@]/.test(folded.slice(phrase[1], at[1]))
  const end = borders.find((each) => each >= phrase[1]) ?? (isToldBehind ? phrase[1] : at[1])
  const rest = folded.slice(at[0], start) + folded.slice(end, at[1])
  if (at[1] - at[0] <= longestWhole && !/[\d@]/.test(rest)) return at
  if (end - start <= longestClause) return [start, end]
  const lead = /(?:\S+\s+){0,4}$/.exec(raw.slice(Math.max(at[0], phrase[0] - 60), phrase[0]))
  return [phrase[0] - (lead?.[0].length ?? 0), phrase[1]]
}

const thingsOf = remembered(({ lists }: AsideWords) => ({
  phone: phraseFinder([...lists.phone, ...lists.email], {}),
  address: phraseFinder(lists.address, {}),
}))

const negationsOf = remembered(
  ({ data }: Language): PhraseFinder => phraseFinder(data.words.negations, {}),
)
