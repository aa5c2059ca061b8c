import type { PreviewPage, PreviewReport } from '../preview-messages.ts'
import { editTexts } from './edit-texts.ts'
import { createMarkPlacer } from './place-marks.ts'
import { pressFacts } from './press-facts.ts'

export interface Editing {
  /** The page as it may be drawn now. */
  drawable(page: PreviewPage): PreviewPage
  /** To be called when it was drawn. */
  drawn(page: PreviewPage): void
}

export interface EditingDeps {
  document: Document
  place: Element
  page(): PreviewPage | null
  onPage(page: PreviewPage): void
  report(message: PreviewReport): void
}

/** Makes the page in the frame one that can be edited where it stands. */
export function startEditing(deps: EditingDeps): Editing {
  const marks = createMarkPlacer(deps.place)
  const texts = editTexts({ ...deps, marks })
  pressFacts(deps.document, deps.report)
  return {
    drawable: texts.drawable,
    drawn: ({ document, language }) => marks.place(document, language, texts.busy()),
  }
}
