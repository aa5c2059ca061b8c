import { pageNaming } from '#server/reader/facts/page-naming.ts'
import type { Reading } from '#server/reader/read.ts'
import { tagAt } from '#server/reader/text/tagged-text.ts'
import type { Unit } from './units.ts'

/** Letters left of a sentence that tell nothing by themselves. */
const leastTold = 2

/** "My name is Ann | and the page can be called Ann's Sums": the name is used, and nobody is told of it. */
export function withoutNaming(reading: Reading, units: readonly Unit[]): Unit[] {
  const { text } = reading
  const naming = pageNaming(text)
  if (!naming) return units.map((unit) => withoutCalled(reading, unit))
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

/** 이름은 두레농원이구요 | 부사 10키로 5만원: typed without a mark, what is told begins behind the name. */
function withoutCalled({ text, facts: { name } }: Reading, unit: Unit): Unit {
  const [start, end] = unit.span
  if (!name || name.span[0] < start || name.span[1] >= end) return unit
  const leads = tagAt(text, start, 'names.before')
  const closes = tagAt(text, name.span[1], 'names.after')
  const isCalled = leads && text.raw.slice(leads.end, name.span[0]).trim() === ''
  const rest = closes && /^\p{L}*\s+/u.exec(text.raw.slice(closes.end, end))?.[0].length
  const from = rest ? closes.end + rest : end
  return isCalled && end - from > leastTold ? { ...unit, span: [from, end] } : unit
}
