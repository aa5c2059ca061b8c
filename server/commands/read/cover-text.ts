import { isDigit, isLetter } from '#server/reader/text/fold.ts'
import type { TaggedText } from '#server/reader/text/tagged-text.ts'
import type { Mark } from './marked-wish.ts'

/** What a letter costs that nothing explains, against a mark. */
const unread = 12

const joints: ReadonlySet<string> = new Set(['hours.to', 'hours.and', 'hours.from'])

/** What a mark costs: the fewer and the more telling ones, the better. */
function costOf({ tags }: Mark): number {
  if (tags.some((tag) => tag === 'value.quote')) return 0.1
  if (tags.some((tag) => tag === 'item')) return 0.4
  if (tags.some((tag) => tag.startsWith('value.'))) return 0.6
  if (tags.every((tag) => tag === 'words.filler' || tag === 'words.polite')) return 1.3
  // "当日券は" is what one pays for, where the page has it, and then what to do about it.
  if (tags.every((tag) => tag.startsWith('actions.'))) return 2
  // "y la" may join two times, and then two wishes as well.
  if (tags.every((tag) => joints.has(tag))) return 3
  return 1
}

/**
 * The marks that together leave the fewest letters of a text unread, in order; of as good ones
 * those that are fewer. Marks of the same stretch become one.
 */
export function coverText({ folded }: TaggedText, all: readonly Mark[]): Mark[] {
  const starting = Map.groupBy(merged(all), ({ start }) => start)
  const best: { cost: number; mark: Mark | null }[] = Array.from({ length: folded.length + 1 })
  best[folded.length] = { cost: 0, mark: null }
  for (let at = folded.length - 1; at >= 0; at -= 1) {
    const isRead = !isLetter(folded[at]) && !isDigit(folded[at])
    let choice = {
      cost: (best[at + 1]?.cost ?? 0) + (isRead ? 0 : unread),
      mark: null as Mark | null,
    }
    for (const mark of starting.get(at) ?? []) {
      const cost = costOf(mark) + (best[mark.end]?.cost ?? 0)
      if (cost < choice.cost) choice = { cost, mark }
    }
    best[at] = choice
  }
  const chosen: Mark[] = []
  for (let at = 0; at < folded.length; ) {
    const mark = best[at]?.mark
    if (mark) chosen.push(mark)
    at = mark?.end ?? at + 1
  }
  return chosen
}

function merged(all: readonly Mark[]): Mark[] {
  const groups = Map.groupBy(all, ({ start, end }) => `${start}-${end}`)
  return [...groups.values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    // A whole name is meant before names it is a part of.
    const whole = same.filter((mark) => mark.tags.includes('item'))
    const items = (whole.length > 0 ? whole : same).flatMap((mark) => mark.items ?? [])
    const tags = settled(new Set(same.flatMap((mark) => mark.tags)))
    return [{ ...first, tags, ...(items.length > 0 && { items: [...new Set(items)] }) }]
  })
}

/** What joins words in briefs does so in a wish, unless it is a word for doing something there. */
function settled(tags: ReadonlySet<string>): string[] {
  const others = [...tags].filter((tag) => tag !== 'words.joint')
  const isVerb = others.some((tag) => tag.startsWith('do.'))
  return tags.has('words.joint') && !isVerb ? [...new Set([...others, 'words.filler'])] : others
}
