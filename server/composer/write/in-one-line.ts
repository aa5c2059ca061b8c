import type { Reading } from '#server/reader/read.ts'
import type { Statement } from '../material/statement.ts'

/** "Food · music · a children's stall": a word or two each, on one line, are told together as they stand. */
export function inOneLine(reading: Reading, statements: readonly Statement[]): Statement[] {
  const found: Statement[] = []
  for (const statement of statements) {
    const before = found.at(-1)
    if (before && isNext(reading, before, statement))
      found[found.length - 1] = { ...before, span: [before.span[0], statement.span[1]] }
    else found.push(statement)
  }
  return found
}

function isNext({ text }: Reading, before: Statement, next: Statement): boolean {
  const between = text.raw.slice(before.span[1], next.span[0])
  return !before.isSentence && !next.isSentence && /^ *[·・•|/,、] *$/.test(between)
}
