import { isFuneral } from '#server/reader/facts/deceased.ts'
import { partsOf } from '#server/reader/facts/found.ts'
import { isSearch } from '#server/reader/facts/lost-notice.ts'
import type { Reading } from '#server/reader/read.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { isForReaders } from './asked-of-builder.ts'
import { asked, countClaims } from './requests.ts'
import { chanceOf } from './role-chance.ts'
import type { Statement } from './statement.ts'

/**
 * From these chances on that it is said to whoever makes the page, a sentence or a part of one waits
 * for its creator to place it, where something else is said to them for sure; else from those.
 */
const leastAside = { sentence: 0.4, part: 0.55 }
const leastAlone = { sentence: 0.5, part: 0.8 }

/** Shorter ones say too little to be sure of. */
const leastWords = 3

/** A page that would lose more of its words so is taken for one that tells them. */
const mostAside = 1 / 3

const claims = ['money', 'date', 'time', 'phone', 'email', 'url'] as const

/** What may be said to whoever makes the page, and holds nothing that the page needs, waits beside it. */
export function withAsides(
  reading: Reading,
  statements: readonly Statement[],
): readonly Statement[] {
  // A notice and an announcement of a death describe, and ask of readers what nobody else does.
  if (isSearch(reading) || isFuneral(reading)) return statements
  const speaks = statements.some(({ role }) => asked.has(role))
  const least = speaks ? leastAside : leastAlone
  const isAside = new Set(
    statements.filter((each) =>
      mayBeAside(reading, each, beginsSentence(reading, each) ? least.sentence : least.part),
    ),
  )
  const printed = statements.filter(({ role }) => !asked.has(role))
  if (wordsOf(isAside) > wordsOf(printed) * mostAside) return statements
  return statements.map((each) =>
    isAside.has(each) ? { ...each, role: 'instruction', isAside: true } : each,
  )
}

/** Behind a comma, or typed without a mark, it may be an entry of a list. */
const beginsSentence = ({ text: { raw } }: Reading, { span: [start] }: Statement): boolean =>
  !/[\p{L}\p{N}]/u.test(raw.slice(0, start)) ||
  /[.!?。！？…\n][^\p{L}\p{N}]*$/u.test(raw.slice(Math.max(0, start - 12), start))

const wordsOf = (statements: Iterable<Statement>): number => {
  let sum = 0
  for (const { words } of statements) sum += words
  return sum
}

function mayBeAside(reading: Reading, statement: Statement, least: number): boolean {
  const { role, span, list, isPriced, leads, words } = statement
  if (asked.has(role) || list || isPriced || leads || holdsFact(reading, span)) return false
  // "Quiet pictures" and "of work" are entries of a list, or what is left of a sentence.
  if (words < leastWords || isForReaders(reading, span)) return false
  // "Best wishes, Steffi" at the end says who answers.
  const roles =
    role === 'contact' ? (['instruction'] as const) : (['instruction', 'courtesy'] as const)
  const chance = chanceOf(reading, span, roles)
  // "Smokers' stuff bagged separately please": rules of the house sound like requests.
  return chance >= least && chance > chanceOf(reading, span, ['policy', 'process'])
}

/** A number ("call 112"), a sum, a day, a time, a name, a place or a way to get in touch. */
function holdsFact(reading: Reading, span: Span): boolean {
  if (/\p{N}/u.test(reading.text.raw.slice(...span))) return true
  if (claims.some((kind) => countClaims(reading, span, kind) > 0)) return true
  const { name, place, phone, email, url, hours, since, area, people, prices } = reading.facts
  return [name, place, phone, email, url, hours, since, ...area, ...people, ...prices].some(
    (fact) => fact && partsOf(fact).some((part) => part[0] < span[1] && span[0] < part[1]),
  )
}
