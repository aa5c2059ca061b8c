import type { Element } from './element.ts'

/** Whether the nearest telling word makes these days or times a class, a concert, a check-in. */
function denied(part: readonly Element[], at: number): boolean {
  let open = -1
  let not = -1
  for (let i = at; i >= 0; i -= 1) {
    const kind = part[i]?.kind
    if (kind === 'not' && not < 0) not = at - i
    if ((kind === 'open' || kind === 'closed') && open < 0) open = at - i
  }
  if (not >= 0) return open < 0 || not < open
  if (open >= 0) return false
  for (let i = at + 1; i < Math.min(part.length, at + 4); i += 1) {
    const kind = part[i]?.kind
    if (kind === 'not') return true
    if (kind !== 'other' && kind !== 'link') return false
  }
  return false
}

export const telling = (element: Element): boolean =>
  element.kind !== 'other' && element.kind !== 'link'

export function cleaned(part: readonly Element[]): Element[] {
  const kept: Element[] = []
  part.forEach((element, i) => {
    const subject =
      element.kind === 'days' ||
      element.kind === 'times' ||
      element.kind === 'until' ||
      element.kind === 'always'
    if (subject && denied(part, i)) return
    if (element.kind === 'times' && !element.sure && !anchored(part, i)) return
    if (element.kind === 'not') return
    kept.push(element)
  })
  return kept
}

/** "9 to 5" without a mark counts only beside a day or an opening word. */
function anchored(part: readonly Element[], at: number): boolean {
  const near = (step: number): boolean => {
    let others = 0
    for (let i = at + step; i >= 0 && i < part.length; i += step) {
      const kind = part[i]?.kind
      if (kind === 'days' || kind === 'open' || kind === 'times' || kind === 'pause') return true
      if (kind === 'closed') return true
      if (kind === 'other') others += 1
      if (others > 1) return false
    }
    return false
  }
  return near(-1) || near(1)
}
