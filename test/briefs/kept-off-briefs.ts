import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

const text = z.string().min(1)

const recordSchema = z.strictObject({
  id: z.string().regex(/^[a-z]{2}-(?:off|former)-\d{3}$/),
  brief: text,
  /** What its owner wants to keep to themselves, with the words that ask for it. */
  secret: z.array(text).default([]),
  /** What is said to whoever makes the page. */
  maker: z.array(text).default([]),
  /** What no longer holds, with the words that say so. */
  former: z.array(text).default([]),
  /** What must stand on it, of the rest nobody has said; where it is missing all of the rest must. */
  told: z.array(text).min(1).optional(),
  /** What it is called, what it is and where, as in `named-briefs.ts`. */
  name: z.array(text).optional(),
  kind: z.array(text).optional(),
  place: z.array(text).optional(),
  split: z.enum(['dev', 'test']),
})

/** A brief of which something is to be kept off the page, or that only sounds so. */
export interface KeptOffBrief extends z.output<typeof recordSchema> {
  locale: string
}

const folder = join(import.meta.dirname, 'kept-off')

/**
 * The briefs of `kept-off/<locale>.jsonl`. Nobody has looked at those of `test` while working on rules.
 * @throws Error of what is no record, or names words its brief does not hold
 */
export function keptOffBriefs(): KeptOffBrief[] {
  return readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .trim()
      .split('\n')
      .map((line) => sound({ ...recordSchema.parse(JSON.parse(line)), locale: file.slice(0, 2) })),
  )
}

function sound(record: KeptOffBrief): KeptOffBrief {
  const { id, brief, secret, maker, former, told = [] } = record
  const missing = [...secret, ...maker, ...former, ...told].find((said) => !brief.includes(said))
  if (missing) throw new Error(`${id}: its brief does not hold "${missing}"`)
  return record
}
