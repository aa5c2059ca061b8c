import type { Intent } from '../intent.ts'
import { Clause, isSoft, means } from './clause.ts'
import type { MarkedWish } from './marked-wish.ts'
import type { Part } from './read-wish.ts'
import type { Segment } from './segments.ts'

const naming: ReadonlySet<Intent['wish']> = new Set(['heading', 'headline', 'title', 'renameItem'])
/** What a word alone may ask for, and a name be made of: "Salt and Light". */
const ofOneWord: ReadonlySet<Intent['wish']> = new Set(['look', 'languages'])

/**
 * The parts with every name whole: what "and" joins to a name, without a verb of its own, belongs to
 * it where it is written as names are. Null where it may be either.
 */
export function wholeNames(
  wish: MarkedWish,
  segments: readonly Segment[],
  parts: readonly Part[],
  read: (from: number, to: number) => Part | null,
): Part[] | null {
  const whole: Part[] = []
  for (const part of parts) {
    const before = whole.at(-1)
    if (!before || !isNaming(before) || !isOfName(wish, segments, part)) whole.push(part)
    else {
      const merged = read(before.segments[0], part.segments[1])
      const first = wish.text.raw.slice(segments[part.segments[0]]?.span[0]).trimStart()
      if (!merged || !isNaming(merged) || !/^\p{Lu}/u.test(first)) return null
      whole.splice(-1, 1, merged)
    }
  }
  return whole
}

const isNaming = ({ intents }: Part): boolean =>
  intents.some((each) => naming.has(each.wish) || (each.wish === 'fact' && each.key === 'name'))

function isOfName(wish: MarkedWish, segments: readonly Segment[], part: Part): boolean {
  const first = segments[part.segments[0]]
  const last = segments[part.segments[1] - 1]
  if (!first?.isJoined || !last || !part.intents.some((each) => ofOneWord.has(each.wish)))
    return false
  const clause = new Clause(wish, [first.span[0], last.span[1]])
  return clause.of('do.').every((mark) => isSoft(mark) || means(mark, 'qualities.'))
}
