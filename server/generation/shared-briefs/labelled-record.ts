import * as z from 'zod'
import { actionKinds } from '#shared/page/facts.ts'
import { industries } from '#shared/page/industries.ts'
import { spanRoles } from '#shared/page/ops.ts'

const text = z.string().min(1)
/** Where two readings are as good, both stand, the better one first. */
const texts = z.union([text, z.array(text).min(1)])

export const labelledFactsSchema = z.strictObject({
  industry: z.union([z.enum(industries), z.array(z.enum(industries)).min(1)]),
  name: texts.optional(),
  kind: texts.optional(),
  place: texts.optional(),
  area: z.array(text).optional(),
  phone: text.optional(),
  email: text.optional(),
  url: text.optional(),
  hours: text.optional(),
  since: z.number().optional(),
  prices: z
    .array(
      z.strictObject({
        item: z.string(),
        amount: z.number(),
        to: z.number().optional(),
        currency: z.string().length(3),
        unit: text.optional(),
        from: z.boolean().optional(),
        note: text.optional(),
      }),
    )
    .optional(),
  offers: z.array(text).optional(),
  audience: texts.optional(),
  people: z.array(z.strictObject({ name: text, role: text.optional() })).optional(),
  programme: z
    .array(z.strictObject({ date: text.optional(), time: text.optional(), title: text }))
    .optional(),
  deadline: texts.optional(),
  action: z.enum(actionKinds).optional(),
})
export type LabelledFacts = z.infer<typeof labelledFactsSchema>
export type LabelledFact = keyof LabelledFacts

/** A line of `<language>.jsonl`: a brief and what a careful person reads in it. */
export const labelledRecordSchema = z.object({
  id: z.string().regex(/^[a-z]{2}-[\w-]+$/),
  /** Typed in haste on a phone, or with care. */
  typed: z.enum(['phone', 'desk']),
  /** The whole brief in order, cut where one role ends; each with its separator. */
  spans: z.array(z.tuple([z.enum(spanRoles), text])).min(1),
  facts: labelledFactsSchema,
  /** Units, notes and people were not labelled. */
  partial: z.literal(true).optional(),
  /** Pieces and all facts but the corrected ones are as the reader reads them: nobody looked. */
  unreviewed: z.literal(true).optional(),
  /** The facts a creator put right. */
  corrected: z.array(labelledFactsSchema.keyof()).min(1).optional(),
})
export type LabelledRecord = z.infer<typeof labelledRecordSchema>
