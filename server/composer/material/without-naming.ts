import { pageNaming } from '#server/reader/facts/page-naming.ts'
import type { Reading } from '#server/reader/read.ts'
import type { Unit } from './units.ts'

/** Letters left of a sentence that tell nothing by themselves. */
const leastTold = 2

/** "My name is Ann | and the page can be called Ann's Sums": the name is used, and nobody is told of it. */
export function withoutNaming({ text }: Reading, units: readonly Unit[]): Unit[] {
  const naming = pageNaming(text)
  if (!naming) return [...units]
  const [from, to] = naming.span
  return units.map((unit) => {
    const [start, end] = unit.span
    if (end <= from || start >= to) return unit
    const before = text.raw.slice(start, Math.max(start, from)).trim()
    if (before.length > leastTold) return { ...unit, span: [start, from] }
    const behind = text.raw.slice(Math.min(end, to), end).trim()
    if (behind.length > leastTold) return { ...unit, span: [to, end] }
    return { ...unit, role: 'instruction' }
  })
}
