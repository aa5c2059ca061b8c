import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { isGivenName } from '#server/reader/text/person-names.ts'
import { hasTag, type TaggedText } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { literal } from '#shared/page/corrected-words.ts'
import type { Person } from '#shared/page/facts.ts'
import { placesOf } from '../contains.ts'

/** "Kelly y el gringo Matt" */
const longestJoint = 16
/** What stands farther apart is told in two places: a letter and who signed it. */
const farthest = 80
/** Endings apart, so much of a role tells it. */
const stem = 6

/**
 * Whether a role may be this person's: nobody else's name stands between the two, or in the role's
 * own clause while this one is in another. Of "Ada cuts, Bo is the owner" it is Bo who is.
 */
export function isOwnRole({ name, role }: Person, said: TaggedText): boolean {
  if (!role) return true
  const own: Span[] = placesOf(said.raw, name)
  const groups = joined(said, [...own, ...othersIn(said, own)])
  const isOwn = (names: readonly Span[]) => names.some((each) => own.includes(each))
  const others = groups.filter((names) => !isOwn(names)).flat()
  return rolesIn(said, role).some((place) =>
    groups
      .filter(isOwn)
      .flat()
      .some((each) => !others.some((other) => isCloser(said, other, each, place))),
  )
}

function isCloser(said: TaggedText, other: Span, own: Span, place: Span): boolean {
  const [from, to] = own[1] <= place[0] ? [own[1], place[0]] : [place[1], own[0]]
  if (to - from > farthest) return false
  if (other[0] >= from && other[1] <= to) return true
  return marksBetween(said, other, place) === 0 && marksBetween(said, own, place) > 0
}

function marksBetween({ raw }: TaggedText, [start, end]: Span, [from, to]: Span): number {
  const between = end <= from ? raw.slice(end, from) : raw.slice(to, start)
  return between.match(/[,;.!?、。\n]/g)?.length ?? 0
}

function rolesIn(said: TaggedText, role: string): Span[] {
  const whole = placesOf(said.raw, role)
  if (whole.length > 0) return whole
  const start = role.slice(0, Math.max(stem, role.length - 3))
  const found = said.raw.matchAll(new RegExp(`(?<!\\p{L})${literal(start)}\\p{L}*`, 'giu'))
  return [...found].map(({ 0: word, index }): Span => [index, index + word.length])
}

/** Names people have that are no part of this one. */
function othersIn(said: TaggedText, own: readonly Span[]): Span[] {
  const { tokens, raw } = said
  return (
    tokens
      .filter(({ kind, text }) => kind === 'word' && isGivenName(text))
      .filter(
        ({ start }) =>
          /\p{Lu}/u.test(raw[start] ?? '') || own.some(([at]) => !/\p{Lu}/u.test(raw[at] ?? '')),
      )
      // "Elle" is a name as well.
      .filter(({ start, end }) => !isFunctionWord(said, start, end))
      .map(({ start, end }): Span => [start, end])
      .filter(([start, end]) => own.every(([from, to]) => end <= from || start >= to))
  )
}

/** "Ada and Bo" are named together. */
function joined(said: TaggedText, names: readonly Span[]): Span[][] {
  const groups: Span[][] = []
  for (const name of names.toSorted(([one], [other]) => one - other)) {
    const last = groups.at(-1)?.at(-1)
    if (last && isJoint(said, last[1], name[0])) groups.at(-1)?.push(name)
    else groups.push([name])
  }
  return groups
}

function isJoint(said: TaggedText, from: number, to: number): boolean {
  const between = said.raw.slice(from, to)
  if (/^\s?[,&+、・]?\s?$/.test(between)) return true
  return (
    between.length < longestJoint &&
    hasTag(said, from, to, 'words.conjunctions') &&
    !/[,;.]/.test(between)
  )
}
