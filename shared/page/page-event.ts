import * as z from 'zod/mini'

const whole = z.number().check(z.int(), z.gte(0))

/** Somebody who takes part in a page; null is its owner. */
const personSchema = z.nullable(z.object({ number: whole, name: z.nullable(z.string()) }))

/** What whoever has a page open is told of it, again as soon as something of it is another. */
export const pageEventSchema = z.discriminatedUnion('op', [
  z.object({
    op: z.literal('page'),
    rev: whole,
    /** Whose that revision is. */
    by: personSchema,
    /** Is another once the thread of wishes is; null while there is none. */
    thread: z.nullable(z.string()),
    /** Who else has the page open. */
    people: z.array(personSchema),
  }),
  /** The page is gone, or not the caller's to see any more: nothing follows, and nothing will. */
  z.object({ op: z.literal('ended') }),
  z.object({ op: z.literal('ping') }),
])

export type PageEvent = z.infer<typeof pageEventSchema>
/** How a page stands, for whoever has it open. */
export type PageStanding = Extract<PageEvent, { op: 'page' }>
export type Person = z.infer<typeof personSchema>
