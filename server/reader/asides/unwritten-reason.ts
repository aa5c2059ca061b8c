import type { Span } from '../text/trim.ts'
import { sentencesOf } from '../withdrawals/sentences.ts'
import { borderBefore } from './clauses.ts'
import { type Denied, tells } from './unwritten-extent.ts'

/** Letters of "this is the reason, which": more names what the reason is. */
const longestMotive = 24

/**
 * "My husband is ill, so no evenings (don't write the reason)": why something is so, of the sentence a
 * remark is about; what it leads to is told. Null where the remark is about more, or no word parts them.
 */
export function reasonBefore(denied: Denied, remark: Span): Span | null {
  const { folded, at, words } = denied
  const lead = folded.slice(remark[0], at[0])
  const isOfReason = words.motives.isIn(folded.slice(...remark))
  if (!isOfReason || (tells(lead, words) && lead.trim().length > longestMotive)) return null
  return reasonRightBefore(denied, remark[0])
}

/** The part of the sentence before an offset that says why; all of it where no word parts it. */
export function reasonRightBefore(given: Told, at: number): Span | null {
  const told = sentencesOf(given.text.slice(0, at)).at(-1)
  return told ? reasonIn(given, told) : null
}

/** A text that tells something, with the words of its language. */
export type Told = Pick<Denied, 'text' | 'folded' | 'words' | 'asides'>

function reasonIn({ text, folded, words, asides }: Told, [from, to]: Span): Span {
  const said = folded.slice(from, to)
  const start = from + said.length - said.trimStart().length
  const therefore = words.therefore.allIn(said)[0]
  if (therefore) {
    const first = borderBefore(folded, start, from + therefore.index, asides)
    const begin = /[\p{L}\p{N}]/u.test(folded.slice(first, from + therefore.index)) ? first : start
    return [begin, from + therefore.index + therefore.said.length + spaceAt(said, therefore)]
  }
  const because = words.because.allIn(said)[0]
  // "Punctures from £8. Don't say why": a sum is no reason.
  if (!because) return [/[\d@]/.test(said) ? to : start, to]
  const opens = from + because.index
  const mark = text.slice(opens, to).search(/[,;:–—、](?!\d)/)
  if (mark < 0) return [opens, withoutStop(text, to)]
  return opens === start ? [opens, opens + mark + 1] : [opens, opens + mark]
}

const spaceAt = (said: string, { index, said: phrase }: { index: number; said: string }): number =>
  /^[\s,、]*/.exec(said.slice(index + phrase.length))?.[0].length ?? 0

/** The stop ends what stays. */
const withoutStop = (text: string, end: number): number =>
  /[.!?。！？]$/.test(text.slice(0, end)) ? end - 1 : end

/** "(Don't write the reason)", "how much": what it leads to, and that there is something, is told. */
export function withoutTold(told: Told, spans: Span[]): Span[] {
  const remark = spans[0]
  const said = remark ? told.folded.slice(...remark) : ''
  if (remark && told.words.complete.isIn(said)) return [remark]
  if (!remark || !told.words.motives.isIn(said)) return spans
  const reason = reasonRightBefore(told, remark[0])
  return reason ? [remark, reason] : spans
}
