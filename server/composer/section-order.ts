import type { Industry } from '#shared/page/industries.ts'
import { pickAmong } from './seeded-random.ts'
import type { PageMaterial } from './write/page-material.ts'
import type { Sheet } from './write/sheet.ts'

/** What a section tells, where its kind of block alone does not say it. */
type Part = Sheet['type'] | 'offered' | 'list'

/** Sections readers ask for first, whoever they are. */
const offer: readonly Part[] = ['list', 'offered', 'services', 'menu', 'pricing']
const whenAndWhere: readonly Part[] = ['events', 'hours', 'place']
const conditions: readonly Part[] = ['steps', 'features', 'faq']
const people: readonly Part[] = ['about', 'team', 'quotes']

/** What there is, what it costs, when and where, what holds there, and who they are: as people ask it. */
const asAsked = [...offer, ...whenAndWhere, ...conditions, ...people]

/** Who they are and when they meet comes before what a member pays. */
const belonging: readonly Part[] = [
  'about',
  'list',
  'offered',
  ...whenAndWhere,
  ...offer,
  ...conditions,
]

const orders: Partial<Record<Industry, readonly Part[]>> = {
  event: ['events', ...offer],
  education: ['events', ...offer],
  software: ['list', 'offered', 'steps', 'features'],
  clinic: ['list', 'offered', 'services', 'team'],
  music: belonging,
  nonprofit: belonging,
}

/** So many events with a day are a programme, which comes first. */
const leastProgramme = 3
/** Of what is told, the part from which a story introduces a page that has no first words. */
const longStory = 0.34

/**
 * Sections between the hero and the way to get in touch, in the order of what they tell.
 * @param isScheduled whether the programme stands beside the first words already
 */
export function inOrderOfContent(
  material: PageMaterial,
  sheets: readonly Sheet[],
  seed: number,
  isScheduled: boolean,
): Sheet[] {
  const first = firstPart(material, sheets, seed, isScheduled)
  const order = [...new Set([first, ...(orders[material.reading.industry] ?? []), ...asAsked])]
  const rank = (sheet: Sheet) => order.indexOf(partOf(sheet))
  return withSubstanceFirst(sheets.toSorted((one, other) => rank(one) - rank(other)))
}

function firstPart(
  { reading, layout }: PageMaterial,
  sheets: readonly Sheet[],
  seed: number,
  isScheduled: boolean,
): Part | undefined {
  const programme = sheets.find(({ type }) => type === 'events')?.props.items
  const dated = (programme as { start?: string }[] | undefined)?.filter(({ start }) => start) ?? []
  if (isScheduled) return 'events'
  const isOpen = layout.lead.text === ''
  const told = layout.about.reduce((sum, { words }) => sum + words, 0)
  const all = reading.text.tokens.filter(({ kind }) => kind === 'word').length
  // Another version may tell who they are before what they offer.
  const isTurned = pickAmong(3, seed, 'plan/order') === 2
  if ((isOpen && told > all * longStory && sheets.length > 2) || isTurned) return 'about'
  // A whole programme is what a page is for.
  return dated.length >= leastProgramme ? 'events' : undefined
}

/** The hero shows hours and place: behind it comes something else, where there is anything. */
function withSubstanceFirst(sheets: Sheet[]): Sheet[] {
  const isShown = ({ type }: Sheet) => type === 'hours' || type === 'place'
  const first = sheets.find((sheet) => !isShown(sheet))
  return first ? [first, ...sheets.filter((sheet) => sheet !== first)] : sheets
}

const partOf = ({ id, type }: Sheet): Part => {
  if (type !== 'features') return type
  if (id === 'offered') return id
  return id.startsWith('list') ? 'list' : type
}
