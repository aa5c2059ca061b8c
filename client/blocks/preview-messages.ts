import type { PageDocument, PageLanguage } from '#shared/page/document.ts'
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
}

/** What the frame tells the generator. */
export type PreviewReport =
  | { type: 'ninefold:ready' }
  | { type: 'ninefold:want'; id: string; wanted: Missing }
  | { type: 'ninefold:height'; height: number }

export function isPreviewPage(data: unknown): data is PreviewPage {
  return (
    typeof data === 'object' && data !== null && 'type' in data && data.type === 'ninefold:page'
  )
}
