import * as z from 'zod'
import { localeCodes } from '#shared/locales.ts'

/** What a model may answer a wish with. `say` tells the page's owner why something was not done. */
export const wishOpNames = [
  'set',
  'add',
  'insert',
  'move',
  'remove',
  'hide',
  'show',
  'theme',
  'meta',
  'fact',
  'translate',
  'undo',
  'say',
] as const

/**
 * One op as a model writes it, its values unchecked: flat, as small models get that right, and
 * grammars of every kind can be made of it.
 */
export const rawWishOpSchema = z.object({
  op: z.enum(wishOpNames),
  id: z.string().max(40).optional(),
  path: z.string().max(160).optional(),
  value: z.unknown().optional(),
  type: z.string().max(40).optional(),
  after: z.string().max(40).nullish(),
  props: z.record(z.string(), z.unknown()).optional(),
  theme: z.record(z.string(), z.unknown()).optional(),
  key: z.string().max(40).optional(),
  locale: z.enum(localeCodes).optional(),
  text: z.string().max(8000).optional(),
})
export type RawWishOp = z.infer<typeof rawWishOpSchema>

/** As a provider is told of it. */
export const wishAnswerSchema = z.toJSONSchema(z.object({ elements: z.array(rawWishOpSchema) }), {
  target: 'draft-7',
}) as Record<string, unknown>
