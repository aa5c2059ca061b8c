import { currencyOf } from '../countries.ts'
import type { Country } from '../find-country.ts'
import { isWordLetter } from '../text/fold.ts'
import { isFunctionWord } from '../text/function-words.ts'
import { type TaggedText, tagAt, tagsIn } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import { withdrawalTags } from '../withdrawals/withdrawal-words.ts'
import { type Cardinal, cardinalsAt, isBoundary } from './cardinals.ts'
import type { DictationWords } from './dictation-words.ts'
import { numberBefore } from './number-before.ts'
import { type NumberLexicon, numberText, numberTextOf } from './number-lexicon.ts'
import type { Swap } from './swap.ts'

interface Words {
  text: TaggedText
  said: string
  words: DictationWords
  lexicon: NumberLexicon
}

/** "Twelve pounds fifty", "zwölf Euro", 千二百円: sums that are told in words, as figures. */
export function spokenSums(
  text: TaggedText,
  country: Country,
  words: DictationWords,
  lexicon: NumberLexicon,
): Swap[] {
  const heard = { text, said: numberTextOf(text), words, lexicon }
  const format = amountFormat(text, country)
  const markers = markersIn(text)
  const swaps: Swap[] = []
  for (const sign of signsOf(heard)) {
    const amount = numberBefore(heard.said, sign.start, lexicon)
    if (!amount || amount.start < (swaps.at(-1)?.span[1] ?? 0)) continue
    const rest = sign.isCoin ? null : behindSign(heard, sign.end)
    const takenBack = takenBackBefore(heard, markers, amount.start)
    if (takenBack) swaps.push({ span: spanOf(takenBack), text: format(takenBack.value) })
    const value = amount.value + (rest?.part ?? 0)
    const unit = text.raw.slice(amount.end, sign.end)
    swaps.push({ span: [amount.start, rest?.end ?? sign.end], text: format(value) + unit })
  }
  return swaps
}

const spanOf = ({ start, end }: Cardinal): Span => [start, end]

/** As sums are written in a country of the language, with the usual mark before coins. */
function amountFormat({ language }: TaggedText, { code }: Country): (amount: number) => string {
  const { countries } = language.data.info
  const tag = countries.includes(code) ? `${language.tag}-${code}` : language.tag
  return (amount) =>
    new Intl.NumberFormat(tag, {
      minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
      maximumFractionDigits: 2,
    }).format(amount)
}

/** Words for money that is paid with where the language is spoken, and for its coins. */
function signsOf({ text, said, lexicon }: Words) {
  const { countries, furtherCountries } = text.language.data.info
  const paid = new Set([...countries, ...furtherCountries].map((code) => currencyOf(code)))
  // "Quatre cents jeux": the word for coins is one for hundreds.
  const isNumber = (start: number, end: number) =>
    lexicon.forms.get(said[start] ?? '')?.some((form) => form.text === said.slice(start, end))
  const isPaid = (tag: string) => {
    const name = tag.split('.').at(-1) ?? ''
    return !/^[A-Z]{3}$/.test(name) || paid.has(name)
  }
  const signs = [
    ...tagsIn(text, 0, text.raw.length, 'money.currencies.').filter(({ tag }) => isPaid(tag)),
    ...tagsIn(text, 0, text.raw.length, 'money.coins'),
  ].filter(({ start, end }) => isWord(text, start, end) && !isNumber(start, end))
  return signs
    .filter(({ start, end }) => !signs.some((other) => other.start === start && other.end > end))
    .map(({ start, end, tag }) => ({ start, end, isCoin: tag === 'money.coins' }))
    .toSorted((one, other) => one.start - other.start)
}

/** A letter alone is a sign behind figures only, "two p"; grammars read what is glued to a number. */
const isWord = ({ folded }: TaggedText, start: number, end: number): boolean =>
  isWordLetter(folded[start]) && end - start > 1

/** "Twelve pounds | fifty", "nove euros | e meio": what belongs to the sum behind its word. */
function behindSign(heard: Words, at: number): { end: number; part: number } | null {
  const { said, words } = heard
  const from = behindSpace(said, at)
  if (from === at) return null
  const half = words.halves.map(numberText).find((each) => said.startsWith(each, from))
  if (half && isBoundary(said, from + half.length)) return { end: from + half.length, part: 0.5 }
  const join = words.cents.map(numberText).find((each) => said.startsWith(`${each} `, from))
  const starts = [from, ...(join ? [from + join.length + 1] : [])]
  for (const start of starts) {
    const cents = centsAt(heard, start)
    if (cents) return cents
  }
  return null
}

const behindSpace = (said: string, at: number): number => (said[at] === ' ' ? at + 1 : at)

/** Coins come in fives, or one is left out: 50, 95, 99. */
const isUsual = (value: number): boolean =>
  value >= 5 && value < 100 && (value % 5 === 0 || value % 10 === 9)

function centsAt({ text, said, lexicon }: Words, start: number) {
  const numbers = cardinalsAt(said, start, lexicon).filter(({ value }) => isUsual(value))
  for (const { end, value } of numbers.toReversed()) {
    const coin = tagAt(text, behindSpace(said, end), 'money.coins')
    if (coin) return { end: coin.end, part: value / 100 }
    if (!isCounting(text, end) || isBeforeVerb(text, value, end)) return { end, part: value / 100 }
  }
  return null
}

/** "Ocho euros cincuenta | atiendo": where sentences begin with their verbs, fifty is more often of the sum. */
function isBeforeVerb(text: TaggedText, value: number, end: number): boolean {
  const { weVerb } = text.language.data.info
  const next = text.tokens.find((token) => token.start >= end)
  const isCounted = ['money.units.', 'roles.audience'].some(
    (tag) => next && tagAt(text, next.start, tag),
  )
  return weVerb !== undefined && value === 50 && next?.kind === 'word' && !isCounted
}

/** "Ten euros twenty people": the number counts what stands behind it. */
function isCounting(text: TaggedText, end: number): boolean {
  const next = text.tokens.find((token) => token.start >= end)
  if (next?.kind !== 'word') return next?.kind === 'number'
  return (
    !isFunctionWord(text, next.start, next.end) &&
    !['money.units.', 'money.per'].some((tag) => tagAt(text, next.start, tag))
  )
}

/** "Fifty no wait | fifty-five euros": the sum that was taken back for this one. */
function takenBackBefore({ said, lexicon }: Words, markers: readonly Span[], at: number) {
  const marker = markers.find(
    ([start, end]) => start > 0 && (end === at || (end === at - 1 && said[end] === ' ')),
  )
  return marker ? numberBefore(said, marker[0], lexicon) : null
}

const markersIn = ({ language, folded }: TaggedText): Span[] =>
  withdrawalTags(language.code, folded)
    .filter(({ tag }) => tag === 'retracting' || tag === 'doubting')
    .map(({ start, end }) => [start, end])
