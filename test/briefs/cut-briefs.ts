import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { type SplicedText, sourcesOf } from '#server/reader/text/spliced-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { keptOffBriefs } from './kept-off-briefs.ts'
import { labelledBriefs } from './labelled-brief.ts'
import { namedBriefs } from './named-briefs.ts'

/** Stands in the text wherever an editor would end one thing told and begin another. */
const mark = '¦'

const recordSchema = z.strictObject({ id: z.string(), cut: z.string().min(1) })

/** A brief and where an editor would cut it. */
export interface CutBrief {
  id: string
  locale: string
  brief: string
  /** Offsets at which a statement begins, the first aside. */
  cuts: readonly number[]
}

const folder = join(import.meta.dirname, 'cuts')

/**
 * The briefs of `cuts/<locale>.jsonl`, typed in haste, most of them with hardly a mark.
 * @throws Error naming the brief whose text is no longer that of its set
 */
export function cutBriefs(): CutBrief[] {
  const late = [
    ...labelledBriefs(),
    ...labelledBriefs(join(import.meta.dirname, 'strangers')),
  ].filter(({ split }) => split === 'late')
  const briefs = new Map(
    [...late, ...namedBriefs(), ...keptOffBriefs()].map(({ id, brief }) => [id, brief]),
  )
  return readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .trim()
      .split('\n')
      .map((line) => ofRecord(file.slice(0, 2), recordSchema.parse(JSON.parse(line)), briefs)),
  )
}

function ofRecord(
  locale: string,
  { id, cut }: z.output<typeof recordSchema>,
  briefs: ReadonlyMap<string, string>,
): CutBrief {
  const brief = cut.replaceAll(mark, '')
  // Those that show what is only listed stand in no other set.
  if (!id.includes('-listed-') && briefs.get(id) !== brief)
    throw new Error(`${id}: not the text of the brief`)
  return { id, locale, brief, cuts: offsetsOf(cut) }
}

/** Where statements begin, marks left aside. */
function offsetsOf(cut: string): number[] {
  const parts = cut.split(mark)
  let at = 0
  return parts.slice(0, -1).map((part) => {
    at += part.length
    return at
  })
}

/** Whether an editor cut somewhere between two words of what was meant. */
export function isCutBetween(
  { cuts }: CutBrief,
  meant: SplicedText,
  last: Span,
  next: Span,
): boolean {
  const from = sourcesOf(meant, last)[0]?.[0]
  const to = sourcesOf(meant, next)[0]?.[0]
  if (from === undefined || to === undefined) return false
  return cuts.some((at) => from < at && at <= to) || to < from
}
