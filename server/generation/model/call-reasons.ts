import type { CallEnd } from './call-model.ts'
import type { Reason } from './took-over-note.ts'

/** How a call ended, as the page's owner is told. */
export const reasons: Record<CallEnd, Reason> = {
  ended: 'unusable',
  cut: 'unusable',
  refused: 'refused',
  silent: 'late',
  over: 'late',
  busy: 'busy',
  denied: 'failed',
  failed: 'failed',
}
