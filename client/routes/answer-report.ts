import type { PreviewReport, TextPlace } from '#client/blocks/preview-messages.ts'
import type { Editor } from '#client/features/editor/editor.ts'
import { type ChipKey, chipForWanted } from '#client/features/generation/chip-keys.ts'
import type { PlacePhotos } from './use-place-photos.ts'

export interface ReportAnswers {
  /** Null while the page cannot be edited. */
  editor: Editor | null
  /** Something a draft on the page lacks. */
  onWant: (wanted: string) => void
  /** Opens the form of a block. */
  onForm: (id: string) => void
  onFact: (chip: ChipKey | null, entry?: string) => void
  onHover: (place: TextPlace | null) => void
  onAsk: (command: string, scope: TextPlace) => void
  onRegenerate: ((id: string) => void) | null
  onPhotos: PlacePhotos
  /** A section is to be added behind this one. */
  onAdd: (after: string) => void
}

/** Does what a person did on the page itself. */
export function answerReport(report: PreviewReport, answers: ReportAnswers): void {
  const { editor } = answers
  if (report.type === 'ninefold:want') {
    if (chipForWanted(report.wanted) || !editor) answers.onWant(report.wanted)
    else answers.onForm(report.id)
  } else if (report.type === 'ninefold:fact')
    answers.onFact(chipForWanted(report.fact), report.entry)
  else if (report.type === 'ninefold:hover') answers.onHover(report.place)
  else if (report.type === 'ninefold:ask') answers.onAsk(report.command, report.scope)
  else if (report.type === 'ninefold:command' && report.command === 'form')
    answers.onForm(report.id)
  else if (report.type === 'ninefold:command' && report.command === 'regenerate')
    answers.onRegenerate?.(report.id)
  else if (report.type === 'ninefold:photos') void answers.onPhotos(report.files, report.target)
  else if (report.type === 'ninefold:add') answers.onAdd(report.after)
  else editor?.answer(report)
}
