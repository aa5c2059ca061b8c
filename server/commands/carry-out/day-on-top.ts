import { AppError } from '#shared/errors.ts'
import { dateFormat } from '#shared/i18n/formats.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { regionalTag } from '#shared/regional-tag.ts'
import { datesMeant } from '../told-times/page-dates.ts'
import { firstOf } from './blocks.ts'
import { type Change, type Desktop, unchanged } from './change.ts'

/**
 * When it is, above the headline; @throws AppError `not_understood` where the page tells no day, or
 * several.
 */
export function setDayOnTop({ document }: Desktop): Change {
  const id = firstOf(document, 'hero')
  const block = document.blocks[id ?? '']
  const words = dayInWords(document)
  if (!id || !block || !words) throw new AppError('not_understood', 'No one day is told.')
  if (block.locked) return unchanged({ code: 'locked', part: 'hero' })
  return {
    ops: [{ op: 'set', id, path: 'eyebrow', value: words }],
    sources: {},
    outcome: { code: 'item', words },
  }
}

/** With its weekday where the year is known, else as the page says it; '' where it is not the only one. */
function dayInWords(document: PageDocument): string {
  const { base, meta, facts } = document
  const first = facts.programme?.find(({ date }) => date !== undefined)?.date ?? ''
  const told = datesMeant(document, []).filter(({ told: at }) => at?.text.raw.includes(first))
  const day = told.find(({ told: at }) => /^\d{4}/.test(at?.date.day ?? ''))?.told?.date.day
  if (!first || !day) return first
  const style = { dateStyle: 'full', timeZone: 'UTC' } as const
  return dateFormat(regionalTag(base, meta), style).format(new Date(day.slice(0, 10)))
}
