import type { PageDocument } from '#shared/page/document.ts'
import { isSame } from '#shared/page/is-same.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { targetOf, valueIn, valueWritten, wordsOf } from './edit-target.ts'
import type { Conflict, Step } from './editor-state.ts'

type EditsStep = Extract<Step, { kind: 'edits' }>

/** Edits as a step to be made later, with what they will find if nobody else changes it. */
export function stepOf(ops: EditOp[], document: PageDocument, at: number): EditsStep {
  const found = Object.fromEntries(
    ops.flatMap((op) => {
      const place = placeOf(op)
      return place === null ? [] : [[place, valueAt(document, op)]]
    }),
  )
  return { kind: 'edits', ops, found, key: null, at }
}

/** The edits of a step that would write over what somebody else has written since. */
export function inQuestion({ ops, found }: EditsStep, document: PageDocument): EditOp[] {
  return ops.filter((op) => {
    const place = placeOf(op)
    return place !== null && !isSame(found[place] ?? null, valueAt(document, op) ?? null)
  })
}

/** The question a step puts: its own words or those that stand there now. */
export function conflictOf(step: EditsStep, asked: EditOp[], document: PageDocument): Conflict {
  const [first] = asked
  const words = (valueFor: (op: EditOp) => unknown) =>
    asked.map((op) => wordsOf(valueFor(op))).join('\n')
  return {
    target: (first && placeOf(first)) ?? '',
    ops: step.ops,
    mine: words(valueWritten),
    theirs: words((op) => valueAt(document, op)),
    isGone: false,
  }
}

/** Taking a block away writes over all its words. */
function placeOf(op: EditOp): string | null {
  return op.op === 'remove' ? op.id : targetOf(op)
}

function valueAt(document: PageDocument, op: EditOp): unknown {
  return op.op === 'remove' ? document.blocks[op.id]?.props : valueIn(document, op)
}
