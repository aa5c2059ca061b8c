import type { Reading } from '#server/reader/read.ts'
import type { Statement } from '../material/statement.ts'
import { capitalised } from '../material/turn.ts'
import { ownWords, type Words } from '../material/words.ts'

/** Letters of a heading; a longer one leads in its list as a sentence. */
const longest = 48

/** What its creator wrote over a list; null where they wrote nothing, or more than one. */
export function ownHeading(reading: Reading, statements: readonly Statement[]): Words | null {
  const [heading, ...others] = headings(statements)
  if (!heading || others.length > 0) return null
  const said = headingText(reading, heading)
  return said.text.length <= longest ? said : null
}

/** The statements that stand over lists. */
export const headings = (statements: readonly Statement[]): Statement[] =>
  statements.filter(({ leads, list }) => leads && list !== null)

/** "Starters: soup £6, salad £7. Mains: …": what stands before rows of one sentence, where several do. */
export function rowLabels(statements: readonly Statement[]): Statement[] {
  const isOverRow = ({ at, leads, list, isSentence }: Statement) =>
    leads &&
    list === null &&
    !isSentence &&
    statements.some((row) => row.isPriced && row.list === null && row.at === at + 1)
  const labels = statements.filter(isOverRow)
  return labels.length > 1 ? labels : []
}

/** Whole: "As it goes:" is no "It goes:". */
export const headingText = ({ text }: Reading, { span }: Statement): Words =>
  ownWords(capitalised(text.raw.slice(...span), text), span)
