import { trimmed } from '#server/reader/text/trim.ts'
import { asPhrase, type Statement } from '../material/statement.ts'
import { capitalised, plainWords } from '../material/turn.ts'
import { ownWords } from '../material/words.ts'
import { type PageMaterial, sectionLabel } from './page-material.ts'
import { Sheet } from './sheet.ts'

/** What happens when, each with its own words for the time. */
export function events(material: PageMaterial): Sheet | null {
  const { layout, reading } = material
  if (layout.programme.length === 0) return null
  const label =
    reading.industry === 'event' ? 'programme' : hasDates(material) ? 'dates' : 'classes'
  const sheet = new Sheet('events').set('title', sectionLabel(material, label))
  for (const statement of layout.programme.slice(0, 60)) writeItem(material, sheet, statement)
  return sheet
}

function hasDates({ reading, layout }: PageMaterial): boolean {
  return layout.programme.some(({ span }) =>
    reading.days.some(({ start, end }) => start >= span[0] && end <= span[1]),
  )
}

function writeItem({ reading }: PageMaterial, sheet: Sheet, statement: Statement): void {
  const { text, days } = reading
  const { span } = statement
  const item = reading.facts.programme.find(
    ({ span: own }) => own[0] <= span[0] && own[1] >= span[1],
  )?.value
  const day = days.find(({ start, end }) => start >= span[0] && end <= span[1])
  const isSplit = item && (item.date || item.time) && item.title !== plainWords(text, span)
  if (!isSplit) {
    const path = sheet.item('items', { start: day?.day ?? '', end: day?.last ?? '' })
    sheet.text(`${path}.title`, asPhrase(reading, statement), 160)
    return
  }
  const when = [item.date, item.time].filter(Boolean).join(', ')
  const path = sheet.item('items', { start: day?.day ?? '', end: day?.last ?? '' })
  sheet.text(`${path}.title`, ownWords(capitalised(item.title, text), trimmed(text.raw, span)), 160)
  sheet.text(`${path}.when`, ownWords(when), 100)
}
