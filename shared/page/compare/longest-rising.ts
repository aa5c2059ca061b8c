/**
 * Indices of a longest increasing subsequence; what it is asked about has at most 120 members. Of
 * several the one of the smallest values: of two neighbours that changed places the one that rose
 * is left out, and told as moved.
 */
export function longestRising(values: readonly number[]): Set<number> {
  const best: { length: number; from: number }[] = []
  for (const [index, value] of values.entries()) {
    let [length, from] = [1, -1]
    for (let before = 0; before < index; before++) {
      const candidate = (best[before]?.length ?? 0) + 1
      const isSmaller = candidate === length && values[before]! < (values[from] ?? -1)
      if (values[before]! < value && (candidate > length || isSmaller))
        [length, from] = [candidate, before]
    }
    best.push({ length, from })
  }
  const most = Math.max(0, ...best.map(({ length }) => length))
  // Of ends of one length the last is the smallest.
  let at = best.findLastIndex(({ length }) => length === most)
  const rising = new Set<number>()
  for (; at >= 0; at = best[at]!.from) rising.add(at)
  return rising
}
