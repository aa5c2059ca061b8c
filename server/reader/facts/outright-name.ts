import type { Scored } from '../candidates/choose.ts'
import { type NamingSide, namingCues } from '../candidates/naming-cues.ts'
import type { Draft } from '../draft.ts'
import { personNameOf } from '../text/person-names.ts'
import { tagBefore, tokensIn } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import { nameAhead } from './name-ahead.ts'
import { nameBack } from './name-back.ts'
import { isDenied, isOfOthers } from './names-of-others.ts'

/** Where words for a name stand, and the name they tell. */
interface Naming {
  span: Span
  name: Span
}

/**
 * "Marrow Lane is the name", "the whole thing goes by Loose Ends", "name: Cold Feet": who says outright
 * what something is called is believed, whatever else looks like a name.
 */
export function outrightName(draft: Draft, candidates: readonly Scored[]): Span | undefined {
  return outrightNaming(draft, candidates)?.name
}

function outrightNaming(draft: Draft, candidates: readonly Scored[]): Naming | undefined {
  const { text } = draft
  const cues = namingCues(text)
  const of = (wanted: NamingSide, nameOf: (span: Span) => Span | undefined) =>
    cues.filter(({ side }) => side === wanted).map(({ span }) => ({ span, name: nameOf(span) }))
  const told = [
    ...of('before', ([start]) => nameBack(draft, start)),
    ...of('behind', ([, end]) => nameAhead(draft, end, candidates, false)),
    ...of('bare', ([, end]) => nameAhead(draft, end, candidates, true)),
  ]
  return told.find(
    (naming): naming is Naming =>
      naming.name !== undefined &&
      !isOfSomebody(draft, naming.span[0]) &&
      !isOfOthers(draft, naming.name) &&
      !isDenied(draft, naming.name) &&
      !isPerson(draft, naming.name),
  )
}

/** "My daughter's name is …": a person, and no business. */
export const isOfSomebody = ({ text }: Draft, start: number): boolean =>
  tagBefore(text, start - 1, 'names.person') !== undefined

/** "The name's Ron": whoever is called so may be whoever speaks. */
function isPerson({ text }: Draft, [start, end]: Span): boolean {
  const words = tokensIn(text, start, end).filter(({ kind }) => kind === 'word')
  const said = words.length > 0 ? words.map((word) => word.text) : [text.raw.slice(start, end)]
  return said.every((word) => personNameOf(word) !== undefined)
}
