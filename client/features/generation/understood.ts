import { isUsualPhone } from '#client/blocks/parts/dialled-in.ts'
import { formatPhone, shownPhone } from '#client/blocks/parts/phone.ts'
import { shownUrl } from '#client/blocks/parts/shown-url.ts'
import { priceWriter } from '#client/blocks/price-writer.ts'
import type { I18n } from '#client/platform/i18n.tsx'
import { locales } from '#shared/locales.ts'
import { closedDays } from '#shared/page/closed-days.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { FactKey, Price } from '#shared/page/facts.ts'
import { openingHoursText } from '#shared/page/opening-hours.ts'
import type { PageState } from '#shared/page/page-state.ts'
import { regionalTag } from '#shared/regional-tag.ts'
import { type ChipKey, chipFacts } from './chip-keys.ts'

/** What is to be paid for, and the sum. */
type PriceRow = readonly [item: string, sum: string]

/** Something the brief said, or was expected to say. */
export interface UnderstoodChip {
  key: ChipKey
  /** '' for what is missing. */
  value: string
  /** Of prices each, what for and how much. */
  rows?: readonly PriceRow[]
  /** Why it is shown as a guess: its digits are no number of its country, or the brief says it unclearly. */
  doubt: 'number' | 'reading' | null
}

/** Of answers held less sure than this one in three is wrong (`npm run briefs`, how sure). */
const guessBelow = 0.7
/** More to choose from is work, and the likeliest come first. */
const mostNames = 3
/** What a page of a business hardly does without: shown as missing. */
const expected: FactKey[] = ['name', 'place', 'phone', 'hours']

/** The facts of a page as chips: what is known first, then what is missing. */
export function understoodChips({ document, progress }: PageState, i18n: I18n): UnderstoodChip[] {
  const { understood } = progress
  const isRead = understood !== null || document.meta.title !== ''
  if (!isRead) return []
  const trade = industryOf(document, progress)
  const industry: UnderstoodChip = {
    key: 'industry',
    value: i18n.t(`generate.industries.${trade}`),
    // Of no trade nothing on the page depends.
    doubt: trade !== 'general' && isTradeGuessed({ document, progress }) ? 'reading' : null,
  }
  const chips = chipFacts.map((key): UnderstoodChip => {
    const found = understood?.facts[key]
    const typed = document.src[`facts.${key}`] === 'user'
    const confidence = Math.min(1, ...[found ?? []].flat().map((each) => each.confidence))
    const value = factText(key, document, i18n) || toldInWords(key, document)
    const number = key === 'phone' || key === 'whatsapp' ? document.facts[key] : undefined
    const isOdd = number !== undefined && !isUsualPhone(number, document.meta.country)
    const isDoubted = value !== '' && !typed && (isOdd || confidence < guessBelow)
    // Of a number that is told nothing is unclear but its digits.
    const doubt = number === undefined ? 'reading' : 'number'
    const rows = key === 'prices' ? priceRows(document) : []
    return { key, value, doubt: isDoubted ? doubt : null, ...(rows.length > 1 && { rows }) }
  })
  const known = chips.filter((chip) => chip.value !== '')
  // What is on one day has no week of hours.
  const lacking = trade === 'event' ? expected.filter((key) => key !== 'hours') : expected
  const missing = chips.filter((chip) => chip.value === '' && lacking.includes(chip.key as FactKey))
  return [industry, ...known, ...missing]
}

/** Facts a visitor acts upon. */
const actedUpon: ReadonlySet<ChipKey> = new Set([
  'place',
  'phone',
  'whatsapp',
  'email',
  'url',
  'hours',
  'prices',
])

/** What is to be looked at before visitors rely on it. */
export const doubtful = (chips: readonly UnderstoodChip[]): UnderstoodChip[] =>
  chips.filter(({ key, doubt }) => doubt !== null && actedUpon.has(key))

/** Whether so little is known that a page has next to nothing to say: what it is called, at most. */
export function isThin(chips: readonly UnderstoodChip[]): boolean {
  const known = chips.filter(({ key, value }) => value && key !== 'industry' && key !== 'name')
  return chips.length > 0 && known.length === 0
}

/** Hours no table of a week holds stand on the page as they were written: they are not missing. */
function toldInWords(key: ChipKey, { order, blocks }: PageDocument): string {
  if (key !== 'hours') return ''
  const note = order
    .map((id) => blocks[id])
    .find((block) => block?.type === 'hours' && !block.hidden)?.props.note
  return typeof note === 'string' ? note : ''
}

