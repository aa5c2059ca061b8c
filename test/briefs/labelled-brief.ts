import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { actionKinds } from '#shared/page/facts.ts'
import { industries } from '#shared/page/industries.ts'
import { spanRoles } from '#shared/page/ops.ts'
import { textHash } from '#shared/page/text-hash.ts'

const text = z.string().min(1)
/** Where two readings are as good, both stand, the better one first. */
const texts = z.union([text, z.array(text).min(1)])

const factsSchema = z.strictObject({
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

const recordSchema = z.object({
  id: z.string().regex(/^[a-z]{2}-[\w-]+$/),
  /** Typed in haste on a phone, or with care. */
  typed: z.enum(['phone', 'desk']),
  /** The whole brief in order, cut where one role ends; each with its separator. */
  spans: z.array(z.tuple([z.enum(spanRoles), text])).min(1),
  facts: factsSchema,
  /** Units, notes and people were not labelled. */
  partial: z.literal(true).optional(),
})

/** What a careful reader finds in a brief; what is not named is not in it. */
export interface LabelledBrief extends z.infer<typeof recordSchema> {
  locale: string
  brief: string
  split: Split
  /** Written after the last rule and never looked at while working on them. */
  fresh: boolean
}

export type Split = 'train' | 'dev' | 'test'
export const splits: readonly Split[] = ['train', 'dev', 'test']

/** 70, 15 and 15 in a hundred, by a hash of the id and nothing else. */
export function splitOf(id: string): Split {
  const part = Number.parseInt(textHash(`brief ${id}`), 16) % 100
  return part < 70 ? 'train' : part < 85 ? 'dev' : 'test'
}

/**
 * Every labelled brief of `<locale>.jsonl` beside this file.
 * @throws Error naming file and line of a record that is none
 */
export function labelledBriefs(): LabelledBrief[] {
  const files = readdirSync(import.meta.dirname).filter((name) => /^[a-z]{2}\.jsonl$/.test(name))
  return files.flatMap((file) => readBriefs(file))
}

function readBriefs(file: string): LabelledBrief[] {
  const locale = file.slice(0, 2)
  const lines = readFileSync(join(import.meta.dirname, file), 'utf8').split('\n')
  return lines.flatMap((line, at) => {
    if (line.trim() === '') return []
    const record = recordSchema.safeParse(JSON.parse(line))
    if (!record.success) {
      const faults = record.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
      throw new Error(`${file}:${at + 1}: ${faults.join('; ')}`)
    }
    const { id, spans } = record.data
    const brief = spans.map(([, said]) => said).join('')
    const fresh = id.startsWith(`${locale}-new-`)
    return [{ ...record.data, locale, brief, split: splitOf(id), fresh }]
  })
}
