import { isDense } from '#server/reader/text/is-dense.ts'
import type { BlockType } from '#shared/blocks/index.ts'
import { blockKinds } from '#shared/blocks/index.ts'
import { sceneMedia } from '#shared/blocks/scene.ts'
import type { Industry } from '#shared/page/industries.ts'
import { usualOrder } from '#shared/page/usual-place.ts'
import { sceneOf } from './look/scenes.ts'
import { timedTrades } from './material/nothing-is-on.ts'
import { pickAmong } from './seeded-random.ts'
import { contact } from './write/contact.ts'
import { withDistinctHeadings } from './write/distinct-headings.ts'
import { events } from './write/events.ts'
import { footer, header } from './write/frame.ts'
import { hours } from './write/hours.ts'
import { about, faq, features, ownLists, steps, team } from './write/lists.ts'
import { offered } from './write/offered.ts'
import { offers } from './write/offers.ts'
import { hero, notice } from './write/opening.ts'
import type { PageMaterial } from './write/page-material.ts'
import { place } from './write/place.ts'
import { quotes } from './write/quotes.ts'
import type { Sheet } from './write/sheet.ts'

export interface PlannedSheet {
  id: string
  sheet: Sheet
}

/** Who they are and when they meet comes before what a member pays. */
const belonging: readonly BlockType[] = [
  'about',
  'features',
  'events',
  'team',
  'steps',
  'hours',
  'services',
  'pricing',
  'menu',
  'quotes',
  'faq',
  'place',
]

/** What stands between the hero and the way to get in touch, where a trade's readers ask otherwise. */
const orders: Partial<Record<Industry, readonly BlockType[]>> = {
  event: [
    'events',
    'pricing',
    'services',
    'menu',
    'features',
    'about',
    'team',
    'steps',
    'quotes',
    'faq',
    'hours',
    'place',
  ],
  education: [
    'events',
    'services',
    'pricing',
    'team',
    'features',
    'about',
    'steps',
    'quotes',
    'faq',
    'hours',
    'place',
  ],
  software: [
    'steps',
    'features',
    'services',
    'pricing',
    'about',
    'team',
    'events',
    'quotes',
    'faq',
    'hours',
    'place',
  ],
  music: belonging,
  nonprofit: belonging,
  clinic: [
    'services',
    'team',
    'features',
    'about',
    'steps',
    'pricing',
    'events',
    'quotes',
    'faq',
    'hours',
    'place',
  ],
}
/** So many events with a day are a programme, which comes first. */
const leastProgramme = 3
/** A story that is more than this part of what is told comes right after the hero. */
const longStory = 0.34

/** The blocks there is something to put in, in order. */
export function planPage(material: PageMaterial, seed: number): PlannedSheet[] {
  const sheets = [
    ...offers(material),
    ...ownLists(material),
    offered(material),
    features(material),
    steps(material),
    about(material),
    team(material),
    quotes(material),
    events(material),
    faq(material),
    hours(material),
    place(material),
  ].filter((sheet) => sheet !== null)
  const reach = contact(material)
  withDistinctHeadings(material, [...sheets, reach])
  const opening = hero(material)
  const isTimetable = sheets.some((sheet) => opensWith(sheet, material))
  setVariant(opening, heroVariants(material, isTimetable), seed)
  const order = orderOf(material, sheets, seed, opening.variant === 'schedule')
  const body = sheets.toSorted((one, other) => order.indexOf(one.type) - order.indexOf(other.type))
  const isReached = material.action.to !== '' || reach.props.lead || reach.props.who
  const main = [...body, ...(isReached ? [reach] : [])].map((sheet) => ({ id: sheet.id, sheet }))
  const top = notice(material)
  const all = [
    ...(top ? [{ id: 'notice', sheet: top }] : []),
    { id: 'header', sheet: header(material, main) },
    { id: 'hero', sheet: opening },
    ...main,
    { id: 'footer', sheet: footer() },
  ]
  return all.map((planned, at) => withVariant(planned, all[at - 1], material, seed))
}

function orderOf(
  { reading, layout }: PageMaterial,
  sheets: readonly Sheet[],
  seed: number,
  isScheduled: boolean,
): readonly BlockType[] {
  const programme = sheets.find(({ type }) => type === 'events')?.props.items
  const dated = (programme as { start?: string }[] | undefined)?.filter(({ start }) => start) ?? []
  const own = orders[reading.industry] ?? usualOrder
  // A whole programme is what a page is for; a schedule stands beside its first words.
  const isFirst = isScheduled || dated.length >= leastProgramme
  const order: readonly BlockType[] = isFirst
    ? ['events', ...own.filter((type) => type !== 'events')]
    : own
  if (isScheduled) return order
  const told = layout.about.reduce((sum, { words }) => sum + words, 0)
  const all = reading.text.tokens.filter(({ kind }) => kind === 'word').length
  if (told > all * longStory && sheets.length > 2)
    return ['about', ...order.filter((type) => type !== 'about')]
  // Another version may tell who they are before what they offer.
  const isTurned = pickAmong(3, seed, 'plan/order') === 2
  return isTurned ? ['features', ...order.filter((type) => type !== 'features')] : order
}

