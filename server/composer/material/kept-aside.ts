import { isFuneral } from '#server/reader/facts/deceased.ts'
import { isSearch } from '#server/reader/facts/lost-notice.ts'
import type { Reading } from '#server/reader/read.ts'
import { isCertainlyAsked, isForReaders, isToBeSeen } from './asked-of-builder.ts'
import { isObeyed } from './is-obeyed.ts'
import { remarkChances } from './remark-chance.ts'
import { beginsSentence, holdsFact } from './remark-features.ts'
import { asked } from './requests.ts'
import type { Statement } from './statement.ts'

/**
 * From these chances on a sentence, or a part of one, that may be said to whoever makes the page
 * waits for its creator to place it, where something else is said to them for sure; else from
 * those. A page that would lose a larger share of its words so is taken for one that tells them.
 */
const besideRequests = { sentence: 0.35, part: 0.5, share: 1 / 2 }
const alone = { sentence: 0.5, part: 0.6, share: 1 / 3 }

/**
 * A short part may be an entry of a list, a leading one stands over what is told, what holds a way
 * to get in touch, a sum or a day is missed most, and who lost somebody asks of readers what nobody
 * else does.
 */
const leastOf = { fragment: 0.9, heading: 0.85, fact: 0.8, notice: 0.9, readers: 0.9 }

/** Words of an entry of a list. */
const longestFragment = 2

/** What may be said to whoever makes the page waits beside it. */
export function withAsides(
  reading: Reading,
  statements: readonly Statement[],
): readonly Statement[] {
  const printed = statements.filter(({ role }) => !asked.has(role))
  const hasRequests =
    printed.length < statements.length ||
    statements.some(({ span }) => isCertainlyAsked(reading, span))
  const limits = hasRequests ? besideRequests : alone
  const chances = remarkChances(reading, statements)
  const asides = likelyAsides(reading, statements, limits, chances)
  const isSpared = wordsOf(asides) > wordsOf(printed) * limits.share
  return statements.map((each, at) => {
    const remark = chances[at] ?? 1
    const isLeft = !isSpared && asides.has(each)
    const waits = isLeft || isDoubtful(reading, each, remark)
    return waits ? { ...each, remark, role: 'instruction', isAside: true } : { ...each, remark }
  })
}

/** What the tagger takes for a request and the scorer is not as sure of: its creator may place it. */
const sureOfRequest = 0.8

const isDoubtful = (reading: Reading, statement: Statement, chance: number): boolean =>
  statement.role === 'instruction' && chance < sureOfRequest && !isObeyed(reading, statement)

type Limits = typeof alone

function likelyAsides(
  reading: Reading,
  statements: readonly Statement[],
  limits: Limits,
  chances: readonly number[],
): ReadonlySet<Statement> {
  const isNotice = isSearch(reading) || isFuneral(reading)
  const isAside = (statement: Statement, at: number) => {
    const least = Math.max(isNotice ? leastOf.notice : 0, leastFor(reading, statement, limits))
    const isTold = asked.has(statement.role) || isToBeSeen(reading, statement.span)
    return !isTold && (chances[at] ?? 0) >= least
  }
  return new Set(statements.filter(isAside))
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
