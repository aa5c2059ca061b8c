import type { Reading } from '#server/reader/read.ts'
import { isUnspaced } from '#server/reader/text/fold.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { personNameOf } from '#server/reader/text/person-names.ts'
import {
  firstFrom,
  hasTag,
  tagAt,
  tagsIn,
  tagsOver,
  tokensIn,
} from '#server/reader/text/tagged-text.ts'
import type { Token } from '#server/reader/text/tokens.ts'
import type { Span } from '#server/reader/text/trim.ts'
import type { SpanRole } from '#shared/page/ops.ts'
import { beginsDenying } from './denial.ts'
import { goesOn } from './entries.ts'
import { countClaims } from './requests.ts'
import { type Range, spanOf } from './token-range.ts'

/** Words on either side of a border; behind a number fewer are who answers it. */
const leastWords = 2
const leastBehind = 3

/**
 * Typed in haste, one thing follows another without a mark: "ring 0533 555 017 | dogs ok in the yard",
 * "max 4 people | open 11-20". A telephone number ends what it is told for, and the word for opening
 * begins its hours.
 */
export function apartFromFacts(reading: Reading, range: Range): Range[] {
  const hours = beforeHours(reading, range).filter((at) => isBorder(reading, range, at))
  const cuts = [
    ...new Set([
      ...behindNumbers(reading, range),
      ...behindHours(reading, range),
      ...hours,
      ...beforeContact(reading, range),
    ]),
  ]
  const starts = [range[0], ...cuts.sort((one, other) => one - other)]
  return starts.map((start, i): Range => [start, starts[i + 1] ?? range[1]])
}

function behindNumbers(reading: Reading, range: Range): number[] {
  const [start, end] = spanOf(reading, range)
  const { text, contacts } = reading
  return contacts
    .filter(({ kind, span }) => kind === 'phone' && span[0] >= start && span[1] < end)
    .map(({ span }) => firstFrom(text.tokens, span[1]))
    .filter((at) => {
      const token = text.tokens[at]
      // "0533 555 017 for bookings", "… or by mail": it says what the number is for.
      return (
        token?.kind === 'word' &&
        // "… 0533 555 017 no cats": what is denied is nobody to ask for.
        (beginsDenying(reading.text, [token.start, end]) ||
          (!saysHow(reading, token) &&
            !isFunctionWord(text, token.start, token.end) &&
            !goesOn(reading, token.start) &&
            wordsIn(reading, at, entryEnd(reading, at, range[1])) >= leastBehind &&
            !hasWay(reading, [token.start, end])))
      )
    })
}

/** 090-5550-0138ショートメールで: how the number before it is to be used. */
const saysHow = ({ text }: Reading, { start }: Token): boolean =>
  !/\s/.test(text.raw[start - 1] ?? ' ') &&
  (text.startingAt.get(start) ?? []).some(({ tag }) => /^(?:contact|actions)\./.test(tag))

/** How likely a border has to be where no word says that something new begins. */
const likely = 0.6

/** "fr 15-18 sa 10-13 | führungen mit kindern nach absprache": what the table of hours says ends there. */
function behindHours(reading: Reading, range: Range): number[] {
  const { text, facts, marginals } = reading
  const [start, end] = spanOf(reading, range)
  const { hours } = facts
  if (!hours || hours.span[0] < start || hours.span[1] >= end) return []
  const at = firstFrom(text.tokens, hours.span[1])
  const token = text.tokens[at]
  if (token?.kind !== 'word' || goesOn(reading, token.start)) return []
  if (isFunctionWord(text, token.start, token.end)) return []
  const isOther = pieceAt(reading, token.start)?.role !== 'hours'
  const isLong = wordsIn(reading, at, entryEnd(reading, at, range[1])) >= leastBehind
  return isOther && isLong && (marginals?.cuts[at] ?? 1) >= likely ? [at] : []
}

const ways: ReadonlySet<SpanRole> = new Set(['contact', 'action', 'person', 'deadline'])

