import type { PreviewReport } from '#client/blocks/preview-messages.ts'
import { fieldAt } from '#shared/page/block-props.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { EditOp } from '#shared/page/ops.ts'

type EditReport = Extract<PreviewReport, { type: 'ninefold:edit' }>

/** The edit a keystroke on the page is: of the text itself, or of its translation. */
export function typedOp(document: PageDocument, report: EditReport): EditOp | null {
  const { id, path, value, language } = report
  const block = document.blocks[id]
  const field = block && fieldAt(block.type, path)
  if (!field) return null
  if (language === document.base || !field.translatable) return { op: 'set', id, path, value }
  return { op: 'translate', locale: language, id, path, text: value, state: 'done' }
}
