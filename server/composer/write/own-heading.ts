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

/** Whole: "As it goes:" is no "It goes:". */
export const headingText = ({ text }: Reading, { span }: Statement): Words =>
  ownWords(capitalised(text.raw.slice(...span), text), span)
