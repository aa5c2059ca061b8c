import { tradeGroup } from '../labels.ts'
import { inOneLine } from './in-one-line.ts'
import { whole } from './lists.ts'
import type { PageMaterial } from './page-material.ts'
import { sectionLabel } from './section-label.ts'
import { Sheet } from './sheet.ts'

/** What somebody does, in their own sentences: it is neither who they are nor what it costs. */
export function offered(material: PageMaterial): Sheet | null {
  const { layout, reading, isAlone } = material
  if (layout.offered.length === 0) return null
  const isOne = isAlone && tradeGroup(reading) !== 'event'
  const sheet = new Sheet('features').set(
    'title',
    sectionLabel(material, 'offered', isOne ? 'one' : null),
  )
  sheet.id = 'offered'
  for (const statement of inOneLine(reading, layout.offered).slice(0, 24))
    sheet.text(`${sheet.item('items', {})}.text`, whole(material, statement))
  return sheet
}