/** The same with the week that was read in them; null where a table has the hours, or nobody told any. */
export function hoursInWords({ document, progress: { understood } }: PageState) {
  const told = document.facts.hours ? '' : toldInWords('hours', document)
  return told ? { told, week: understood?.partOfWeek } : null
}

/** Whether the trade of a page is a guess, which nobody has put right yet. */
export function isTradeGuessed({ document, progress: { understood } }: PageState): boolean {
  const isTyped = document.src['meta.industry'] === 'user'
  return !isTyped && understood !== null && understood.confidence < guessBelow
}

/**
 * What a page may be called, where its brief leaves that in doubt and nobody has said it yet: an occasion
 * first what its heading says. Some words of the name it has are no other name.
 */
export function possibleNames({ document, progress: { understood } }: PageState): string[] {
  const choices = understood?.nameChoices ?? []
  const isSure = (understood?.facts.name?.confidence ?? 0) >= guessBelow
  if (choices.length === 0 || isSure || isNamed(document)) return []
  const { name = occasionOf(document) } = document.facts
  const others = choices
    .map(({ value }) => value)
    .filter((value) => !name?.toLowerCase().includes(value.toLowerCase()))
  const names = [...new Set([...(name ? [name] : []), ...others])]
  return others.length === 0 ? [] : names.slice(0, mostNames)
}

const longestName = 48

function occasionOf({ meta, order, blocks }: PageDocument): string | undefined {
  const hero = order.find((id) => blocks[id]?.type === 'hero')
  const title = String((hero && blocks[hero]?.props.title) ?? '')
  return meta.industry === 'event' && title && title.length <= longestName ? title : undefined
}

/** The same while it is asked: who has published the page has seen what it is called. */
export function askedNames(read: PageState | null, publishedRev: number | null): string[] {
  return read && publishedRev === null ? possibleNames(read) : []
}

/** Whether somebody has said what the page is called, be it in its heading where it has no name. */
function isNamed({ src, facts, order, blocks }: PageDocument): boolean {
  if (src['facts.name'] === 'user') return true
  const hero = order.find((id) => blocks[id]?.type === 'hero')
  return !facts.name && src[`${hero}.title`] === 'user'
}

/** A fact in short, for a chip; '' where there is none. */
export function factText(key: FactKey, document: PageDocument, { t, tag, locale }: I18n): string {
  const { facts, meta } = document
  switch (key) {
    case 'hours':
      return facts.hours ? hoursText(facts.hours, regionalTag(locale, meta), t) : ''
    case 'prices':
      return pricesText(facts.prices ?? [], priceWriter(document))
    case 'offers':
    case 'area':
      return facts[key]?.join(', ') ?? ''
    case 'highlights':
    case 'policies':
      return facts[key]?.join(' · ') ?? ''
    case 'people':
      return facts.people?.map(({ name }) => name).join(', ') ?? ''
    case 'programme':
      return facts.programme?.map(({ title }) => title).join(' · ') ?? ''
    case 'action':
      return facts.action?.label ?? ''
    case 'since':
      return facts.since === undefined ? '' : String(facts.since)
    case 'phone':
      return facts.phone ? shownPhone(facts, tag) : ''
    case 'url':
      return facts.url ? shownUrl(facts.url) : ''
    case 'whatsapp':
      return facts.whatsapp ? formatPhone(facts.whatsapp, tag) : ''
    default:
      return facts[key] ?? ''
  }
}

function priceRows(document: PageDocument): PriceRow[] {
  const write = priceWriter(document)
  return (document.facts.prices ?? []).map((price) => [price.item, write(price)])
}

/** "Bouquets from £35 · Workshops £60 per person": no line ends within a sum. */
function pricesText(prices: readonly Price[], write: (price: Price) => string): string {
  const sum = (price: Price) => write(price).replaceAll(' ', '\u00A0')
  return prices.map((price) => `${price.item} ${sum(price)}`.trim()).join(' · ')
}

function industryOf(document: PageDocument, progress: PageState['progress']): string {
  const { industry } = document.meta
  return industry === 'general' && progress.status === 'writing'
    ? (progress.understood?.industry ?? industry)
    : industry
}

/** Currencies to choose from, those of the nine languages' countries and a few more. */
export const currencies = [
  ...new Set([...Object.values(locales).map((locale) => locale.currency), 'GBP', 'CHF', 'BRL']),
]

function hoursText(hours: string, tag: string, t: I18n['t']): string {
  const except = closedDays(hours, tag, 'long')
  if (!except || except.allDay) return openingHoursText(hours, tag, t('generate.facts.holidays'))
  const { times, days } = except
  return t('generate.facts.hoursExcept', { times: times.join(', '), days })
}
