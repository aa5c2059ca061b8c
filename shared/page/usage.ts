import * as z from 'zod/mini'

const count = z.number().check(z.int(), z.gte(0))

/** What a page cost that a model wrote at. */
export const usageSchema = z.object({
  /** Tokens the model read and wrote, all its attempts together. */
  inputTokens: count,
  outputTokens: count,
  /** The provider did not say, or not every time: counted by letters. */
  estimated: z.boolean(),
  /** Calls to the model. */
  attempts: count,
  blocks: z.object({ model: count, composer: count }),
  /** From the order to the end. */
  milliseconds: count,
})
export type Usage = z.infer<typeof usageSchema>
