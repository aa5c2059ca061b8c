import type { Industry } from '#shared/page/industries.ts'
import type { Labels } from './labels.ts'
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
const belonging: readonly Part[] = ['about', 'list', 'offered', 'events', 'hours', ...offer]

const orders: Partial<Record<Industry, readonly Part[]>> = {
  event: ['events', ...offer],
  education: ['events', ...offer],
  software: ['list', 'offered', 'steps'],
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
  const { labels } = material
  const rank = (sheet: Sheet) => order.indexOf(partOf(sheet, labels))
  return withSubstanceFirst(
    sheets.toSorted((one, other) => rank(one) - rank(other)),
    labels,
  )
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

/** What a page does not begin with where it tells anything else: hours and place stand in the hero. */
const second: ReadonlySet<Part> = new Set(['features', 'faq', 'hours', 'place'])

function withSubstanceFirst(sheets: Sheet[], labels: Labels): Sheet[] {
  const first =
    sheets.find((sheet) => !second.has(partOf(sheet, labels))) ??
    sheets.find(({ type }) => type !== 'hours' && type !== 'place')
  return first ? [first, ...sheets.filter((sheet) => sheet !== first)] : sheets
}

const partOf = ({ id, type, props }: Sheet, { sections }: Labels): Part => {
  if (type !== 'features') return type
  if (id.startsWith('list')) return 'list'
  // What a program does is what it offers.
  return id === 'offered' || props.title === sections.features.software ? 'offered' : type
}
