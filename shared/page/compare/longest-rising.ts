/** Indices of a longest increasing subsequence; what it is asked about has at most 120 members. */
export function longestRising(values: readonly number[]): Set<number> {
  const best: { length: number; from: number }[] = []
  for (const [index, value] of values.entries()) {
    let [length, from] = [1, -1]
    for (let before = 0; before < index; before++) {
      const candidate = (best[before]?.length ?? 0) + 1
      if (values[before]! < value && candidate > length) [length, from] = [candidate, before]
    }
    best.push({ length, from })
  }
  let at = best.findIndex(({ length }) => length === Math.max(0, ...best.map((b) => b.length)))
  const rising = new Set<number>()
  for (; at >= 0; at = best[at]!.from) rising.add(at)
  return rising
}
