import { blockKinds } from '#shared/blocks/index.ts'
import { sceneMedia } from '#shared/blocks/scene.ts'
import { fittingVariants, heroVariants, opensWith } from './fitting-variants.ts'
import { sceneOf } from './look/scenes.ts'
import { inOrderOfContent } from './section-order.ts'
import { pickAmong } from './seeded-random.ts'
import { contact } from './write/contact.ts'
import { withDistinctHeadings } from './write/distinct-headings.ts'
import { events } from './write/events.ts'
import { footer, header } from './write/frame.ts'
import { hours } from './write/hours.ts'
import { about, faq, features, ownLists, steps, team } from './write/lists.ts'
import { withOffer } from './write/offer-with-prices.ts'
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

/** The blocks there is something to put in, in order. */
export function planPage(material: PageMaterial, seed: number): PlannedSheet[] {
  const sheets = [
    ...ownLists(material),
    ...withOffer(material, offers(material), offered(material)),
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
  const body = inOrderOfContent(material, sheets, seed, opening.variant === 'schedule')
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
