import { isFuneral } from '#server/reader/facts/deceased.ts'
import { isSearch } from '#server/reader/facts/lost-notice.ts'
import type { Reading } from '#server/reader/read.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { type AsideChance, asideChances } from './aside-chance.ts'
import { beginsSentence } from './aside-features.ts'
import { isCertainlyAsked, isForReaders, isToBeSeen } from './asked-of-builder.ts'
import { holdsFact } from './holds-fact.ts'
import { isObeyed } from './is-obeyed.ts'
import { asked, countClaims, isWanted } from './requests.ts'
import { mayTellWork, tellsWork } from './says-what-it-is.ts'
import type { Statement } from './statement.ts'

/**
 * From these chances on a sentence, or a part of one, that may be said to whoever makes the page
 * waits for its creator to place it, where something else is said to them for sure; else from
 * those. The likeliest wait, up to a share of the words of a page: one that would lose more tells them.
 */
const besideRequests = { sentence: 0.4, part: 0.5, share: 1 / 2 }
const alone = { sentence: 0.5, part: 0.55, share: 1 / 3 }

/** What holds a sum, a day or a name is missed most. */
const leastFact = 0.7

/** From this chance on what its owner wants to keep to themselves waits. */
const leastSecret = 0.5

/** From this chance on what no longer holds waits, and more where it sounds like nothing said to its maker. */
const leastFormer = { remark: 0.2, told: 0.5 }
/** From this chance of a remark on it may be one. */
const leastOfRemark = 0.05

/**
 * Either needs as much where a short part may be an entry of a list, a leading one stands over what
 * is told, the page begins with it, it says how somebody is reached or what several things cost; and who lost somebody asks of
 * readers what nobody else does.
 */
const leastOf = {
  fragment: 0.9,
  heading: 0.85,
  introduction: 0.85,
  notice: 0.97,
  readers: 0.97,
  contact: 0.9,
  prices: 0.95,
}

/** Words of an entry of a list. */
const longestFragment = 2
/** How likely an editor would begin the page with it. */
const leastIntroducing = 0.5
const contacts = ['phone', 'email', 'url'] as const

function leastFor(reading: Reading, { span, leads, words, introduces }: Statement): number {
  if (isSearch(reading) || isFuneral(reading)) return leastOf.notice
  if (leads) return leastOf.heading
  if (isForReaders(reading, span)) return leastOf.readers
  if (contacts.some((kind) => countClaims(reading, span, kind) > 0)) return leastOf.contact
  if (words <= longestFragment) return leastOf.fragment
  if (countClaims(reading, span, 'money') > 1) return leastOf.prices
  return introduces >= leastIntroducing ? leastOf.introduction : 0
}

/** Its owner wants to keep it to themselves, or it no longer holds: no fact of the page is read of it. */
export const isKeptBack = (reading: Reading, statement: Statement): boolean =>
  statement.secret >= Math.max(leastSecret, leastFor(reading, statement)) ||
  statement.former >= leastForFormer(reading, statement)

/** More of what runs on without a mark, for most of it holds. */
const longestFormer = 27

function leastForFormer(reading: Reading, statement: Statement): number {
  const { span, leads, words, introduces, remark } = statement
  if (isSearch(reading) || isFuneral(reading)) return leastOf.notice
  if (leads) return leastOf.heading
  if (words <= longestFragment || words > longestFormer) return leastOf.fragment
  if (introduces >= leastIntroducing) return leastOf.introduction
  if (contacts.some((kind) => isOnlyOne(reading, span, kind))) return leastOf.contact
  if (countClaims(reading, span, 'money') > 1) return leastOf.prices
  return remark < leastOfRemark ? leastFormer.told : leastFormer.remark
}

/** The brief tells no other way of the kind to reach somebody. */
function isOnlyOne(reading: Reading, span: Span, kind: (typeof contacts)[number]): boolean {
  const own = countClaims(reading, span, kind)
  return own > 0 && own === countClaims(reading, [0, reading.text.raw.length], kind)
}

