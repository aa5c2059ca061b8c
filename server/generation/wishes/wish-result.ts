import type { WishChange } from '#server/storage/storage.ts'
import type { CommandOutcome } from '#shared/page/command-outcome.ts'
import { comparePages } from '#shared/page/compare/compare-pages.ts'
import type { PartChange, ToldValue } from '#shared/page/compare/page-changes.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { Op } from '#shared/page/ops.ts'
import { undoSteps } from '#shared/page/restore/take-back.ts'
import type { Usage } from '#shared/page/usage.ts'

/** A thread is read, not worked with: of long texts it shows the beginning. */
const longestTold = 1000
const mostTold = 40

/** What a wish has made of a page, for its thread. Pure. */
export function wishResult(
  before: PageDocument,
  after: PageDocument,
  inverse: readonly Op[],
): Pick<WishChange, 'changes' | 'undo'> {
  return { changes: toldChanges(before, after, inverse), undo: undoSteps(after, inverse) }
}

function toldChanges(
  before: PageDocument,
  after: PageDocument,
  inverse: readonly Op[],
): PartChange[] {
  let room = mostTold
  // What was asked to move did, and not what it changed places with.
  const asked = new Set(inverse.flatMap((op) => (op.op === 'move' ? [op.id] : [])))
  const moved = asked.size > 0 ? asked : undefined
  return comparePages(before, after, moved).flatMap((part) => {
    if (room <= 0) return []
    const values = part.values.slice(0, room).map((value) => ({
      ...value,
      before: shortened(value.before),
      after: shortened(value.after),
    }))
    room -= values.length + 1
    return [{ ...part, values }]
  })
}

function shortened(value: ToldValue): ToldValue {
  return typeof value === 'string' && value.length > longestTold
    ? `${value.slice(0, longestTold).toWellFormed()}…`
    : value
}

/** How a wish ended, as its page's owner is told. */
export interface WishEnd {
  status: 'complete' | 'cancelled' | 'failed'
  outcomes: readonly CommandOutcome[]
  note: string | null
  usage: Usage | null
}

/** What tells that a wish has ended. */
export function endOp(status: WishEnd['status'], rev: number, usage: Usage | null): Op {
  if (status === 'failed')
    return { op: 'fail', rev, code: 'internal', message: 'The wish failed.', missing: [] }
  return { op: 'done', rev, status, ...(usage && { usage }) }
}
