import type { BriefText, Found } from './read-text.ts'

const local = /[a-z0-9._%+-]/
const host = /[a-z0-9.-]/

/** The first mail address; walked by hand, so that a hostile brief costs no more than its length. */
export function findEmail(text: BriefText): Found<string> | undefined {
  const { folded, raw } = text
  for (let at = folded.indexOf('@'); at >= 0; at = folded.indexOf('@', at + 1)) {
    let start = at
    while (start > 0 && at - start < 64 && local.test(folded[start - 1] ?? '')) start -= 1
    while (start < at && folded[start] === '.') start += 1
    let end = at + 1
    while (end < folded.length && end - at < 190 && host.test(folded[end] ?? '')) end += 1
    while (end > at && /[.-]/.test(folded[end - 1] ?? '')) end -= 1
    const domain = folded.slice(at + 1, end)
    if (start === at || !/^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,24}$/.test(domain)) continue
    const value = raw.slice(start, end)
    const plain = /^[\w.%+-]+@[\w.-]+$/.test(value) ? value : folded.slice(start, end)
    return { value: plain, span: [start, end], confidence: 0.98 }
  }
  return undefined
}
