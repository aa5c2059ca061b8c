import type { Draft } from '../draft.ts'
import { leadOf } from '../grammars/priced-item.ts'
import type { Amount } from '../grammars/read-amounts.ts'
import { unitBehind } from '../grammars/read-units.ts'
import { firstFrom, type TaggedText } from '../text/tagged-text.ts'
import type { SumWindow } from './things-of-sums.ts'

/** What stands beside a sum and belongs to it, in tokens. */
export interface SumSurroundings {
  window: SumWindow
  /** Where what leads to it begins: "from", "costs". */
  lead: number
  /** "A session of an hour | costs": what looks like a unit may be the end of the thing. */
  verb: number
  /** Where its unit ends. */
  unit: number
}

export function aroundSum({ text }: Draft, sum: Amount, window: SumWindow): SumSurroundings {
  const lead = leadOf(text, text.tokens[window.from]?.start ?? 0, sum.start)
  const unit = unitBehind(text, sum.end)
  return {
    window,
    lead: behindMarks(text, firstFrom(text.tokens, lead.start)),
    verb: behindMarks(text, firstFrom(text.tokens, lead.unitEnd ?? lead.start)),
    unit: unit ? firstFrom(text.tokens, unit.end) : window.end,
  }
}

/** "Repainting a head, | from": the token behind the last word before one. */
function behindMarks({ tokens }: TaggedText, at: number): number {
  let end = at
  while (tokens[end - 1]?.kind === 'mark' && !/^[)"”»」』]$/.test(tokens[end - 1]?.text ?? ''))
    end -= 1
  return end
}
