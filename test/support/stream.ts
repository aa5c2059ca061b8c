import { foldOps } from '#shared/page/apply-op.ts'
import { emptyDocument } from '#shared/page/document.ts'
import type { Op } from '#shared/page/ops.ts'
import { type PageState, pageState } from '#shared/page/page-state.ts'

export interface StreamEvent {
  seq: number
  op: Op
}

/** The events of a stream's text: `id: <seq>`, `data: <op>`, a blank line. */
export function parseEvents(text: string): StreamEvent[] {
  return text
    .split('\n\n')
    .filter((chunk) => chunk.includes('id: '))
    .map((chunk) => ({
      seq: Number(/^id: (\d+)$/m.exec(chunk)?.[1]),
      op: JSON.parse(/^data: (.*)$/m.exec(chunk)?.[1] ?? 'null') as Op,
    }))
}

/** What a reader has after folding a stream from its start. */
export function foldEvents(events: StreamEvent[]): PageState {
  return foldOps(
    pageState(emptyDocument('none', 'en')),
    events.map((event) => event.op),
  )
}
