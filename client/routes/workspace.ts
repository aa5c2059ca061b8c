import type { RefObject } from 'react'
import type { PreviewReport } from '#client/blocks/preview-messages.ts'
import type { WishThread } from '#client/features/dock/wish.ts'
import type { BriefCardState, BriefPanelProps } from '#client/features/generation/brief-panel.tsx'
import type { BriefDraft } from '#client/features/generation/use-brief.ts'
import type { GenerationControl } from '#client/features/generation/use-generation.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import type { PageState } from '#shared/page/page-state.ts'
import type { Theme } from '#shared/page/theme.ts'
import type { EditorLink } from './use-editor.ts'
import type { FactEditing } from './use-fact-editing.ts'
import type { Panels } from './use-panels.ts'
import type { PlacePhotos } from './use-place-photos.ts'
import type { Pointing } from './use-pointing.ts'
import type { Writing, WritingRun } from './use-writing.ts'

export interface Workspace extends Panels, Writing {
  draft: BriefDraft
  generation: GenerationControl
  /** The page with how its brief was read. */
  read: PageState | null
  /** What is being written just now, if anything. */
  writing: WritingRun | null
  /** Whether what was written last is a wish. */
  isWish: boolean
  areaRef: RefObject<HTMLTextAreaElement | null>
  /** The brief the page was written from. */
  brief: string
  card: BriefCardState
  slug: string | null
  /** Whether the page is another's, changed by a link: its draft is all there is to change. */
  isGuest: boolean
  facts: FactEditing
  /** Leads to what was asked for and what came of it. */
  onThread: () => void
  /** The look the page is seen in for as long as it is pointed at. */
  tried: Partial<Theme> | null
  onTry: (theme: Partial<Theme> | null) => void
  /** The language the page is shown in; null is its own. */
  shownIn: PageLanguage | null
  onLanguage: (language: PageLanguage) => void
  /** Puts pictures on the page, where they are meant to stand or where they fit. */
  onPhotos: PlacePhotos
  /** Puts a photo that was brought along on the page. */
  onPlacePhoto: (id: string) => void
  pointing: Pointing
  /** Brings a part of the page into view, on a phone too. */
  onShow: (id: string, path?: string) => void
  thread: WishThread
  /** Writes the page by what of the brief is chosen; null where there is none. */
  onChoose: BriefPanelProps['onChoose']
  /** The box a change is asked for in. */
  boxRef: RefObject<HTMLTextAreaElement | null>
  /** What may be done with what the last writing changed. */
  review: BriefPanelProps['review']
  /** The same page in another design, its words and sections as they are; null while it is written. */
  onDesign: (() => void) | null
  onStartOver: () => void
  editor: EditorLink
  /** A person did something on the page itself. */
  onReport: (report: PreviewReport) => void
}
