import type { Draft } from '../draft.ts'
import { hasTag, tagAt, tagsIn } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'

/** What is called something, in a script without spaces: up to a particle or a mark. */
const name = /^(\p{Script=Hiragana}?)([\p{Script=Han}\p{Script=Katakana}ー]{2,14})/u

/** Letters that say more of a town than whose hall it is: "in", "and", "as for". */
const parting = ['words.prepositions', 'words.conjunctions', 'names.topics']

/** 高槻|の|富田公民館: the hall or town that stands right behind its town, where words are not parted. */
export function venueOfTown({ text, pieces }: Draft, [start, end]: Span): Span | undefined {
  const said = name.exec(text.raw.slice(end))
  if (!said) return undefined
  const [whole, joint = ''] = said
  const at = end + joint.length
  if (parting.some((tag) => tagsIn(text, end, at, tag).length > 0)) return undefined
  const venue = tagsIn(text, at, end + whole.length, 'places.venues').at(-1)
  if (venue && venue.end > at + 2) return [at, venue.end]
  // 新潟|の三条|です, told as where: the town within the region of that name. 横浜|の花屋|です is what it is.
  const isWhole = pieces.some(({ role, span }) => role === 'place' && span[0] === start)
  const isTrade = hasTag(text, at, end + whole.length, 'trades.')
  const isTold =
    joint !== '' && !isTrade && tagAt(text, end + whole.length, 'names.copula') !== undefined
  return isWhole && isTold ? [at, end + whole.length] : undefined
}
