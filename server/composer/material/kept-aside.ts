import { isFuneral } from '#server/reader/facts/deceased.ts'
import { isSearch } from '#server/reader/facts/lost-notice.ts'
import type { Reading } from '#server/reader/read.ts'
import { type AsideChance, asideChances } from './aside-chance.ts'
import { beginsSentence } from './aside-features.ts'
import { isCertainlyAsked, isForReaders, isToBeSeen } from './asked-of-builder.ts'
import { holdsFact } from './holds-fact.ts'
import { isObeyed } from './is-obeyed.ts'
import { asked, countClaims } from './requests.ts'
import type { Statement } from './statement.ts'

/**
 * From these chances on a sentence, or a part of one, that may be said to whoever makes the page
 * waits for its creator to place it, where something else is said to them for sure; else from
 * those. The likeliest wait, up to a share of the words of a page: one that would lose more tells them.
 */
const besideRequests = { sentence: 0.4, part: 0.5, share: 1 / 2 }
const alone = { sentence: 0.5, part: 0.55, share: 1 / 3 }

/**
 * A short part may be an entry of a list, a leading one stands over what is told, what holds a way
 * to get in touch, a sum or a day is missed most, and who lost somebody asks of readers what nobody
 * else does.
 */
const leastOf = { fragment: 0.9, heading: 0.85, fact: 0.7, notice: 0.9, readers: 0.9 }

/** Words of an entry of a list. */
const longestFragment = 2

/** From these chances on, what its owner wants to keep to themselves waits; a way to get in touch is missed most. */
const leastSecret = { any: 0.5, contact: 0.9 }

const contacts = ['phone', 'email', 'url'] as const

/** Its owner wants to keep it to themselves. */
export function isKeptSecret(
  reading: Reading,
  { secret, span }: Pick<Statement, 'secret' | 'span'>,
): boolean {
  const isContact = contacts.some((kind) => countClaims(reading, span, kind) > 0)
  return secret >= (isContact ? leastSecret.contact : leastSecret.any)
}

/** What may be said to whoever makes the page, or to be kept off it, waits beside it. */
export function withAsides(
  reading: Reading,
  statements: readonly Statement[],
): readonly Statement[] {
  const chances = asideChances(reading, statements)
  const asides = likelyAsides(reading, statements, chances)
  return statements.map((each, at) => {
    const { remark, secret } = chances[at] ?? unlikely
    const isSecret = isPrinted(reading, each) && isKeptSecret(reading, { ...each, secret })
    const waits = isSecret || asides.has(each) || isDoubtful(reading, each, remark)
    return { ...each, remark, secret, ...(waits && { role: 'instruction', isAside: true }) }
  })
}

const isPrinted = (reading: Reading, { role, span }: Statement): boolean =>
  !asked.has(role) && !isToBeSeen(reading, span)

const unlikely: AsideChance = { remark: 0, secret: 0 }

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
  const isNotice = isSearch(reading) || isFuneral(reading)
  const isAside = ({ statement, chance }: Doubtful) => {
    const least = Math.max(isNotice ? leastOf.notice : 0, leastFor(reading, statement, limits))
    return isPrinted(reading, statement) && chance >= least
  }
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

function leastFor(reading: Reading, { span, leads, words }: Statement, limits: Limits): number {
  if (leads) return leastOf.heading
  if (isForReaders(reading, span)) return leastOf.readers
  if (holdsFact(reading, span)) return leastOf.fact
  if (beginsSentence(reading, span)) return limits.sentence
  return words <= longestFragment ? leastOf.fragment : limits.part
}

const wordsOf = (statements: Iterable<Statement>): number => {
  let sum = 0
  for (const { words } of statements) sum += words
  return sum
}
