import type { BriefManner, BriefRow } from '#shared/page/brief-rows.ts'
import { readText } from './build-draft.ts'
import type { Chosen } from './chosen.ts'
import { findDebris } from './debris/find-debris.ts'
import { mailLines } from './debris/mail-lines.ts'
import { detectLanguage } from './detect-language.ts'
import { languageOf } from './language.ts'
import { bordersOf } from './statements/borders.ts'
import { speakersIn } from './talk/messages.ts'
import { overlap } from './text/spans.ts'
import type { Span } from './text/trim.ts'

/** Letters; a longer row, typed without marks, is parted where what it tells changes. */
const longestRow = 180
/** Letters of a part of one. */
const shortestPart = 60

/**
 * A brief in its lines and sentences, in order, and what programs wrote around them.
 * @param parts where pieces of it begin
 */
export function rowsOf(
  brief: string,
  fallback: string,
  parts: readonly number[],
  { without, with: wanted }: Chosen,
): BriefRow[] {
  const debris = findDebris(brief)
  const isChosen = (spans: readonly Span[], row: Span) => spans.some((span) => overlap(span, row))
  return cut(brief, [...debris.flat(), ...sentenceStarts(brief, fallback)])
    .flatMap((row) => partsOf(brief, row, parts))
    .flatMap((row): BriefRow[] => {
      const span: [number, number] = [...row]
      if (debris.some(([start, end]) => start <= span[0] && span[1] <= end))
        return [{ span, kind: 'mark' }]
      if (!/[\p{L}\p{N}]/u.test(brief.slice(...span))) return []
      if (isChosen(without, span)) return [{ span, kind: 'without' }]
      return [{ span, ...(isChosen(wanted, span) && { kind: 'with' }) }]
    })
}

/** What a brief reads like that was written for somebody else first. */
export function mannerOf(brief: string): BriefManner | undefined {
  if (speakersIn(brief) > 1) return 'chat'
  return mailLines(brief).length > 1 ? 'mail' : undefined
}

function sentenceStarts(brief: string, fallback: string): number[] {
  const { text, claims } = readText(brief, languageOf(detectLanguage(brief, fallback)))
  const borders = bordersOf(text, claims)
  return text.tokens.flatMap(({ start }, i) => (borders[i] === 'always' ? [start] : []))
}

/** The stretches between line ends and some further offsets, without the space around them. */
function cut(brief: string, further: readonly number[]): Span[] {
  const lines = [...brief.matchAll(/\n/g)].map(({ index }) => index)
  const at = [...new Set([0, ...lines, ...further, brief.length])].toSorted((a, b) => a - b)
  return at.slice(1).flatMap((end, i): Span[] => {
    const start = at[i] ?? 0
    const said = brief.slice(start, end)
    const from = start + said.length - said.trimStart().length
    return said.trim() === '' ? [] : [[from, from + said.trim().length]]
  })
}

function partsOf(brief: string, [start, end]: Span, borders: readonly number[]): Span[] {
  if (end - start <= longestRow) return [[start, end]]
  const at: number[] = [start]
  for (const border of borders) {
    const isLong = border - (at.at(-1) ?? start) >= shortestPart && end - border >= shortestPart
    if (border > start && isLong) at.push(border)
  }
  return cut(brief.slice(0, end), at).filter(([from]) => from >= start)
}
