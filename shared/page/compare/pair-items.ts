import { longestRising } from './longest-rising.ts'

/** Places of one item in the earlier and in the later list; null where it is not. */
export interface ItemPair {
  before: number | null
  after: number | null
  /** The same item at another place among the others. */
  isMoved: boolean
}

/**
 * Which item of a list became which: the same ones first, and between those that kept their order
 * the others as they follow each other. So an item taken out of the middle changes no other.
 */
export function pairItems(before: readonly unknown[], after: readonly unknown[]): ItemPair[] {
  const origins = sameItems(before, after)
  const kept = origins.filter((at) => at !== null)
  const rising = longestRising(kept)
  const anchors = new Set(kept.filter((_, index) => rising.has(index)))
  const free = before.map((_, at) => at).filter((at) => !kept.includes(at))
  const pairs = origins.map((origin, at): ItemPair => {
    if (origin === null) return { before: takeFree(free, at), after: at, isMoved: false }
    return { before: origin, after: at, isMoved: !anchors.has(origin) }
  })
  const gone = free.map((at): ItemPair => ({ before: at, after: null, isMoved: false }))
  return [...pairs, ...gone]

  /** The first item nothing became of yet, between the anchors around place `at`. */
  function takeFree(left: number[], at: number): number | null {
    const isAnchor = (origin: number | null) => origin !== null && anchors.has(origin)
    const from = origins.slice(0, at).findLast(isAnchor) ?? -1
    const to = origins.slice(at).find(isAnchor) ?? before.length
    const found = left.findIndex((place) => place > from && place < to)
    return found < 0 ? null : (left.splice(found, 1)[0] ?? null)
  }
}

/** For each later item the place of an equal earlier one, none taken twice, equal ends first. */
function sameItems(before: readonly unknown[], after: readonly unknown[]): (number | null)[] {
  const [old, now] = [before.map(keyOf), after.map(keyOf)]
  const shorter = Math.min(old.length, now.length)
  let start = 0
  while (start < shorter && old[start] === now[start]) start++
  let end = 0
  while (end < shorter - start && old.at(-1 - end) === now.at(-1 - end)) end++
  const places = new Map<string, number[]>()
  for (let at = start; at < old.length - end; at++) {
    const key = old[at] ?? ''
    places.set(key, [...(places.get(key) ?? []), at])
  }
  return now.map((key, at) => {
    if (at < start) return at
    if (at >= now.length - end) return at + old.length - now.length
    return places.get(key)?.shift() ?? null
  })
}

const keyOf = (item: unknown) => JSON.stringify(item)
