import type { Reading } from '#server/reader/read.ts'
import type { SpanRole } from '#shared/page/ops.ts'
import type { Labels } from '../labels.ts'
import type { Statement } from '../material/statement.ts'
import { sentence as asSentence } from '../material/turn.ts'
import { noWords, ownWords } from '../material/words.ts'
import { asHeadline, headlines, isPartOfSentence } from './headline.ts'
import { kindInPlace, nameInPlace } from './kind-in-place.ts'
import type { Layout } from './layout.ts'

const longestLead = 170
const longestFirst = 90
/** More would take turns for too long before kind and place are the headline. */
const mostStrong = 2

/** What stands above everything else, and the statements it is made of. */
export interface Opening {
  words: Pick<Layout, 'eyebrow' | 'title' | 'lead' | 'points'>
  used: Statement[]
}

/** Headline, eyebrow and lead; another version takes the next of the headlines there are. */
export function openPage(
  reading: Reading,
  statements: readonly Statement[],
  labels: Labels,
  version: number,
): Opening {
  const { strong, plain } = headlines(reading, statements)
  const named = kindInPlace(reading, labels)
  const calling = named.text ? named : nameInPlace(reading, labels)
  const promises = strong.slice(0, mostStrong)
  const event = calling.text ? undefined : occasion(reading, statements)
  const called = calling.text ? [null] : event ? [event] : []
  /** A promise needs the kind above it, to say whose it is. */
  const choices: (Statement | null)[] = [
    ...(named.text ? [...promises, ...called] : [...called, ...promises]),
    ...plain.slice(0, 1),
  ]
  const last = firstSentence(reading, statements) ?? (calling.text ? null : firstPhrase(statements))
  const chosen = choices.length > 0 ? choices[version % choices.length] : last
  const title = chosen ? asHeadline(reading, chosen) : calling
  const used = chosen ? [chosen] : []
  const whole = statements.filter((statement) => !isPartOfSentence(reading, statement))
  const lead = leadOf(strong, whole, used)
  return {
    words: {
      title,
      eyebrow: chosen ? named : noWords,
      lead: lead ? ownWords(asSentence(reading.text, lead.span), lead.span) : noWords,
      points: [],
    },
    used: lead ? [...used, lead] : used,
  }
}

/** The next strong statement, else whom it is for, else the first sentence about what is offered. */
function leadOf(
  strong: readonly Statement[],
  statements: readonly Statement[],
  used: readonly Statement[],
): Statement | undefined {
  const fits = ({ span }: Statement) => span[1] - span[0] <= longestLead
  const free = statements.filter((statement) => !used.includes(statement) && fits(statement))
  return (
    strong.find((statement) => free.includes(statement)) ??
    free.find(({ role, untold }) => role === 'audience' && untold > 0) ??
    free.find(({ role, isSentence, untold }) => role === 'offer' && isSentence && untold > 2) ??
    free.find(({ role, isSentence, untold }) => role === 'highlight' && isSentence && untold > 2)
  )
}

/** An event is called by what its brief begins with, where that is neither a name nor a town. */
function occasion({ industry }: Reading, [first]: readonly Statement[]): Statement | undefined {
  if (industry !== 'event' || !first || first.span[1] - first.span[0] > longestFirst)
    return undefined
  const isCalled = first.role === 'name' || first.role === 'kind'
  return isCalled || (first.role === 'programme' && first.isSentence) ? first : undefined
}

/** For a brief that tells nothing else. */
function firstPhrase(statements: readonly Statement[]): Statement | undefined {
  const fits = statements.filter(
    ({ span, untold }) => untold > 0 && span[1] - span[0] <= longestFirst,
  )
  return fits.find(({ role }) => sayable.has(role)) ?? fits.find(({ role }) => role === 'programme')
}

const sayable: ReadonlySet<SpanRole> = new Set(['offer', 'highlight', 'kind', 'story'])

/** For a brief that tells neither what it is nor a promise. */
function firstSentence(reading: Reading, statements: readonly Statement[]): Statement | undefined {
  return statements.find(
    (statement) =>
      sayable.has(statement.role) &&
      statement.isSentence &&
      statement.span[1] - statement.span[0] <= longestFirst &&
      !isPartOfSentence(reading, statement),
  )
}
