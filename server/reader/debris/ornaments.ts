import type { Span } from '../text/trim.ts'

const marks = '[*＊=~〜★☆♪♫♡♥◇◆◎■□●○•·_#+─━\\-–—]'
/** A row of marks and nothing else, or around the words of a line: "*** Spring fair ***". */
const row = new RegExp(
  `^[^\\S\\n]*(?:${marks}[^\\S\\n]?){3,}|(?:[^\\S\\n]?${marks}){3,}[^\\S\\n]*$`,
  'gmu',
)

/** What adorns a line, as typed flyers have it. */
export const ornaments = (text: string): Span[] =>
  [...text.matchAll(row)].map(({ 0: said, index }) => [index, index + said.length])

/** "[forwarded from the street's group]": a note above what was pasted. */
export function headNote(text: string): Span[] {
  const head = /^\s*\[[^\]\n]{3,60}\][^\S\n]*(?=\n)/u.exec(text)
  return head ? [[0, head[0].length]] : []
}
