import type { Span } from '../text/trim.ts'

/** Opening marks, each with those that close it. */
const marks: readonly (readonly [string, string])[] = [
  ['"', '"'],
  ["'", "'"],
  ['‘', '’'],
  ['‚', '‘’'],
  ['“', '”'],
  ['„', '“”'],
  ['«', '»'],
  ['»', '«'],
  ['「', '」'],
  ['『', '』'],
]
/** Letters of a name in quotation marks. */
const longest = 60

/** What stands in quotation marks that open at an offset, behind spaces and a colon. */
export function quotedFrom(raw: string, from: number): Span | undefined {
  const at = from + (/^[\s:：]*/.exec(raw.slice(from))?.[0].length ?? 0)
  const pair = marks.find(([opens]) => raw[at] === opens)
  if (!pair) return undefined
  const behind = raw.slice(at + 1, at + 1 + longest)
  const closing = behind.split('').flatMap((unit, i) => (pair[1].includes(unit) ? [i] : []))
  const close = closing.find((i) => !/\p{L}/u.test(behind[i + 1] ?? '')) ?? closing[0] ?? 0
  const said = behind.slice(0, close)
  return said.trim() && !/\n/.test(said) ? withoutSpace(raw, [at + 1, at + 1 + close]) : undefined
}

/** What stands in quotation marks that close right before an offset. */
export function quotedTo(raw: string, to: number): Span | undefined {
  const before = raw.slice(Math.max(0, to - longest), to)
  const from = to - before.length
  const close = raw[to - 1] ?? ''
  const opens = marks.filter(([, closes]) => closes.includes(close)).map(([open]) => open)
  const at = before
    .slice(0, -1)
    .split('')
    .findLastIndex(
      (unit, i) => opens.includes(unit) && !/\p{Script=Latin}/u.test(before[i - 1] ?? ''),
    )
  const isWhole = at >= 0 && !/\n/.test(before.slice(at)) && /\p{L}/u.test(before.slice(at))
  return isWhole ? withoutSpace(raw, [from + at + 1, to - 1]) : undefined
}

/** « Oreilles en coin », “Last Repairs,”: marks that have spaces at their side, or a comma within. */
function withoutSpace(raw: string, [start, end]: Span): Span {
  const said = raw.slice(start, end)
  return [end - said.trimStart().length, start + said.replace(/[\s,]+$/, '').length]
}
