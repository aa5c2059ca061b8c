import { useI18n } from '#client/platform/i18n.tsx'
import { kindName } from '#shared/blocks/index.ts'
import type { PageState } from '#shared/page/page-state.ts'
import type { Link } from './generation-slice.ts'

export interface WritingPhase {
  /** What is being done, in a line. */
  words: string
  /** How many parts are written, of how many. */
  finished: number
  planned: number
}

/** How far the writing of a page is, in words. */
export function useWritingPhase(state: PageState | null, link: Link): WritingPhase {
  const { t } = useI18n()
  const planned = plannedParts(state)
  const done = state?.progress.done ?? []
  const current = planned.find((id) => !done.includes(id))
  const finished = planned.filter((id) => done.includes(id)).length
  const type = current ? (state?.document.blocks[current]?.type ?? '') : ''
  const part = current ? t(`generate.sections.${kindName(type)}`) : ''
  const words = t(`generate.log.${phaseOf(state, link, current)}`, { part })
  return { words, finished, planned: planned.length }
}

/** What a stopped writing did not come to is no longer part of the page. */
export function plannedParts(state: PageState | null): string[] {
  return state?.progress.planned.filter((id) => state.document.blocks[id]) ?? []
}

type Phase =
  | 'reconnecting'
  | 'reading'
  | 'writing'
  | 'finishing'
  | 'complete'
  | 'truncated'
  | 'cancelled'
  | 'failed'

function phaseOf(state: PageState | null, link: Link, current: string | undefined): Phase {
  const status = state?.progress.status ?? 'idle'
  if (link === 'reconnecting') return 'reconnecting'
  // The page that is being written came before the connection that follows it.
  const isUnheard = link === 'idle' && (status === 'writing' || state === null)
  if (link === 'idle' && !isUnheard) return status === 'idle' ? 'complete' : status
  if (isUnheard || link === 'opening' || !state?.progress.planned.length) return 'reading'
  return current ? 'writing' : 'finishing'
}
