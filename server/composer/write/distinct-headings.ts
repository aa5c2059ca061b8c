import type { BlockType } from '#shared/blocks/index.ts'
import type { SectionLabel } from '../labels.ts'
import type { PageMaterial } from './page-material.ts'
import { sectionLabel } from './section-label.ts'
import type { Sheet } from './sheet.ts'

/** What else a section may be called, what fits best first. */
const others: Partial<Record<BlockType, readonly SectionLabel[]>> = {
  services: ['offered', 'services'],
  menu: ['menu', 'offered', 'services'],
  pricing: ['plans', 'prices'],
  events: ['programme', 'dates', 'classes'],
  features: ['features', 'faq', 'offered'],
  faq: ['faq', 'features'],
  hours: ['hours', 'appointments'],
  place: ['place', 'area'],
}

/** No two sections of a page are called the same: the second takes another label that fits it. */
export function withDistinctHeadings(material: PageMaterial, sheets: readonly Sheet[]): void {
  const own = sheets.filter((sheet) => sheet.own.has('title'))
  const taken = new Set(own.map(headingOf))
  for (const sheet of sheets.filter((one) => !own.includes(one))) {
    const heading = headingOf(sheet)
    if (heading === '') continue
    if (taken.has(heading)) {
      const free = (others[sheet.type] ?? [])
        .map((key) => sectionLabel(material, key))
        .find((label) => !taken.has(label.toLowerCase()))
      if (free) sheet.set('title', free)
    }
    taken.add(headingOf(sheet))
  }
}

const headingOf = ({ props }: Sheet): string =>
  typeof props.title === 'string' ? props.title.trim().toLowerCase() : ''