/** "… nach absprache | tel 07653 555 12", "… e sabato | whatsapp 345 …": the way to get in touch begins. */
function beforeContact(reading: Reading, range: Range): number[] {
  const { text, contacts } = reading
  const [start, end] = spanOf(reading, range)
  return contacts
    .filter(({ kind, span }) => kind !== 'handle' && span[0] > start && span[1] <= end)
    .flatMap(({ span }) => {
      let at = firstFrom(text.tokens, span[0])
      while (at > range[0] && leadsToContact(reading, at - 1)) at -= 1
      const [last, first] = [text.tokens[at - 1], text.tokens[at]]
      const role = last && pieceAt(reading, last.start)?.role
      // "… or x.example", "… order on x.example": what joins on is nothing alone.
      const isJoined =
        !first || (first.start < span[0] && isFunctionWord(text, first.start, first.end))
      // "Orders only by | phone 0349 …": what leads to it is told with its number.
      const leadsOn =
        last !== undefined &&
        ((last.spaced && /^\p{Script=Latin}$/u.test(last.text)) ||
          tagAt(text, last.start, 'words.prepositions') !== undefined)
      // "melden bei gerti 0316 555 0139": what asks for it is told with its number.
      const isLed =
        (first !== undefined && first.start < span[0]) ||
        !['actions.', 'contact.'].some((tag) => hasTag(text, start, span[0], tag))
      // "Da bitte vorher | anrufen 0561 …": what is asked politely is asked in one sentence.
      const isAsked =
        first !== undefined &&
        ['actions.call', 'actions.message'].some((tag) => tagAt(text, first.start, tag)) &&
        text.tokens
          .slice(Math.max(range[0], at - 2), at)
          .some((token) => tagAt(text, token.start, 'words.fillers'))
      const isApart =
        last?.kind === 'word' &&
        role &&
        !ways.has(role) &&
        !isJoined &&
        isLed &&
        !isAsked &&
        !leadsOn
      return isApart && wordsIn(reading, range[0], at) >= leastBehind ? [at] : []
    })
}

/** "tel", "whatsapp", "ring", "on", "Shauna": words that only say how, and who answers. */
function leadsToContact({ text, facts }: Reading, at: number): boolean {
  const token = text.tokens[at]
  if (!token || token.kind === 'line') return false
  const { start, end } = token
  if (token.kind === 'mark') return /^[:(]$/.test(token.text)
  return (
    isFunctionWord(text, start, end) ||
    personNameOf(token.text) !== undefined ||
    facts.people.some(({ span }) => span[0] <= start && end <= span[1]) ||
    ['contact.', 'actions.'].some((tag) => hasTag(text, start, end, tag))
  )
}

const pieceAt = ({ pieces }: Reading, at: number) =>
  pieces.find(({ span }) => span[0] <= at && at < span[1])

/** Where the entry ends that begins at a token. */
function entryEnd({ text }: Reading, from: number, end: number): number {
  const comma = text.tokens.slice(from, end).findIndex((token) => /^[,;，、；]$/.test(token.text))
  return comma < 0 ? end : from + comma
}

const wordsIn = ({ text }: Reading, from: number, to: number): number =>
  text.tokens.slice(from, to).filter(({ kind }) => kind === 'word').length

/** Another way to get in touch, or who answers: "Call 0533 555 017 Gino". */
function hasWay(reading: Reading, span: Span): boolean {
  const ways = (['phone', 'email', 'url', 'handle'] as const).some(
    (kind) => countClaims(reading, span, kind) > 0,
  )
  const asks = hasTag(reading.text, ...span, 'contact.who')
  const isPerson = reading.facts.people.some(({ span: [at] }) => at >= span[0] && at < span[1])
  return ways || asks || isPerson || beginsWithPerson(reading, span)
}

/** "310 555 0142 | doña Amparo": who answers it, with or without a title. */
function beginsWithPerson({ text }: Reading, span: Span): boolean {
  const [first, second] = tokensIn(text, ...span).filter(({ kind }) => kind === 'word')
  const isName = (word: Token | undefined) => personNameOf(word?.text ?? '') !== undefined
  return isName(first) || (isName(second) && /^\p{Lu}/u.test(text.raw.slice(second?.start)))
}

function beforeHours(reading: Reading, range: Range): number[] {
  const [start, end] = spanOf(reading, range)
  const { text } = reading
  return tagsIn(text, start, end, 'hours.open')
    .filter((tag) => {
      const behind = firstFrom(text.tokens, tag.end)
      const next = text.tokens[behind]
      // 最終受付17時: without a space it is a part of another word.
      const isGlued =
        isUnspaced(text.raw[tag.start - 1] ?? '') &&
        !text.tokens[firstFrom(text.tokens, tag.start)]?.spaced
      if (isGlued) return false
      return next?.kind === 'number' || (next && tagAt(text, next.start, 'hours.days.'))
    })
    .map((tag) => firstFrom(text.tokens, tag.start))
}

function isBorder(reading: Reading, [first, end]: Range, at: number): boolean {
  const last = reading.text.tokens.slice(first, at).findLast(({ kind }) => kind === 'word')
  const isOpen = last && isFunctionWord(reading.text, last.start, last.end)
  // "Domenica mattina | porte aperte 10-13": the days belong to them.
  const saysMore = reading.text.tokens
    .slice(first, at)
    .some(
      ({ kind, start, end: to }) =>
        kind === 'word' &&
        !tagsOver(reading.text, start, to).some(({ tag }) => tag.startsWith('hours.')),
    )
  return (
    !isOpen &&
    saysMore &&
    wordsIn(reading, first, at) >= leastWords &&
    wordsIn(reading, at, end) >= leastWords
  )
}