/** What may be said to whoever makes the page, to be kept off it or over waits beside it. */
export function withAsides(
  reading: Reading,
  statements: readonly Statement[],
): readonly Statement[] {
  const chances = asideChances(reading, statements)
  const asides = likelyAsides(reading, statements, chances)
  const told = statements.map((each, at): Statement => {
    const chance = chances[at] ?? unlikely
    const isKept = isPrinted(reading, each) && isKeptBack(reading, { ...each, ...chance })
    if (isWanted(reading, each.span)) return { ...each, ...unlikely }
    const waits = isKept || asides.has(each) || isDoubtful(reading, each, chance.remark)
    return { ...each, ...chance, ...(waits && { role: 'instruction', isAside: true }) }
  })
  return withWhatItIs(reading, told)
}

/** "Hi, I do chair seats": a brief that says what it is nowhere else says it with its first sentence. */
function withWhatItIs(reading: Reading, statements: readonly Statement[]): readonly Statement[] {
  const first = statements.find((each) => each.role !== 'name' || mayTellWork(reading, each))
  const isTold = statements.some((each) => isPrinted(reading, each) && tellsWork(reading, each))
  if (!first || isTold || isKeptBack(reading, first) || !mayTellWork(reading, first))
    return statements
  return statements.map((each): Statement => {
    if (!each.isAside || each.sentence !== first.sentence) return each
    const { isAside: _, ...rest } = each
    return { ...rest, role: 'offer', section: 'intro', introduces: 1, remark: 0 }
  })
}

const isPrinted = (reading: Reading, { role, span }: Statement): boolean =>
  !asked.has(role) && !isToBeSeen(reading, span)

const unlikely: AsideChance = { remark: 0, secret: 0, former: 0 }

/** What the tagger takes for a request and the scorer is not as sure of: its creator may place it. */
const sureOfRequest = 0.95

const isDoubtful = (reading: Reading, statement: Statement, chance: number): boolean =>
  statement.role === 'instruction' && chance < sureOfRequest && !isObeyed(reading, statement)

type Limits = typeof alone

function likelyAsides(
  reading: Reading,
  statements: readonly Statement[],
  chances: readonly AsideChance[],
): ReadonlySet<Statement> {
  const printed = statements.filter(({ role }) => !asked.has(role))
  const hasRequests =
    printed.length < statements.length ||
    statements.some(({ span }) => isCertainlyAsked(reading, span))
  const limits = hasRequests ? besideRequests : alone
  const isAside = ({ statement, chance }: Doubtful) =>
    isPrinted(reading, statement) && chance >= leastRemark(reading, statement, limits)
  const likeliest = statements
    .map((statement, at): Doubtful => ({ statement, chance: chances[at]?.remark ?? 0 }))
    .filter(isAside)
    .toSorted((one, other) => other.chance - one.chance)
    .map(({ statement }) => statement)
  return new Set(fitting(likeliest, wordsOf(printed) * limits.share))
}

interface Doubtful {
  statement: Statement
  chance: number
}

/** The first of some, and of the others as many as stay within a number of words. */
function fitting(statements: readonly Statement[], most: number): readonly Statement[] {
  let words = 0
  const end = statements.findIndex((each) => {
    words += each.words
    return words > most
  })
  return end < 0 ? statements : statements.slice(0, Math.max(1, end))
}

function leastRemark(reading: Reading, statement: Statement, limits: Limits): number {
  const isSentence = beginsSentence(reading, statement.span)
  const least = isSentence ? limits.sentence : limits.part
  const fact = holdsFact(reading, statement.span) ? leastFact : 0
  return Math.max(least, fact, leastFor(reading, statement))
}

const wordsOf = (statements: Iterable<Statement>): number => {
  let sum = 0
  for (const { words } of statements) sum += words
  return sum
}
