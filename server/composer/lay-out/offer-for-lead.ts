import type { Reading } from '#server/reader/read.ts'
import { hasTag } from '#server/reader/text/tagged-text.ts'
import type { SpanRole } from '#shared/page/ops.ts'
import { goesOn } from '../material/entries.ts'
import { shownOrTimed } from '../material/holds-fact.ts'
import { asked, countClaims } from '../material/requests.ts'
import { chanceOf } from '../material/role-chance.ts'
import { opensWithSubject } from '../material/sentences.ts'
import type { Statement } from '../material/statement.ts'
import { leastIntroduction } from './introduction.ts'
import { type Lead, longestLead } from './lead-under.ts'
import { leans } from './leaning.ts'

/** From 0 to 1: what is likely an offer, and what is hardly one. */
const offering = { least: 0.5, most: 0.3 }
/** From 0 to 1, and words no fact of the page shows: what an editor would introduce the page with. */
const introduction = { chance: 0.5, untold: 3, remark: 0.4 }
/** Words of an introduction that say more than who it is and where. */
const mostOfName = 2
/** Of the first few sentences one tells what it is all about. */
const mostBefore = 5

const introducing: ReadonlySet<SpanRole> = new Set(['name', 'kind', 'place', 'area', 'person'])

/**
 * "Mein Name ist Ulla Kern aus Soltau." says nothing of what is offered: the first sentence that does is
 * read with it, and where there is no sentence at all, the first words that do.
 * @param isSaid whether headline or eyebrow say what this is
 */
export function offerForLead(
  reading: Reading,
  lead: Lead,
  statements: readonly Statement[],
  used: readonly (Statement | undefined)[],
  isSaid: boolean,
): readonly Statement[] {
  const isEmpty = lead.words.text === ''
  if (!isEmpty && !isOnlyName(reading, lead.statement)) return []
  // Headline and eyebrow say what it is: beneath them only its owner's own words are a welcome.
  const tells = (one: Statement) =>
    isIntroduction(reading, one) ||
    (isEmpty && isSaid ? tellsOfWork(reading, one) : tellsOffer(reading, one, isEmpty))
  const told = statements.filter(({ role }) => !asked.has(role)).slice(0, mostBefore)
  const room = 2 * longestLead - lead.words.text.length
  const found = told.find(
    (one) =>
      !used.includes(one) &&
      (one.isSentence ||
        isIntroduction(reading, one) ||
        (isEmpty && isAloneOffered(statements, one))) &&
      tells(one) &&
      one.span[1] - one.span[0] <= Math.min(longestLead, room) &&
      !statements.some((next) => next.at === one.at + 1 && leans(reading, next)),
  )
  return found ? [found] : []
}

/** Who it is and where, which stands above it and beside it. */
function isOnlyName(reading: Reading, statement: Statement | undefined): boolean {
  if (!statement || !introducing.has(statement.role)) return false
  const isOffer = chanceOf(reading, statement.span, ['offer']) >= offering.most
  return statement.untold <= mostOfName && !isOffer
}

/** Below a name alone "court interpreter, Romanian" is what is offered, too. */
function tellsOffer(
  reading: Reading,
  { span, list, words, isPriced }: Statement,
  isEmpty: boolean,
): boolean {
  return (
    chanceOf(reading, span, isEmpty ? ['offer', 'kind'] : ['offer']) >= offering.least &&
    words >= leastIntroduction &&
    !list &&
    !isPriced &&
    !goesOn(reading, span[0]) &&
    !hasTag(reading.text, ...span, 'words.negations') &&
    shownOrTimed.every((kind) => countClaims(reading, span, kind) === 0)
  )
}

/** "Small flocks only, people with three pet sheep". */
export const isIntroduction = (
  reading: Reading,
  { introduces, untold, remark, role, list, hasNumber, span }: Statement,
): boolean =>
  introduces >= introduction.chance &&
  untold >= introduction.untold &&
  remark < introduction.remark &&
  !list &&
  (!hasNumber || role === 'audience') &&
  !goesOn(reading, span[0]) &&
  shownOrTimed.every((kind) => countClaims(reading, span, kind) === 0)

const ofWork: ReadonlySet<SpanRole> = new Set(['audience', 'offer'])

/** "I mostly work with people after an operation": what its owner does, in a sentence of their own. */
function tellsOfWork(
  reading: Reading,
  { role, span, list, words, isSentence }: Statement,
): boolean {
  return (
    ofWork.has(role) &&
    isSentence &&
    opensWithSubject(reading, span) &&
    words >= leastIntroduction &&
    !list &&
    !goesOn(reading, span[0]) &&
    !hasTag(reading.text, ...span, 'words.negations') &&
    shownOrTimed.every((kind) => countClaims(reading, span, kind) === 0) &&
    reading.facts.people.every(({ span: own }) => own[1] <= span[0] || span[1] <= own[0])
  )
}

/** One of "boiler repairs, leaks, new bathrooms" is an entry of a list. */
const isAloneOffered = (statements: readonly Statement[], one: Statement): boolean =>
  statements.every(
    (other) => other === one || other.sentence !== one.sentence || other.role !== 'offer',
  )
