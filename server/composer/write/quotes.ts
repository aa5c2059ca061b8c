import { capitalised } from '../material/turn.ts'
import { ownWords } from '../material/words.ts'
import type { PageMaterial } from './page-material.ts'
import { sectionLabel } from './section-label.ts'
import { Sheet } from './sheet.ts'

/** What customers said, each in their own words, and who they are. */
export function quotes(material: PageMaterial): Sheet | null {
  const { layout, reading } = material
  if (layout.testimonials.length === 0) return null
  const { text } = reading
  const sheet = new Sheet('quotes').set('title', sectionLabel(material, 'quotes'))
  for (const { said, who, whole } of layout.testimonials.slice(0, 12)) {
    const path = sheet.item('items', {})
    sheet.text(`${path}.text`, ownWords(capitalised(text.raw.slice(...said), text), whole), 500)
    sheet.text(`${path}.name`, ownWords(text.raw.slice(...who), who), 80)
  }
  return sheet
}
