import { isDense } from '#server/reader/text/is-dense.ts'
import { sceneOf } from './look/scenes.ts'
import { timedTrades } from './material/nothing-is-on.ts'
import type { PageMaterial } from './write/page-material.ts'
import type { Sheet } from './write/sheet.ts'

interface Item {
  title?: string
  name?: string
  text?: string
  price?: string
}

/** The looks that suit how much there is to show; null where any does. */
export function fittingVariants(
  { type, props }: Sheet,
  material: PageMaterial,
): readonly string[] | null {
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
export function opensWith({ type, props }: Sheet, { reading }: PageMaterial): boolean {
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
export function heroVariants(
  { facts, reading }: PageMaterial,
  isTimetable: boolean,
): readonly string[] {
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
