import type { BlockType } from '#shared/blocks/index.ts'
import type { Labels } from '../labels.ts'
import { buttonOf } from '../lay-out/asks-nobody.ts'
import type { PageMaterial } from './page-material.ts'
import { Sheet } from './sheet.ts'

/** The page's own top: up to five links, and the button that stands everywhere. */
export function header(
  { labels, action, layout }: PageMaterial,
  blocks: readonly { id: string; sheet: Sheet }[],
): Sheet {
  const links = blocks.flatMap(({ id, sheet }) => {
    const key = linkLabel(sheet, layout.prices.length > 0)
    const title = String(sheet.props.title ?? '')
    const isShort = title !== '' && title.length <= longestLink
    return key
      ? [{ label: isShort ? title : labels.links[calledAs(labels, title) ?? key], to: `#${id}` }]
      : []
  })
  return new Sheet('header')
    .set('links', links.slice(0, 5))
    .set('cta', buttonOf(action, 'primary'))
    .set('sticky', true)
}

/** The short form of a heading that is one of the language's own. */
function calledAs({ sections, links }: Labels, title: string): LinkKey | undefined {
  const keys = Object.keys(links) as LinkKey[]
  return keys.find((key) => Object.values(sections[key] ?? {}).includes(title))
}

/** Letters of a heading that stands in the menu as it is. */
const longestLink = 24

type LinkKey = keyof Labels['links']

const keys: Partial<Record<BlockType, LinkKey>> = {
  services: 'services',
  menu: 'menu',
  pricing: 'plans',
  features: 'features',
  steps: 'steps',
  about: 'about',
  team: 'team',
  faq: 'faq',
  events: 'programme',
  hours: 'hours',
  place: 'place',
  contact: 'contact',
}

function linkLabel({ type, props }: Sheet, hasPrices: boolean): LinkKey | undefined {
  const items = props.items as { price?: string }[] | undefined
  const isPriced = hasPrices || items?.some(({ price }) => price)
  return type === 'services' && isPriced ? 'prices' : keys[type]
}

export function footer(): Sheet {
  return new Sheet('footer')
}
