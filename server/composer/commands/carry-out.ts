import { asUsers } from '#shared/page/as-users.ts'
import type { CommandOutcome } from '#shared/page/command-outcome.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { applyEdits } from '#shared/page/restore/invert-op.ts'
import { addBlock, firstOf, moveBlock, removeBlock, setHidden } from './block-wishes.ts'
import { type Change, type Desktop, editsOf } from './change.ts'
import { stateFact } from './fact-wishes.ts'
import type { Intent } from './intent.ts'
import { restyle } from './look-wishes.ts'
import { openDays } from './open-days.ts'
import { removePrices } from './remove-prices.ts'
import { followTone, resizeTexts, rewordTexts, speakIn } from './text-wishes.ts'

/**
 * The edits that do what was asked for, one wish after the other. What a person typed or locked
 * stays byte for byte; where nothing may or need be done, an outcome says why.
 * @param now milliseconds since 1970
 * @throws AppError `not_understood` or `needs_model`
 */
export function carryOut(
  document: PageDocument,
  brief: string,
  intents: readonly Intent[],
  now: number,
): { ops: EditOp[]; outcomes: CommandOutcome[] } {
  let page = document
  const ops: EditOp[] = []
  const outcomes: CommandOutcome[] = []
  for (const intent of intents) {
    for (const change of changesOf(intent)) {
      const made = change({ document: page, brief, now })
      const edits = editsOf(made)
      page = applyEdits(page, edits.map(asUsers)).document
      ops.push(...edits)
      if (made.outcome) outcomes.push(made.outcome)
    }
  }
  return { ops, outcomes }
}

type Carry = (desktop: Desktop) => Change

function changesOf(intent: Intent): Carry[] {
  switch (intent.wish) {
    case 'add':
      return intent.kinds.map((kind) => (desktop) => addBlock(desktop, kind, intent.spot))
    case 'remove':
      return intent.kinds.map((kind) => (desktop) => {
        return kind === 'pricing' ? removePrices(desktop) : removeBlock(desktop, kind)
      })
    case 'hide':
    case 'show':
      return intent.kinds.map((kind) => (desktop) => {
        const isHidden = intent.wish === 'hide'
        // Prices that stand in another list have no block of their own to hide.
        const isListed = kind === 'pricing' && !firstOf(desktop.document, kind)
        return isHidden && isListed
          ? removePrices(desktop)
          : setHidden(desktop.document, kind, isHidden)
      })
    case 'move':
      return [(desktop) => moveBlock(desktop, intent.kind, intent.spot)]
    case 'shorter':
    case 'longer':
      return [(desktop) => resizeTexts(desktop, intent)]
    case 'rewrite':
      return [(desktop) => rewordTexts(desktop, intent)]
    case 'voice':
      return [(desktop) => speakIn(desktop, intent.tone, intent.kind)]
    case 'look': {
      const { looks, tone } = intent
      return [
        (desktop) => restyle(desktop, looks),
        ...(tone ? [(desktop: Desktop) => followTone(desktop, tone)] : []),
      ]
    }
    case 'open':
      return [(desktop) => openDays(desktop, intent)]
    default:
      return [(desktop) => stateFact(desktop, intent)]
  }
}
