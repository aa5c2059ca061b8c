import { fold } from '../text/fold.ts'
import { anyPhrase } from '../text/phrase-pattern.ts'
import type { Span } from '../text/trim.ts'
import type { AsideWords } from './aside-words.ts'

/** What is not to be printed: a value of a kind, what was said, or nobody knows. */
export type Withheld = 'phone' | 'email' | 'address' | 'name' | 'that' | 'none'

const values: Partial<Record<Withheld, RegExp>> = {
  phone: /\+?\(?\d[\d\s()/.–-]{5,}\d/g,
  email: /[^\s@,;:()<>]+@[^\s@,;:()<>]+\.[a-z]+/gi,
}

/** Sites and accounts: no remark of these names them by a word, so they count only where they stand. */
const links =
  /(?:https?:\/\/|www\.)[^\s,;()（）、。]+|(?<![\w.@])@[\w.-]{2,30}\w|(?<![\w@.-])[\w-]{2,40}\.(?:com|org|net|example|eu|info)(?:\/[^\s,;()（）、。]*)?/gi

/** The numbers, addresses of mail and links within a span. */
export function valuesIn(text: string, [start, end]: Span): Span[] {
  return [...Object.values(values), links].flatMap((value) =>
    [...text.slice(start, end).matchAll(value)].map(
      ({ 0: said, index }): Span => [start + index, start + index + said.length],
    ),
  )
}

interface Wanted {
  what: Withheld
  /** What was said right before. */
  before: Span | null
  words: AsideWords
}

/** Everything that tells what is not to be printed: its clause, or where that tells more, it alone. */
export function withheldSpans(text: string, { what, before, words }: Wanted): Span[] {
  if (!before) return []
  const said = text.slice(...before)
  const value = values[what]
  if (value) {
    const found = [...said.matchAll(value)].map(([each]) => each.trim())
    return found.flatMap((each) => everywhere(text, each, before, words))
  }
  if (what === 'address') return isAddress(said, words) ? [before] : []
  if (what !== 'name') return []
  const names = namesIn(said)
  const isOwnSentence = /[.!?。！？]\s*$/.test(said)
  if (/\d|@/.test(said) || (isOwnSentence && names.length === 0)) return []
  return [before, ...names.flatMap((name) => occurrences(text, name))]
}

/** The whole clause where it says hardly more than the value; else the value and what leads to it. */
function everywhere(text: string, value: string, before: Span, words: AsideWords): Span[] {
  const said = text.slice(...before)
  const rest = said.replace(value, '').match(/[\p{L}]{2,}/gu) ?? []
  const isTold = namesKind(said, 'phone', words) || namesKind(said, 'email', words)
  const own: Span[] = isTold && rest.length <= mostBeside ? [before] : []
  return [...own, ...occurrences(text, value).map((span) => withLead(text, span))]
}

/** Words of "and her home number is". */
const mostBeside = 6

/** A clause of the same sentence tells it with a number; another sentence has to name it. */
const isAddress = (said: string, words: AsideWords): boolean => {
  const isShort = (said.match(/[\p{L}\d]+/gu) ?? []).length <= mostOfAddress
  // "Pedido só no zap 81 99555-0137 | não coloca meu endereço": a number of theirs is no address.
  const reaches = Object.values(values).some((value) => said.search(value) >= 0)
  return (
    namesKind(said, 'address', words) ||
    (isShort && !reaches && /\d/.test(said) && !/[.!?。！？]\s*$/.test(said))
  )
}

/** Words of "my studio is 3 Raven Lane"; a longer clause tells more. */
const mostOfAddress = 9

const namesKind = (
  said: string,
  kind: 'phone' | 'email' | 'address',
  { lists }: AsideWords,
): boolean => new RegExp(anyPhrase(lists[kind]), 'u').test(fold(said))

function occurrences(text: string, value: string): Span[] {
  const found: Span[] = []
  for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + value.length))
    found.push([at, at + value.length])
  return found
}

/** The numbers and addresses of a span that goes, wherever else they stand. */
export function everywhereElse(text: string, span: Span): Span[] {
  const said = text.slice(...span)
  const found = Object.values(values).flatMap((value) => [...said.matchAll(value)])
  return found
    .flatMap(([each]) => occurrences(text, each.trim()))
    .filter(([start, end]) => end <= span[0] || span[1] <= start)
    .map((other) => withLead(text, other))
}

/** "On 01530 555 019": with the small word that leads to it. */
function withLead(text: string, [start, end]: Span): Span {
  const lead = /[^\S\n]+\p{Ll}{1,5}[^\S\n]*$|[\s:(]+$/u.exec(text.slice(0, start))
  return [start - (lead?.[0].length ?? 0), end]
}

/** Two words with capitals next to each other: of somebody. */
const namesIn = (said: string): string[] =>
  [...said.matchAll(/\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)+/gu)].map(([name]) => name)
