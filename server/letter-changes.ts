/** How many letters were left out, added, replaced or swapped with their neighbour. */
export function letterChanges(one: string, other: string): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    for (let at = 1; at <= other.length; at++) {
      const replaced = (last[at - 1] ?? 0) + Number(one[row - 1] !== other[at - 1])
      const isSwapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      const swapped = isSwapped ? (before[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY
      next.push(Math.min((last[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, replaced, swapped))
    }
    before = last
    last = next
  }
  return last[other.length] ?? 0
}