/** A look its neighbour has not; what fits the contents comes before what the seed likes. */
function withVariant(
  planned: PlannedSheet,
  before: PlannedSheet | undefined,
  material: PageMaterial,
  seed: number,
): PlannedSheet {
  const { sheet } = planned
  const variants: readonly string[] = blockKinds[sheet.type].variants
  const isBesideWords = sheet.type === 'events' && before?.sheet.variant === 'schedule'
  const fitting = isBesideWords
    ? ['list', 'timeline']
    : (fittingVariants(sheet, material) ?? variants)
  const free = fitting.filter((variant) => variant !== before?.sheet.variant)
  if (sheet.type !== 'hero') setVariant(sheet, free.length > 0 ? free : fitting, seed)
  const scene = sheet.type === 'hero' && sheet.variant === 'split' && sceneOf(material.reading)
  if (scene) sheet.set('media', sceneMedia(scene))
  return planned
}

function setVariant(sheet: Sheet, choice: readonly string[], seed: number): void {
  sheet.variant = choice[pickAmong(choice.length, seed || 1, `plan/${sheet.type}`)] ?? sheet.variant
}

interface Item {
  title?: string
  name?: string
  text?: string
  price?: string
}

/** The looks that suit how much there is to show; null where any does. */
function fittingVariants({ type, props }: Sheet, material: PageMaterial): readonly string[] | null {
  const items = (props.items as Item[] | undefined) ?? []
  switch (type) {
    case 'header':
      return headerVariants(props)
    case 'features':
      return featureVariants(items)
    case 'services':
      return serviceVariants(items)
    case 'events':
      return items.length > 3
        ? ['timeline', 'list']
        : items.length > 1
          ? ['list', 'cards']
          : ['list']
    case 'pricing': {
      const plans = (props.plans as { points?: unknown[] }[] | undefined) ?? []
      if (plans.length < 2) return ['table']
      return plans.some(({ points }) => points?.length) ? ['cards', 'table'] : ['table', 'tickets']
    }
    case 'about':
      return props.quote ? ['quote', 'column'] : ['split', 'column']
    case 'place':
      return /\d/.test(material.facts.place ?? '') ? ['card', 'panel'] : ['panel']
    case 'team':
      return ['rows']
    case 'quotes':
      return items.length > 1 ? ['cards'] : ['single']
    default:
      return null
  }
}

/** What has room beside a headline: so many rows, each of so many letters. */
const timetable = { least: 3, most: 7, letters: 70 }

/** Whether what happens when is short and told by the hour, on a page that is about it. */
function opensWith({ type, props }: Sheet, { reading }: PageMaterial): boolean {
  if (type !== 'events' || !timedTrades.has(reading.industry)) return false
  const items = (props.items as { title?: string; when?: string; start?: string }[]) ?? []
  const { least, most, letters } = timetable
  const isShort = ({ title = '' }) => title.length * (isDense(title) ? 2 : 1) <= letters
  const hasHour = ({ title = '', when = '', start = '' }) =>
    /\d/.test(title + when) || start.includes('T')
  return (
    items.length >= least && items.length <= most && items.every(isShort) && items.every(hasHour)
  )
}

/**
 * The timetable where there is one, a drawing where the trade has one, and a card where there are
 * more facts than a way to call.
 */
function heroVariants({ facts, reading }: PageMaterial, isTimetable: boolean): readonly string[] {
  if (isTimetable) return ['schedule', 'schedule', 'type']
  const told = [facts.prices?.length, facts.hours, facts.place].filter(Boolean).length
  const typed = told > 1 ? ['type', 'card'] : ['type']
  return sceneOf(reading) ? ['split', 'split', ...typed.slice(-1)] : typed
}

/** Letters of a label on a badge. */
const badge = 32

function featureVariants(items: readonly Item[]): readonly string[] {
  const labels = items.map(({ title = '', text = '' }) => title + text)
  const isTold = items.every(({ title, text }) => title && text)
  if (isTold) return items.length > 2 ? ['grid', 'rows', 'bento'] : ['rows']
  const areBadges = items.every(({ title, text }) => title && !text)
  return areBadges && labels.every((label) => label.length <= badge) ? ['badges'] : ['rows']
}

/** Letters of the links that have room in one line beside a name in the middle. */
const besideName = 42

function headerVariants({ links }: Sheet['props']): readonly string[] {
  const labels = ((links as { label: string }[] | undefined) ?? []).map(({ label }) => label)
  const letters = labels.join('').length * (labels.some(isDense) ? 2 : 1)
  return labels.length < 5 && letters <= besideName ? ['centered', 'bar'] : ['bar']
}

/** Letters of a name that stands above a large price. */
const tileName = 24

function serviceVariants(items: readonly Item[]): readonly string[] {
  if (items.length > 7) return ['columns']
  if (items.length > 4) return ['list', 'columns']
  const areTiles = items.every(
    ({ name = '', text, price }) => price && !text && name.length <= tileName,
  )
  if (areTiles && items.length > 2) return ['cards', 'list']
  const areTold = items.every(({ text }) => text)
  return areTold && items.length > 2 ? ['list', 'cards'] : ['list']
}
