import type { Scored } from '../candidates/choose.ts'
import type { Draft } from '../draft.ts'
import { rememberedOf } from '../remembered.ts'
import { personNameOf } from '../text/person-names.ts'
import { type TaggedText, tagBefore, tokensIn } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import { nameAhead } from './name-ahead.ts'
import { nameBack } from './name-back.ts'
import { isOfOthers } from './names-of-others.ts'
import { namingWords } from './naming-words.ts'

/** Where words for a name stand, and the name they tell. */
interface Naming {
  span: Span
  name: Span
}

const sides = ['before', 'behind', 'bare'] as const
type Side = (typeof sides)[number]

/**
 * "Marrow Lane is the name", "the whole thing goes by Loose Ends", "name: Cold Feet": who says outright
 * what something is called is believed, whatever else looks like a name.
 */
export function outrightName(draft: Draft, candidates: readonly Scored[]): Span | undefined {
  return outrightNaming(draft, candidates)?.name
}

function outrightNaming(draft: Draft, candidates: readonly Scored[]): Naming | undefined {
  const { text } = draft
  const told = [
    ...cuesOf(text).before.map((span) => ({ span, name: nameBack(draft, span[0]) })),
    ...cuesOf(text).behind.map((span) => ({
      span,
      name: nameAhead(draft, span[1], candidates, false),
    })),
    ...cuesOf(text).bare.map((span) => ({
      span,
      name: nameAhead(draft, span[1], candidates, true),
    })),
  ]
  return told.find(
    (naming): naming is Naming =>
      naming.name !== undefined &&
      !isOfSomebody(draft, naming.span[0]) &&
      !isOfOthers(draft, naming.name) &&
      !isPerson(draft, naming.name),
  )
}

/** Where a language's words for a name stand in a text; a noun alone leads to one that begins a clause. */
const cuesOf = rememberedOf((text: TaggedText): Readonly<Record<Side, readonly Span[]>> => {
  const words = namingWords(text.language.code)
  const cues = (side: Side) =>
    (words?.[side].allIn(text.folded) ?? []).map(
      ({ index, said }): Span => [index, index + said.length],
    )
  const bare = cues('bare').filter(([start]) => beginsClause(text.raw, start))
  return { before: cues('before'), behind: cues('behind'), bare }
})

/** A name with the words for one right beside it: all they tell is the name. */
export function namingAround(text: TaggedText, name: Span): Span | undefined {
  const isBeside = (from: number, to: number) =>
    from <= to && /^[\s\p{P}=]*$/u.test(text.raw.slice(from, to))
  const cue = sides
    .flatMap((side) => cuesOf(text)[side])
    .find(([start, end]) => isBeside(end, name[0]) || isBeside(name[1], start))
  return cue && [Math.min(cue[0], name[0]), Math.max(cue[1], name[1])]
}

const beginsClause = (raw: string, start: number): boolean =>
  /(?:^|[.,;:!?\n。、！？()])\s*$|\s[–—-]\s*$|[\p{Lo}ー]\s$/u.test(raw.slice(0, start))

/** "My daughter's name is …": a person, and no business. */
export const isOfSomebody = ({ text }: Draft, start: number): boolean =>
  tagBefore(text, start - 1, 'names.person') !== undefined

/** "The name's Ron": whoever is called so may be whoever speaks. */
function isPerson({ text }: Draft, [start, end]: Span): boolean {
  const words = tokensIn(text, start, end).filter(({ kind }) => kind === 'word')
  const said = words.length > 0 ? words.map((word) => word.text) : [text.raw.slice(start, end)]
  return said.every((word) => personNameOf(word) !== undefined)
}
