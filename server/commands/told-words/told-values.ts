import { readAmounts } from '#server/reader/grammars/read-amounts.ts'
import { readContacts } from '#server/reader/grammars/read-contacts.ts'
import { readDates } from '#server/reader/grammars/read-dates.ts'
import { languageOf } from '#server/reader/language.ts'
import type { Tag } from '#server/reader/text/phrase-index.ts'
import { type TaggedText, tagText } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { pageTexts } from '../carry-out/page-texts.ts'
import { shownPrices } from '../carry-out/price-places.ts'
import { countryOf } from '../read/country-of.ts'
import { dayOf } from '../told-times/page-dates.ts'
import { timesIn } from '../told-times/times-in.ts'

export type ValueKind = 'sum' | 'time' | 'day' | 'phone' | 'email' | 'url' | 'handle'

/** What a text tells that can be right or wrong; "7 pm" and "19:00" are of one `key`. */
export interface ToldValue {
  kind: ValueKind
  key: string
  span: Span
  /** A number without a sign of money: it may be a sum. */
  isBare?: true
}

/** The values of a text, as the grammars of the reader read them, in order. */
export function valuesIn(text: TaggedText, page: PageDocument): ToldValue[] {
  const { raw } = text
  // 五百円 has no figure.
  if (!/[\p{N}@.]/u.test(raw) && !text.tags.some(isMoney)) return []
  const country = countryOf(text, page)
  const contacts = readContacts(text, country).map(({ kind, value, span }) =>
    toldAs(kind, value, span),
  )
  const dates = readDates(text).map(({ start, end, day }) =>
    toldAs('day', dayOf(day), [start, end]),
  )
  const times = timesIn(text)
    .filter(({ from, to }) => from.isMarked || to?.isMarked)
    .flatMap(({ from, to }) => (to ? [from, to] : [from]))
    .map(({ start, end, minutes }) => toldAs('time', String(minutes), [start, end]))
  // "4.50" may be either.
  const taken = [...contacts, ...dates].map(({ span }) => span)
  const isFree = ([start, end]: Span) => taken.every(([from, to]) => end <= from || start >= to)
  const sums = readAmounts(text, 0, raw.length, country.code)
    .filter(({ start, end }) => isFree([start, end]))
    .map(({ start, end, amount, currency }) => ({
      ...toldAs('sum', String(amount), [start, end]),
      ...(!currency && { isBare: true as const }),
    }))
  return [...contacts, ...dates, ...times, ...sums].sort(
    (one, other) => one.span[0] - other.span[0],
  )
}

const isMoney = ({ tag }: Tag): boolean => tag.startsWith('money.currencies.')

const toldAs = (kind: ValueKind, value: string, span: Span): ToldValue => ({
  kind,
  key: `${kind}:${value}`,
  span,
})

/** How often a page tells each value, in its texts, its rows and what it shows of its own. */
export function pageValues(page: PageDocument): Map<string, number> {
  const language = languageOf(page.base)
  const { facts, blocks, order } = page
  const told = pageTexts(page)
    .flatMap((raw) => valuesIn(tagText(raw, language), page))
    .filter(({ isBare }) => !isBare)
  const rows = shownPrices(page).map(({ amount }) => `sum:${amount}`)
  const stored = `${facts.hours} ${JSON.stringify(order.map((id) => blocks[id]?.props))}`
  const times = [...stored.matchAll(clocks)].map(
    ([, hour, minute]) => `time:${Number(hour) * 60 + Number(minute)}`,
  )
  const days = [...stored.matchAll(starts)].map(([, day = '']) => `day:${dayOf(day)}`)
  const { phone, whatsapp, email, url } = facts
  const ways = Object.entries({ phone, email, url }).flatMap(([kind, value]) =>
    value ? [`${kind}:${value}`] : [],
  )
  const chat = whatsapp ? [`phone:${whatsapp}`] : []
  const counts = new Map<string, number>()
  for (const key of [...told.map((one) => one.key), ...rows, ...times, ...days, ...ways, ...chat])
    counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

/** As opening hours have them, and the start of an entry. */
const clocks = /(?<=[ ,-]|-\d\dT)(\d\d):(\d\d)(?=[-,; "])/g
/** Days as entries and notices have them. */
const starts = /"(?:start|end|until)":"([^"]+)"/g
