import { type Usage, usageSchema } from '#shared/page/usage.ts'
import type { CallResult } from './call-model.ts'

export interface Receipt {
  called(result: CallResult): void
  wrote(engine: 'model' | 'composer'): void
  /** Tokens the model has written so far. */
  outputTokens(): number
  usage(): Usage
}

/**
 * What a page costs, from its first process to its last.
 * @param before what an earlier process has stored
 * @param now the clock the generation was created by
 */
export function receipt(before: unknown, createdAt: number, now: () => number): Receipt {
  const stored = usageSchema.safeParse(before)
  const sum = stored.success ? structuredClone(stored.data) : nothing()
  return {
    called: ({ usage, isEstimated }) => {
      sum.attempts++
      sum.inputTokens += usage.inputTokens
      sum.outputTokens += usage.outputTokens
      sum.estimated ||= isEstimated
    },
    wrote: (engine) => {
      sum.blocks[engine]++
    },
    outputTokens: () => sum.outputTokens,
    usage: () => ({
      ...sum,
      blocks: { ...sum.blocks },
      milliseconds: Math.max(0, now() - createdAt),
    }),
  }
}

function nothing(): Usage {
  return {
    inputTokens: 0,
    outputTokens: 0,
    estimated: false,
    attempts: 0,
    blocks: { model: 0, composer: 0 },
    milliseconds: 0,
  }
}
