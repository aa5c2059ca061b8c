import * as z from 'zod/mini'

/** What a brief reads like that was written for somebody else first. */
export const briefManners = ['chat', 'mail', 'dictated'] as const
export type BriefManner = (typeof briefManners)[number]

/** A line or sentence of a brief. */
export const briefRowSchema = z.object({
  span: z.tuple([z.number().check(z.int(), z.gte(0)), z.number().check(z.int(), z.gte(0))]),
  /**
   * `mark` is of a program: who wrote it and when. `without` was left out by the page's creator, and
   * `with` is told because they want it told; absent where it is left to the reader.
   */
  kind: z.optional(z.enum(['mark', 'without', 'with'])),
})
export type BriefRow = z.infer<typeof briefRowSchema>
