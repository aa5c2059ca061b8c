import { type TaggedText, tagsIn } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'

const years = /(?<![\d.,/-])(?:1[6-9]|20)\d\d(?![\d.,/-]\d|\d)/g

/** The year something was founded in, where a word says so; never one still to come. */
export function readSince(text: TaggedText): { value: number; span: Span } | undefined {
  for (const { 0: digits, index } of text.folded.matchAll(years)) {
    const value = Number(digits)
    const end = index + digits.length
    const from = Math.max(0, index - 24)
    const before = tagsIn(text, from, index, 'dates.since').at(-1)
    const joined = before && !/[.!?;\n]/.test(text.folded.slice(before.end, index))
    const behind = tagsIn(text, end, Math.min(text.raw.length, end + 28), 'dates.sinceAfter')[0]
    const followed = behind && !/[.!?;\n]/.test(text.folded.slice(end, behind.start))
    if (!joined && !followed) continue
    const denied = tagsIn(text, from, Math.min(text.raw.length, end + 24), 'dates.notSince')
    if (denied.length === 0 && value <= 2026) return { value, span: [index, end] }
  }
  return undefined
}
