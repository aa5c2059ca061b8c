import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { type SplicedText, sourcesOf } from '#server/reader/text/spliced-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { type LabelledBrief, labelledBriefs } from './labelled-brief.ts'

const names = [
  ...['intro', 'offer', 'price', 'hours', 'event', 'place', 'contact', 'rule', 'story'],
  ...['notice', 'quote', 'maker'],
] as const

/** `+`: torn from the piece before, or not understood without it; `<` the same of the one behind. */
const label = z.templateLiteral([z.enum(names), z.enum(['', '+', '<'])])
const recordSchema = z.strictObject({
  id: z.string(),
  pieces: z.array(z.tuple([z.int(), z.int(), label])),
})

type Piece = z.infer<typeof recordSchema>['pieces'][number]
export type SectionLabel = (typeof names)[number]

/** A brief and where an editor would tell each piece of it. */
export interface PlacedBrief extends Pick<LabelledBrief, 'id' | 'locale' | 'brief' | 'split'> {
  pieces: Piece[]
}

/** Briefs of `sections/<locale>.jsonl`, whose pieces are told by their offsets. */
export function placedBriefs(): PlacedBrief[] {
  const folder = join(import.meta.dirname, 'sections')
  const briefs = new Map(labelledBriefs().map((brief) => [brief.id, brief]))
  return readdirSync(folder)
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').trim().split('\n'))
    .map((line) => recordSchema.parse(JSON.parse(line)))
    .map(({ id, pieces }) => {
      const brief = briefs.get(id)
      if (!brief) throw new Error(`${id}: no brief has this id`)
      return { id, locale: brief.locale, brief: brief.brief, split: brief.split, pieces }
    })
}

/** Where the editor would tell most letters of a span of what was meant. */
export function sectionOfSpan(
  { pieces }: PlacedBrief,
  meant: SplicedText,
  span: Span,
): SectionLabel | null {
  const parts = sourcesOf(meant, span)
  const letters = pieces.map(([from, to, told]) => ({
    name: told.replace(/[+<]$/, '') as SectionLabel,
    count: parts.reduce(
      (sum, [start, end]) => sum + Math.max(0, Math.min(end, to) - Math.max(start, from)),
      0,
    ),
  }))
  const most = letters.toSorted((one, other) => other.count - one.count)[0]
  return most && most.count > 0 ? most.name : null
}
