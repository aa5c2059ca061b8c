import type { Claim } from '../claims.ts'
import { rememberedOf } from '../remembered.ts'
import { endingBefore } from '../text/ending-before.ts'
import { endsInForm } from '../text/ends-in-form.ts'
import { isDigit } from '../text/fold.ts'
import { isFunctionWord } from '../text/function-words.ts'
import { isHalved } from '../text/is-halved.ts'
import { isTypedSmall } from '../text/is-typed-small.ts'
import { firstFrom, type TaggedText, tagAt, tagBefore } from '../text/tagged-text.ts'
import type { Token } from '../text/tokens.ts'
import { coursesOf } from './courses.ts'

/** Whether a piece may begin with a token: none inside an address, one wherever a sentence begins. */
export type Border = 'open' | 'never' | 'always'

const whole: ReadonlySet<Claim['kind']> = new Set([
  'email',
  'url',
  'handle',
  'phone',
  'money',
  'date',
  'time',
])
/** Letters of a quotation that is a name and never parted: '다시, 봄'. */
const longestName = 30
/** "12." may be a day or a floor; no sum ends with so small a whole number unread. */
const mostOrdinal = 31
/** A sentence may begin with a sum, a bracket or a quotation. */
const opening = /^[\p{Sc}\p{Ps}\p{Pi}¿¡"']$/u

/** "(… I clear drains.) I mend books": what a sentence may end behind its full stop. */
const closing = /^[\p{Pe}\p{Pf}"]$/u

/** ①, ②: each begins a step of a list that runs on. */
const circled = /^[①-⑳❶-❿]$/

/** For each token whether a piece may, must or must not begin there. */
export function bordersOf(text: TaggedText, claims: readonly Claim[]): Border[] {
  const { tokens } = text
  const borders = tokens.map(
    (_, i): Border =>
      isOrdinal(text, i) || isHalved(tokens, i)
        ? 'never'
        : beginsSentence(text, claims, i)
          ? 'always'
          : 'open',
  )
  for (const { kind, span } of claims) {
    const isName = kind === 'quote' && span[1] - span[0] <= longestName
    if (!whole.has(kind) && !isName) continue
    borders.fill('never', firstFrom(tokens, span[0] + 1), firstFrom(tokens, span[1]))
  }
  for (const [start, end] of coursesOf(text, claims)) {
    const behind = firstFrom(tokens, end)
    const isColon = /^[:：]$/.test(tokens[behind]?.text ?? '')
    for (const at of [firstFrom(tokens, start), isColon ? behind + 1 : behind])
      borders[at] = 'always'
  }
  return borders
}

/** "Der 9. Mühlenlauf": behind an article a number with a stop says the how-manieth it is. */
function isOrdinal(text: TaggedText, i: number): boolean {
  const { tokens, language } = text
  const [article, number, stop] = [tokens[i - 3], tokens[i - 2], tokens[i - 1]]
  if (!language.data.info.ordinalStop || stop?.text !== '.' || number?.kind !== 'number')
    return false
  const isBehindArticle = article && tagBefore(text, article.end, 'words.articles')
  // "Omas 80. Geburtstag": what is held the how-manieth time.
  const feast = tokens[i] && tagBefore(text, tokens[i].end, 'trades.event.names')
  return Boolean(isBehindArticle) || feast !== undefined || isOnlyStop(text)
}

/** Commas of a text that parts nothing with full stops. */
const leastCommas = 5

/** "bis 2. stock, mo-sa 7-19, …": the one full stop of a text that is all commas parts nothing. */
const isOnlyStop = rememberedOf(({ tokens }: TaggedText): boolean => {
  const marks = (mark: string) =>
    tokens.filter(({ text }, i) => text === mark && i < tokens.length - 1).length
  return marks('.') === 1 && marks(',') >= leastCommas
})

function beginsSentence(text: TaggedText, claims: readonly Claim[], i: number): boolean {
  const { tokens } = text
  const [last, mark, token] = [tokens[i - 2], tokens[i - 1], tokens[i]]
  if (!token || !mark || token.kind === 'line') return false
  if (circled.test(token.text)) return true
  if (token.kind === 'mark' && !opening.test(token.text)) return false
  if (last && closing.test(mark.text)) return endsWithin(text, last, token)
  if (/^[。！？]$/.test(mark.text)) return true
  if (mark.kind === 'word' && token.spaced && isFinal(text, mark.end)) return true
  if (!/^[.!?…]$/.test(mark.text) || !token.spaced || !last) return false
  if (mark.text === '.' && endsDate(text, mark.end, token.start)) return false
  return mark.text !== '.' || !isAbbreviated(text, claims, i - 2)
}

/** Whether a sentence ended within brackets or quotation marks, and another begins behind them. */
const endsWithin = ({ raw }: TaggedText, stop: Token, next: Token): boolean =>
  /^[.!?…]$/.test(stop.text) &&
  next.spaced &&
  /^[\p{Lu}\p{Nd}\p{Ps}\p{Pi}"]/u.test(raw.slice(next.start))

const dateBefore = endingBefore(/(?<![\d.])(?:0?[1-9]|[12]\d|3[01])\.\s?(?:0?[1-9]|1[0-2])\./)

/**
 * "sa 24.5. 10-16 uhr", "bis 10.5. per mail": before a small letter or a number the stop is the day's;
 * what "tray of six 9.50." ends with is a sum.
 */
const endsDate = ({ raw }: TaggedText, end: number, next: number): boolean =>
  dateBefore(raw, end) !== undefined && !/^\p{Lu}/u.test(raw.slice(next))

/** 床屋です バーバー…: a polite form ends a sentence, also where no mark does. */
const isFinal = ({ raw, language }: TaggedText, end: number): boolean =>
  endsInForm(raw.slice(0, end), language.data.info.finalForms)

/** "markt bis 12. messer 5": without capitals, what a time of day ends is no ordinal. */
function endsTime(text: TaggedText, claims: readonly Claim[], at: number): boolean {
  const { tokens, tags } = text
  const [token, next] = [tokens[at], tokens[at + 2]]
  if (token?.kind !== 'number' || next?.kind !== 'word' || !isTypedSmall(text)) return false
  const isTime = claims.some(
    ({ kind, span }) => kind === 'time' && span[0] <= token.start && token.end <= span[1],
  )
  const isUntil = tags.some(({ tag, end }) => tag === 'hours.to' && end === token.start - 1)
  const isDate = tags.some(({ tag, start }) => tag.startsWith('dates.') && start === next.start)
  return (isTime || isUntil) && !isDate
}

/** "At least 2 kg. The cakes …": a measure behind its number ends before a word no name begins with. */
function endsMeasure(text: TaggedText, at: number): boolean {
  const [number, next] = [text.tokens[at - 1], text.tokens[at + 2]]
  if (number?.kind !== 'number' || !next || !/^\p{Lu}/u.test(text.raw.slice(next.start)))
    return false
  return ['words.articles', 'words.together', 'words.alone'].some(
    (tag) => tagAt(text, next.start, tag) !== undefined,
  )
}

/** "Within 20m. season is …": a sign glued to its number ends, unless it tells what there is so much of. */
function endsGluedMeasure(text: TaggedText, at: number): boolean {
  const [sign, next] = [text.tokens[at], text.tokens[at + 2]]
  if (sign?.kind !== 'word' || sign.text.length > 1 || next?.kind !== 'word') return false
  const isOf = tagAt(text, next.start, 'words.prepositions') !== undefined
  return !isOf && isDigit(text.raw[sign.start - 1])
}

/**
 * "Klasse 5 bis 13. 45 Minuten …", "um 6. Wir treffen uns …": behind an ordinal stands no other number
 * but one more, and no word that begins a sentence.
 */
function endsNumber(text: TaggedText, claims: readonly Claim[], at: number): boolean {
  const [next, mark] = [text.tokens[at + 2], text.tokens[at + 3]]
  if (!next) return false
  // "Mo, 3. 10 Uhr".
  const isTime = claims.some(({ kind, span: [start] }) => kind === 'time' && start === next.start)
  if (next.kind === 'number') return !isTime && mark?.kind !== 'mark'
  const isCapital = /^\p{Lu}/u.test(text.raw.slice(next.start))
  const isSubject = subjects.some((tag) => tagAt(text, next.start, tag)?.end === next.end)
  return isSubject || (isCapital && isFunctionWord(text, next.start, next.end))
}

/** What goes on behind a price: "€ 3 p st. incl. btw". */
const conditions = ['offers.including', 'words.prepositions', 'words.subordinate']

/** "3 euro p st. kleur lukt meestal": what something costs one of ends, unless a condition goes on. */
function endsPrice(text: TaggedText, at: number): boolean {
  const [token, next] = [text.tokens[at], text.tokens[at + 2]]
  if (token?.kind !== 'word' || next?.kind !== 'word') return false
  const isUnit = text.endingAt.get(token.end)?.some(({ tag, start }) => {
    const to = text.raw.slice(0, start).trimEnd().length
    const isSum =
      isDigit(text.raw[to - 1]) || tagBefore(text, to, 'money.currencies.') !== undefined
    return tag.startsWith('money.units.') && isSum
  })
  return isUnit === true && !conditions.some((tag) => tagAt(text, next.start, tag))
}

const subjects = ['words.together', 'words.alone']

/** "Zaterdag 8-16u. oude kaas …": an hour with its letter ends, unless a time goes on behind it. */
function endsHour(text: TaggedText, at: number): boolean {
  const [token, next] = [text.tokens[at], text.tokens[at + 2]]
  if (token?.kind !== 'word' || next?.kind !== 'word') return false
  const goesOn = ['hours.to', 'hours.until', 'hours.and'].some((tag) =>
    tagAt(text, next.start, tag),
  )
  const isHour = tagAt(text, token.start, 'hours.hour') !== undefined
  return isHour && !goesOn && isDigit(text.raw[token.start - 1])
}

/** "Mr.", "J.", "1." of a list, "3. Stock": the stop belongs to the word; not in "10 h à 19 h." */
function isAbbreviated(text: TaggedText, claims: readonly Claim[], at: number): boolean {
  const token = text.tokens[at]
  if (endsTime(text, claims, at)) return false
  if (!token) return false
  if (claims.some(({ span: [start, end] }) => start <= token.start && end === token.end))
    return false
  // "11€/h. exam preparation": what something costs one of.
  if (text.raw[token.start - 1] === '/') return false
  // "dom no. manteles aparte": "no." before a word is a no, before a figure a number.
  const isDenied = tagBefore(text, token.end, 'words.negations') !== undefined
  if (isDenied && text.tokens[at + 2]?.kind === 'word') return false
  const ends = [endsMeasure, endsHour, endsGluedMeasure, endsPrice]
  if (ends.some((isEnd) => isEnd(text, at))) return false
  const isShort = tagBefore(text, token.end, 'words.abbreviations') !== undefined
  // "Près du port. Révisions …": short for a telephone only before a number.
  const isNoun = tagBefore(text, token.end, 'places.venues') !== undefined
  if (isShort) return !isNoun || text.tokens[at + 2]?.kind !== 'word'
  // "Linden Str. 12".
  const isStreet = token.kind === 'word' && text.tokens[at + 2]?.kind === 'number'
  if (isStreet && tagBefore(text, token.end, 'places.streets')) return true
  if (token.kind === 'word') return token.text.length === 1
  const before = text.tokens[at - 1]
  if (!/^\d+$/.test(token.text) || Number(token.text) > mostOrdinal) return false
  if (!before || before.kind === 'line') return true
  // "Gartenstraße 3. Fragen …": the number of a house; its floor may be told behind it.
  const isHouse = tagBefore(text, before.end, 'places.streets') !== undefined
  const next = text.tokens[at + 2]
  if (isHouse && !(next && tagAt(text, next.start, 'places.floor'))) return false
  if (endsNumber(text, claims, at)) return false
  return text.language.data.info.ordinalStop && !/^[-–]$/.test(before.text)
}
