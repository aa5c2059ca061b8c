import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

/** What has to be so once the wishes are carried out. */
const check = z.union([
  /** `is` null: there is none. */
  z.strictObject({ fact: z.string(), is: z.nullable(z.string()) }),
  z.strictObject({ price: z.string(), amount: z.number() }),
  z.strictObject({ noPrice: z.string() }),
  z.strictObject({ text: z.string() }),
  z.strictObject({ noText: z.string() }),
  z.strictObject({ block: z.string() }),
  z.strictObject({ noBlock: z.string() }),
  /** No address leads to a map. */
  z.strictObject({ noMap: z.literal(true) }),
  z.strictObject({ order: z.array(z.string()).min(2) }),
  z.strictObject({ look: z.string() }),
  z.strictObject({ notice: z.string(), until: z.string().optional() }),
  /** What the main button does. */
  z.strictObject({ button: z.string() }),
  /** Nothing is to be changed: it is asked, or not understood. */
  z.strictObject({ ask: z.unknown() }),
  /** The page is as it was. */
  z.strictObject({ same: z.literal(true) }),
])
export type Check = z.infer<typeof check>

/** Wishes of one person, one after the other, for the page of a brief. */
const wish = z.object({
  id: z.string(),
  brief: z.string(),
  wishes: z.array(z.string()).min(1),
  means: z.string(),
  checks: z.array(check).min(1),
})
export type Wish = z.infer<typeof wish>

export const wishLocales = ['en', 'ja', 'pt', 'nl', 'kr', 'fr', 'it', 'de', 'es'] as const

/** The second ten of a language are for measuring alone; all others were looked at while the words were written. */
export const splits = ['dev', 'test'] as const
export type Split = (typeof splits)[number]
export const splitOf = ({ id }: Wish): Split => (/1[1-9]$|20$/.test(id) ? 'test' : 'dev')

export function wishesOf(locale: string): Wish[] {
  const lines = readFileSync(join(import.meta.dirname, `${locale}.jsonl`), 'utf8')
    .trim()
    .split('\n')
  return lines.map((line) => wish.parse(JSON.parse(line)))
}
