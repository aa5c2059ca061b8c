import { shades } from '#server/composer/look/look-wishes.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { tagsIn, tokensIn } from '#server/reader/text/tagged-text.ts'
import type { NamedColour } from '../intent.ts'
import type { Clause } from './clause.ts'
import type { Mark } from './marked-wish.ts'

interface Shade {
  of: number
  depth?: NonNullable<NamedColour['depth']>
  mark?: Mark
}

/** A dark or a light colour, by its own name or by a word: of several, that which it stands beside. */
export function shadeOf(clause: Clause, colour: Mark, count: number): Shade {
  const { text } = clause.wish
  const named = shades.find(({ tag, names }) =>
    [tag, names].some((one) => tagsIn(text, colour.start, colour.end, one).length > 0),
  )
  if (named) return { of: 1, depth: named.depth }
  for (const { of, depth, tag } of shades) {
    const mark = [tag, ...shading[depth]]
      .flatMap((one) => clause.of(one))
      .find((one) => count === 1 || isBeside(one, colour))
    if (mark) return { of, depth, mark }
  }
  return { of: 1 }
}

const shading = {
  deep: ['qualities.dark'],
  pale: ['qualities.light', 'qualities.pale'],
} as const

const isBeside = (one: Mark, other: Mark): boolean =>
  [one.start - other.end, other.start - one.end].some((gap) => gap >= 0 && gap <= 1)

/** "Dark blue" as it was said; a word that stands apart is said behind it: "blue, lighter". */
export function saidOf(clause: Clause, colour: Mark, { mark }: Shade): string {
  const word = wordOf(clause, colour)
  if (!mark) return word
  if (!isBeside(mark, colour)) return [word, wordOf(clause, mark)].join(', ')
  const { raw } = clause.wish.text
  return mark.start < colour.start
    ? raw.slice(mark.start, colour.start) + word
    : raw.slice(colour.start, mark.start) + wordOf(clause, mark)
}

/** Without the particle that a word of the data may end in: "緑を". */
export function wordOf({ wish: { text } }: Clause, { start, end }: Mark): string {
  const last = tokensIn(text, start, end).at(-1)
  const isParticle = last && last.start > start && isFunctionWord(text, last.start, last.end)
  return text.raw.slice(start, isParticle ? last.start : end)
}
