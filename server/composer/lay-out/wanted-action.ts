import { formWord } from '#server/reader/facts/form-word.ts'
import type { Found } from '#server/reader/facts/found.ts'
import { isProfile } from '#server/reader/grammars/read-contacts.ts'
import type { Reading } from '#server/reader/read.ts'
import { sentenceAround } from '#server/reader/text/sentence-around.ts'
import { overlap } from '#server/reader/text/spans.ts'
import { hasTag, tagsIn } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { sensesOf } from '#server/reader/text/word-senses.ts'
import { type Action, type ActionKind, actionKinds, type Facts } from '#shared/page/facts.ts'
import { type LabelForm, type Labels, type TradeGroup, tradeGroup } from '../labels.ts'
import { asked, countClaims } from '../material/requests.ts'
import type { Statement } from '../material/statement.ts'
import { isNumberOfStalls, sentenceOfNumber } from './asks-nobody.ts'
import { inPerson, isInPerson } from './in-person.ts'
import { isOfDeath, memoryAsked } from './memory-asked.ts'
import { firstCue } from './topics.ts'

/**
 * What customers are to do. What is asked by the way, helpers wanted or a number for questions, is no
 * main button where the brief asks for something else, or where one can simply come.
 */
export function wantedAction(
  reading: Reading,
  statements: readonly Statement[],
  labels: Labels,
): Action | undefined {
  const memory = memoryAsked(reading)
  if (memory) return { kind: memory }
  const action = isInPerson(reading) ? inPerson(reading) : actionWanted(reading, statements, labels)
  // How many come to the tea is told to somebody: nobody is invited to a funeral.
  return action?.kind === 'rsvp' && isOfDeath(reading) ? { kind: 'message' } : action
}

function actionWanted(
  reading: Reading,
  statements: readonly Statement[],
  labels: Labels,
): Action | undefined {
  const read = reading.facts.action
  const stalls = isNumberOfStalls(reading, labels) ? sentenceOfNumber(reading) : undefined
  // What is asked of those with a stall is asked of no guest.
  if (read && stalls && holds(stalls, read.span)) return undefined
  if (read && reaching.has(read.value.kind) && isDoorOpen(reading)) return { kind: 'visit' }
  const told = statements.filter(({ role }) => !asked.has(role))
  const aside = told.find(
    (statement) => isAside(reading, statement, labels) && holdsWay(reading, statement),
  )
  // Who begins with it means it: a page that looks for helpers.
  if (!aside || aside === told[0]) return read?.value
  const isTheirs = !read || asksFor(reading, aside, read)
  if (!isTheirs) return read.value
  const other = told
    .filter((statement) => statement !== aside && !isAside(reading, statement, labels))
    .map((statement) => actionIn(reading, statement))
    .find((action) => action !== undefined)
  if (other) return other
  // A trade comes to its customers, who call it.
  const canCome = reading.facts.place && reading.facts.place.kind !== 'town'
  const group = tradeGroup(reading)
  if (canCome && group !== 'trade') return { kind: 'visit' }
  return isGiftByTheWay(reading, aside) ? undefined : read?.value
}

/** Ways to reach somebody, for whatever. */
const reaching: ReadonlySet<ActionKind> = new Set(['mail', 'message'])

/** "Non serve prenotare, vieni e basta", at an address: one comes, whatever else there is to write about. */
function isDoorOpen({ text, facts: { place } }: Reading): boolean {
  if (!place) return false
  return tagsIn(text, 0, text.raw.length, 'actions.visit').some(({ start, end }) =>
    hasTag(text, start, end, 'words.negations'),
  )
}

const holds = ([start, end]: Span, [from, to]: Span): boolean => from >= start && to <= end + 2

/** A sum, a number or an account: how one gives. */
const wayToGive = /[\d@]/

/** "Gifts of food are most welcome": nobody is told how, and nobody comes to the page to give. */
function isGiftByTheWay(reading: Reading, { span }: Statement): boolean {
  return (
    hasTag(reading.text, ...span, 'actions.donate') &&
    !hasTag(reading.text, ...span, 'words.buttons') &&
    !wayToGive.test(reading.text.raw.slice(...span)) &&
    countClaims(reading, span, 'url') === 0
  )
}

function isAside(reading: Reading, statement: Statement, { asides }: Labels): boolean {
  const { text, industry } = reading
  const { span } = statement
  if (isGiftByTheWay(reading, statement)) return true
  // Who is asked is the way to join a choir, and no way to come to a feast.
  const cues = industry === 'event' ? [...asides.helpers, ...asides.questions] : asides.helpers
  return firstCue(text.folded.slice(...span), cues) >= 0
}

/** "Sign up by 8 June": what is asked until a day is no joining. */
export function isByDay(reading: Reading, statements: readonly Statement[]): boolean {
  const { action, deadline } = reading.facts
  if (!action) return false
  return statements.some((statement) => {
    const { role, span } = statement
    const isUntil = role === 'deadline' || (deadline !== undefined && holds(span, deadline.span))
    const isAsked =
      holds(span, action.span) || actionIn(reading, statement)?.kind === action.value.kind
    return isUntil && isAsked
  })
}

/** Ways that need a number. */
const byNumber: ReadonlySet<ActionKind> = new Set(['call', 'sms', 'whatsapp'])

