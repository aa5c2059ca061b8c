import { rememberedOf } from '../remembered.ts'
import { firstFrom, type TaggedText } from '../text/tagged-text.ts'
import type { Token } from '../text/tokens.ts'
import type { Span } from '../text/trim.ts'
import { namingWords } from './naming-words.ts'

/** Words for a name: right behind it ("… is the name"), right before it, or a noun alone that is ("Name: …"). */
const sides = ['before', 'behind', 'bare'] as const
export type NamingSide = (typeof sides)[number]

/** Where a language's words for a name stand in a text; a noun alone leads to one that begins a clause. */
export const namingCues = rememberedOf((text: TaggedText): { side: NamingSide; span: Span }[] => {
  const words = namingWords(text.language.code)
  if (!words) return []
  return sides.flatMap((side) =>
    words[side]
      .allIn(text.folded)
      .map(({ index, said }) => ({ side, span: [index, index + said.length] satisfies Span }))
      .filter(({ span: [start] }) => side !== 'bare' || beginsClause(text.raw, start)),
  )
})

const beginsClause = (raw: string, start: number): boolean =>
  /(?:^|[.,;:!?\n。、！？()])\s*$|\s[–—-]\s*$|[\p{Lo}ー]\s$/u.test(raw.slice(0, start))

/** A name with the words for one right beside it, "Marrow Lane is the name": all they tell is the name. */
export function namingAround(text: TaggedText, name: Span): Span | undefined {
  const isBeside = (from: number, to: number) =>
    from <= to && /^[\s\p{P}=]*$/u.test(text.raw.slice(from, to))
  const cue = namingCues(text).find(
    ({ span: [start, end] }) => isBeside(end, name[0]) || isBeside(name[1], start),
  )?.span
  return cue && [Math.min(cue[0], name[0]), Math.max(cue[1], name[1])]
}

/** By the first token of what words for a name lead to, and by the last of what they close. */
export interface NamedTokens {
  from: ReadonlyMap<number, NamingSide>
  upTo: ReadonlyMap<number, NamingSide>
}

export const namedTokens = rememberedOf((text: TaggedText): NamedTokens => {
  const { tokens } = text
  const isWord = (token: Token | undefined) => token?.kind === 'word' || token?.kind === 'number'
  const from = new Map<number, NamingSide>()
  const upTo = new Map<number, NamingSide>()
  for (const { side, span } of namingCues(text)) {
    if (side === 'before') {
      const behind = firstFrom(tokens, span[0])
      const last = tokens.slice(0, behind).findLastIndex(isWord)
      if (last >= 0) upTo.set(last, side)
      continue
    }
    const start = firstFrom(tokens, span[1])
    const first = tokens.slice(start).findIndex(isWord)
    if (first >= 0) from.set(start + first, side)
  }
  return { from, upTo }
})
