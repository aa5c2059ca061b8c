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
  const { text, folded, at, words } = denied
  const lead = folded.slice(remark[0], at[0])
  const isOfReason = words.motives.isIn(folded.slice(...remark))
  if (!isOfReason || (tells(lead, words) && lead.trim().length > longestMotive)) return null
  const told = sentencesOf(text.slice(0, remark[0])).at(-1)
  return told ? reasonIn(denied, told) : null
}

function reasonIn({ text, folded, words, asides }: Denied, [from, to]: Span): Span {
  const said = folded.slice(from, to)
  const start = from + said.length - said.trimStart().length
  const therefore = words.therefore.allIn(said)[0]
  if (therefore) {
    const first = borderBefore(folded, start, from + therefore.index, asides)
    const begin = /[\p{L}\p{N}]/u.test(folded.slice(first, from + therefore.index)) ? first : start
    return [begin, from + therefore.index + therefore.said.length + spaceAt(said, therefore)]
  }
  const because = words.because.allIn(said)[0]
  if (!because) return [start, to]
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
