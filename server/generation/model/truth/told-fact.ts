import type { FactKey, Price } from '#shared/page/facts.ts'
import { figuresIn, isKnownFigure } from './figures.ts'
import { isTold, type Truth } from './truth-guard.ts'

/** Names of days as opening hours have them; 0 is Sunday. */
const days = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa']

/**
 * Whether words that were told say this fact. @returns null where they do, else what they do not say
 */
export function isFactTold(key: FactKey, value: unknown, truth: Truth): string | null {
  switch (key) {
    case 'phone':
    case 'whatsapp':
      return isDigitsTold(String(value), truth) ? null : String(value)
    case 'hours':
      return untoldHours(String(value), truth)
    case 'prices':
      return (value as Price[]).map((price) => untoldPrice(price, truth)).find(Boolean) ?? null
    case 'since':
      return truth.values.has(String(value)) ? null : String(value)
    case 'action':
      return untoldWords({ ...(value as object), kind: '' }, truth)
    default:
      return untoldWords(value, truth)
  }
}

/** The end of a number, without the country code that may stand for a zero. */
function isDigitsTold(phone: string, { told }: Truth): boolean {
  const digits = phone.replaceAll(/\D/g, '')
  const said = told.replaceAll(/(?<=\d)[\s()./-]+(?=[\d(])/g, '').replaceAll(/[()]/g, '')
  const ends = [0, 1, 2, 3].map((length) => digits.slice(length)).filter((end) => end.length >= 6)
  return ends.some((end) => said.includes(end))
}

function untoldHours(hours: string, truth: Truth): string | null {
  for (const [time, hour = '', minute = ''] of hours.matchAll(/(\d{1,2}):(\d{2})/g)) {
    const spoken = [Number(hour), Number(hour) % 12 || 12]
    const ways = spoken.flatMap((each) =>
      minute === '00' ? [`${each}`, `${each}:00`] : [`${each}:${minute}`],
    )
    if (!ways.some((way) => truth.values.has(way))) return time
  }
  const named = days.flatMap((day, index) => (hours.includes(day) ? [index] : []))
  const isTold = truth.weekdays.size === 0 || named.some((day) => truth.weekdays.has(day))
  return isTold ? null : hours
}

function untoldPrice({ item, amount, to }: Price, truth: Truth): string | null {
  const amounts = [amount, ...(to === undefined ? [] : [to])]
  const untold = amounts.find((each) => !truth.values.has(String(each)))
  if (untold !== undefined) return String(untold)
  return untoldWords(item, truth)
}

/** Every text of a value has to be there, word for word or word by word. */
function untoldWords(value: unknown, truth: Truth): string | null {
  if (typeof value === 'number') return truth.values.has(String(value)) ? null : String(value)
  if (typeof value === 'string')
    return isTold(value, truth) || isSaidApart(value, truth) ? null : value
  if (typeof value !== 'object' || value === null) return null
  return (
    Object.values(value)
      .map((each) => untoldWords(each, truth))
      .find(Boolean) ?? null
  )
}

/** "Rua das Flores 12, Porto" of "we moved to Porto, Rua das Flores 12". */
function isSaidApart(text: string, truth: Truth): boolean {
  const words =
    text
      .normalize('NFKC')
      .toLocaleLowerCase()
      .match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? []
  const isUnspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
  if (isUnspaced || words.length === 0) return false
  const isKnown = (word: string) => truth.words.has(word)
  return words.every(isKnown) && figuresIn(text).every((each) => isKnownFigure(each, truth.values))
}
