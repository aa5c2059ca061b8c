import * as z from 'zod'
import { factKeys } from '#shared/page/facts.ts'

/**
 * One thing a model says about how a brief is to be read: a fact with the words of the brief it
 * rests on, a trade, the language and the country it is of, or the order and looks of the page's
 * blocks. A `value` null says that what the
 * reader found in these words is none.
 */
export const claimSchema = z.object({
  key: z.enum([...factKeys, 'industry', 'plan', 'language', 'country']),
  value: z.unknown(),
  words: z.string().max(1000).optional(),
})
export type Claim = z.infer<typeof claimSchema>

/** As a provider is told of it. */
export const readingAnswerSchema = z.toJSONSchema(z.object({ elements: z.array(claimSchema) }), {
  target: 'draft-7',
}) as Record<string, unknown>
