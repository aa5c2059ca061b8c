import { pageWordsIn } from '#client/blocks/page-words.ts'
import { emptyOf, type Fields } from '#shared/blocks/field.ts'
import { type BlockType, blockKinds } from '#shared/blocks/index.ts'
import { emptyProps } from '#shared/page/block-props.ts'
import type { PageDocument, PageLanguage } from '#shared/page/document.ts'
import type { EditOp, OpOf } from '#shared/page/ops.ts'
import { sectionAlike } from '#shared/page/usual-place.ts'
import { newBlockId } from './block-commands.ts'

/** A new section under its usual heading, with what is known already and stands in none like it. */
export function newSection(
  document: PageDocument,
  type: BlockType,
  after: string | null,
): [OpOf<'insert'>, ...EditOp[]] {
  const id = newBlockId(type)
  const title = headingOf(document, type, document.base)
  const known = sectionAlike(document, type) ? {} : knownOf(document, type)
  const props = { ...emptyProps(type), ...(title && { title }), ...known }
  const variant = blockKinds[type].variants[0]
  const others = title ? document.locales.filter((locale) => locale !== document.base) : []
  return [
    { op: 'insert', id, type, variant, props, after },
    ...others.map((locale): EditOp => {
      const text = headingOf(document, type, locale)
      return { op: 'translate', locale, id, path: 'title', text, state: 'done' }
    }),
  ]
}

/** Kinds whose words are their owner's own, from the first. */
const unheaded: ReadonlySet<BlockType> = new Set(['header', 'notice', 'hero', 'cta', 'footer'])

function headingOf({ meta }: PageDocument, type: BlockType, language: PageLanguage): string {
  return unheaded.has(type) ? '' : pageWordsIn(language, meta.country).sections[type]
}

/** What the facts tell of it; hours and places a section shows by itself. */
function knownOf({ facts }: PageDocument, type: BlockType): Record<string, unknown> {
  const { team, pricing, menu, services, events } = blockKinds
  const { people = [], prices = [], offers = [], programme = [] } = facts
  const priced = prices.map(({ id, item }) => ({ name: item, price: id }))
  switch (type) {
    case 'team':
      return { items: filled(team.fields.items, people) }
    case 'pricing':
      return { plans: filled(pricing.fields.plans, priced) }
    case 'menu': {
      const items = filled(menu.fields.groups.item?.items, priced)
      return { groups: items.length > 0 ? [{ name: '', items }] : [] }
    }
    case 'services':
      return { items: filled(services.fields.items, [...offers.map((name) => ({ name }))]) }
    case 'events':
      return { items: filled(events.fields.items, programme.map(eventOf)) }
    case 'place':
      return { mapLink: true }
    default:
      return {}
  }
}

function eventOf({ date = '', time = '', title }: { date?: string; time?: string; title: string }) {
  return { title, when: [date, time].filter(Boolean).join(', ') }
}

/** Entries of a list with those values, as many as it holds. */
function filled(
  list: { item?: Fields; max?: number } | undefined,
  values: readonly object[],
): object[] {
  return values.slice(0, list?.max).map((value) => ({ ...emptyOf(list?.item ?? {}), ...value }))
}
