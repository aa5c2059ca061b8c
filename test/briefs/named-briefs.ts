import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { keptOffBriefs } from './kept-off-briefs.ts'

const texts = z.array(z.string().min(1))

const recordSchema = z.strictObject({
  id: z.string().regex(/^[a-z]{2}-[\w-]+$/),
  brief: z.string().min(1),
  /** What may head the page as its name, kind of business or occasion, and place, the best first. */
  name: texts,
  kind: texts,
  place: texts,
})

/** A brief by a stranger of which an editor said what it is called, what it is and where it is; nothing where it has none. */
export interface NamedBrief extends z.output<typeof recordSchema> {
  locale: string
}

const folder = join(import.meta.dirname, 'named')

/** Briefs that teach what something is called: those of `named/<locale>.jsonl`, and of `kept-off` for dev. */
export function namedBriefs(): NamedBrief[] {
  const own = readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .trim()
      .split('\n')
      .map((line) => ({ ...recordSchema.parse(JSON.parse(line)), locale: file.slice(0, 2) })),
  )
  const keptOff = keptOffBriefs()
    .filter(({ split }) => split === 'dev')
    .flatMap(({ id, locale, brief, name, kind, place }) =>
      name && kind && place ? [{ id, locale, brief, name, kind, place }] : [],
    )
  return [...own, ...keptOff]
}
