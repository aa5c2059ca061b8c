import type { Reading } from '#server/reader/read.ts'
import { fold } from '#server/reader/text/fold.ts'
import { isDense } from '#server/reader/text/is-dense.ts'
import type { SpanRole } from '#shared/page/ops.ts'
import type { Labels } from '../labels.ts'
import type { Statement } from '../material/statement.ts'
import type { Words } from '../material/words.ts'
import { asHeadline, headlines } from './headline.ts'
import { kindInPlace, nameInPlace } from './kind-in-place.ts'
import { openingClause } from './opening-clause.ts'

export interface Title {
  words: Words
  /** The statement it tells whole. */
  of?: Statement
  /** The statement it is the beginning of. */
  from?: Statement
}

/** More promises would take turns for too long before kind and place are the headline again. */
const mostPromises = 2
/** A kind of so many words or letters alone says little: "Food truck". */
const bare = { words: 2, letters: 6 }

/**
 * What can stand over a page, the best first: what its creator marked as a slogan; of an event how
 * the brief begins; what it is and where; how a brief begins that does not say so. A promise stands
 * over the page only in another version: nobody can tell "no staples" from "no cats" for sure.
 */
export function titlesOf(
  reading: Reading,
  statements: readonly Statement[],
  labels: Labels,
): Title[] {
  const kind = { words: kindInPlace(reading, labels) }
  const name = { words: nameInPlace(reading, labels) }
  const { slogans, promises } = headlines(reading, statements)
  const asTitle = (of: Statement): Title => ({ words: asHeadline(reading, of), of })
  const isKnown = kind.words.text !== ''
  const plain =
    reading.industry === 'event' || !isKnown
      ? [...openings(reading, statements), name, kind]
      : isNameBetter(kind.words, name.words)
        ? [name, kind]
        : [kind]
  const all = [
    ...(isKnown ? slogans.slice(0, 1).map(asTitle) : []),
    ...plain,
    ...promises.slice(0, mostPromises).map(asTitle),
  ]
  return all.filter(({ words }) => words.text !== '')
}

/** "Playground club The Wagtail" holds its kind; "Food truck" alone could be anybody's. */
function isNameBetter(kind: Words, name: Words): boolean {
  if (name.text === '') return false
  if (fold(name.text).includes(fold(kind.text))) return true
  const size = isDense(kind.text) ? kind.text.length : kind.text.split(/\s+/).length
  return size <= (isDense(kind.text) ? bare.letters : bare.words)
}

/** How the brief begins, where that says what it is about. */
function openings(reading: Reading, statements: readonly Statement[]): Title[] {
  const said = statements.filter(({ role }) => role !== 'instruction' && role !== 'courtesy')
  const opening = said
    .slice(0, 2)
    .filter(({ role }, i) => opens.has(role) || (i === 0 && role === 'programme'))
    .map((statement) => openingClause(reading, statement))
    .find((title) => title !== null)
  return opening ? [opening] : []
}

const opens: ReadonlySet<SpanRole> = new Set([
  'name',
  'kind',
  'offer',
  'story',
  'highlight',
  'audience',
  'person',
])