/** "Tickets at x.example": the page's site stands with what is asked, or is the one way there is. */
export function isOnSite({ facts: { action, url, phone, email } }: Reading): boolean {
  if (!url) return false
  // "Web x.example or WhatsApp 333 …": a number is written to, and no site.
  if (action && phone && byNumber.has(action.value.kind)) return false
  return action ? holds(action.span, url.span) : !phone && !email && isProfile(url.value)
}

/** "RSVP to Kev 0491 570 156": the page's number, and no mail, is in the sentence with what is asked. */
export function isByPhone({ text, facts: { action, phone, email } }: Reading): boolean {
  if (!action || !phone) return false
  const [start, end] = sentenceAround(text, action.span)
  const isIn = ({ span }: Found<unknown>) => span[0] >= start && span[1] <= end
  return isIn(phone) && !(email && isIn(email))
}

/**
 * A chip van for parties has neither a door that opens nor an address, no food truck a table to book, and
 * at an oven loaves and lessons are booked.
 */
export function hasTables(reading: Reading, { hours, place }: Facts): boolean {
  if (reading.industry === 'bakery') return false
  if (hasTag(reading.text, 0, reading.text.raw.length, 'places.stalls')) return false
  const { tokens, language } = reading.text
  const isForFeasts = tokens.some(({ text: word }) =>
    sensesOf(language, word).includes('celebrate'),
  )
  // "A small school of bread": places are booked there, and no table.
  const [first = ''] = /^[^.!?。！？\n]*/.exec(reading.text.raw) ?? []
  if (hasTag(reading.text, 0, first.length, 'trades.education.names')) return false
  const isSomewhere = hours !== undefined || /\d/.test(place ?? '')
  return tradeGroup(reading) !== 'food' || isSomewhere || !isForFeasts
}

/**
 * "Reply to us by mail; for surprises ring Ilse": where guests reply in writing, that number is for
 * something else.
 */
export function isNumberOfOthers(reading: Reading, labels: Labels): boolean {
  if (isNumberOfStalls(reading, labels)) return true
  const { text, facts } = reading
  const { action, phone, email } = facts
  if (action?.value.kind !== 'rsvp' || !phone) return false
  const isOver = ([start, end]: Span, [from, to]: Span) => from < end && to > start
  const called = sentenceAround(text, phone.span)
  const form = formWord(reading)
  // "Rooms are held at the Crown, ring them on …", and nobody says where guests reply.
  const isInn =
    reading.industry !== 'lodging' &&
    !form &&
    !email &&
    hasTag(text, ...called, 'trades.lodging.names')
  if (isInn) return !isOver(called, action.span)
  if (!email || isOver(called, email.span)) return false
  return isOver(sentenceAround(text, email.span), action.span)
}

/** Rooms, lessons and feasts are booked by their own words, whatever is hired out beside them. */
const letsElse: ReadonlySet<TradeGroup | null> = new Set(['lodging', 'lessons', 'event'])

/**
 * The form of the button's label by what is asked for: a look at what is let, a thing that is kept and
 * no appointment, a gift that is one donkey's.
 */
export function formsFor(
  reading: Reading,
  labels: Labels,
): (group: TradeGroup | null) => (LabelForm | null)[] {
  const { text, facts } = reading
  const { action } = facts
  if (memoryAsked(reading)) return (group) => ['memory', group]
  if (!action) return (group) => [group]
  const isBooked = action.value.kind === 'book'
  const isSeen = isBooked && hasTag(text, ...sentenceAround(text, action.span), 'words.viewings')
  const isKept = isBooked && hasTag(text, ...action.span, 'words.reserving')
  const isHired = isBooked && firstCue(text.folded, labels.hiring) >= 0
  const isSponsored = hasTag(text, 0, text.raw.length, 'words.sponsoring')
  return (group) => [
    isSeen && (group === 'lodging' || group === null) ? 'viewing' : null,
    isSponsored ? 'sponsor' : null,
    isHired && !letsElse.has(group) ? null : group,
    isKept || isHired ? 'reserve' : null,
  ]
}

/** Whether it is there that the page's action was found, or where none was, its number. */
function holdsWay(reading: Reading, statement: Statement): boolean {
  const { action, phone, email } = reading.facts
  if (action) return asksFor(reading, statement, action)
  return [phone, email].some((way) => way && holds(statement.span, way.span))
}

/** A request may go on over several statements: the one with the words for it is meant. */
function asksFor({ text }: Reading, { span }: Statement, { value, span: own }: Found<Action>) {
  const isOver = overlap(own, span)
  return holds(span, own) || (isOver && hasTag(text, ...span, `actions.${value.kind}`))
}

/** Channels are there for anything; what they are wanted for is asked for by name. */
const purposes: readonly ActionKind[] = actionKinds.filter(
  (kind) =>
    !['call', 'sms', 'whatsapp', 'line', 'kakao', 'mail', 'message', 'visit'].includes(kind),
)
const asking = new Set(['action', 'contact', 'deadline'])

function actionIn({ text }: Reading, { role, span }: Statement): Action | undefined {
  if (!asking.has(role) || hasTag(text, ...span, 'words.negations')) return undefined
  const kind = purposes
    .flatMap((one) => tagsIn(text, ...span, `actions.${one}`).map(({ start }) => ({ one, start })))
    .sort((a, b) => a.start - b.start)[0]?.one
  return kind && { kind }
}
