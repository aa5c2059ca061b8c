import type { PageDocument, PageLanguage } from '#shared/page/document.ts'
import type { PhotoTarget } from '#shared/page/place-photos.ts'
import type { RichText } from '#shared/page/rich-text.ts'
import type { Missing } from './draft-block.tsx'

/** What the generator tells the preview frame. */
export interface PreviewPage {
  type: 'ninefold:page'
  document: PageDocument
  language: PageLanguage
  slug: string
  /** Ids of the finished blocks. */
  done: string[]
  writing: boolean
  /** Whether it is being watched: what is not finished is veiled, and then unfolds. */
  unfolding: boolean
  /** What the editor says inside the frame; null while the page is not to be edited. */
  editing: EditingWords | null
  /** The block whose form is open; it comes into view. */
  selected: string | null
  /** The text of it that is meant. */
  selectedPath?: string | undefined
  /** Another one brings the same block into view again. */
  turn: number
  /** Whether that text is to be typed into at once. */
  isTyped?: boolean | undefined
  /** What is pointed at from outside; it stays where it is. */
  lit: TextPlace[]
  /** How much smaller than it is the page is shown; 1 where it is not said. */
  scale?: number
}

/** A block, or one text of it. */
export interface TextPlace {
  id: string
  path?: string | undefined
}

/** Texts of the frame's own controls, in the language of the interface. */
export type EditingWords = Record<string, string>

/** What a person asks of a block by its toolbar. */
export type BlockCommand =
  | 'up'
  | 'down'
  | 'hide'
  | 'lock'
  | 'duplicate'
  | 'remove'
  | 'variant'
  | 'regenerate'
  | 'form'

/** What the frame tells the generator. */
export type PreviewReport =
  | { type: 'ninefold:ready' }
  /** The script that makes the page editable could not be fetched. */
  | { type: 'ninefold:incomplete' }
  | { type: 'ninefold:want'; id: string; wanted: Missing }
  | { type: 'ninefold:height'; height: number }
  /** A text as it stands after a keystroke, in the language that is shown. */
  | {
      type: 'ninefold:edit'
      id: string
      path: string
      value: string | RichText
      language: PageLanguage
    }
  | { type: 'ninefold:history'; step: 'undo' | 'redo' }
  /** A fact on the page was pressed, of a list one entry; it is changed where facts are. */
  | { type: 'ninefold:fact'; fact: string; entry?: string }
  | { type: 'ninefold:command'; command: BlockCommand; id: string }
  /** The text under the pointer or in focus; null where there is none any more. */
  | { type: 'ninefold:hover'; place: TextPlace | null }
  /** The list of all commands was asked for. */
  | { type: 'ninefold:palette' }
  /** A change was asked for in words, of a block or of one text of it. */
  | { type: 'ninefold:ask'; command: string; scope: TextPlace }
  /** Pictures that were dropped, pasted or chosen; where they are meant to stand, or null. */
  | { type: 'ninefold:photos'; files: File[]; target: PhotoTarget | null }
  /** A section is to be added behind this one. */
  | { type: 'ninefold:add'; after: string }

const reports: readonly string[] = [
  'ninefold:ready',
  'ninefold:incomplete',
  'ninefold:want',
  'ninefold:height',
  'ninefold:edit',
  'ninefold:history',
  'ninefold:fact',
  'ninefold:command',
  'ninefold:hover',
  'ninefold:ask',
  'ninefold:palette',
  'ninefold:photos',
  'ninefold:add',
] satisfies PreviewReport['type'][]

export function isPreviewPage(data: unknown): data is PreviewPage {
  return typeOf(data) === 'ninefold:page'
}

/** The frame's word in a message, or null where it is none of the frame's. */
export function previewReport(data: unknown): PreviewReport | null {
  return reports.includes(typeOf(data)) ? (data as PreviewReport) : null
}

function typeOf(data: unknown): string {
  return typeof data === 'object' && data !== null && 'type' in data ? String(data.type) : ''
}
