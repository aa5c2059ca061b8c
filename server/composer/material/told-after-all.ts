import { isFuneral } from '#server/reader/facts/deceased.ts'
import { isSearch } from '#server/reader/facts/lost-notice.ts'
import type { Reading } from '#server/reader/read.ts'
import { type SpanRole, spanRoles } from '#shared/page/ops.ts'
import { asideChances } from './aside-chance.ts'
import { isForReaders, namesPage } from './asked-of-builder.ts'
import { isObeyed } from './is-obeyed.ts'
import { asked } from './requests.ts'
import { chanceOf } from './role-chance.ts'
import type { Unplaced } from './statement.ts'

/** Of what the tagger takes for a request and this scorer finds less likely, more is told than asked. */
const leastAsked = 0.5
/** The same where it sounds like what readers are asked, or who lost somebody asks it. */
const leastOfReaders = 0.99

const told = spanRoles.filter((role) => !asked.has(role))

/**
 * The tagger reads word by word and takes "the lawn is soft, avoid thin heels" for a request to
 * whoever makes the page; whoever sees the whole statement and its neighbours may find it told.
 */
export function toldAfterAll(
  reading: Reading,
  statements: readonly Unplaced[],
): readonly Unplaced[] {
  if (!statements.some(({ role }) => role === 'instruction')) return statements
  const chances = asideChances(reading, statements)
  return statements.map((statement, at) => {
    const isTold =
      statement.role === 'instruction' &&
      !statement.isRest &&
      (chances[at]?.remark ?? 1) < leastFor(reading, statement) &&
      !isObeyed(reading, statement) &&
      !namesPage(reading, statement.span)
    return isTold ? { ...statement, role: likeliest(reading, statement) } : statement
  })
}

const leastFor = (reading: Reading, { span }: Unplaced): number =>
  isForReaders(reading, span) || isFuneral(reading) || isSearch(reading)
    ? leastOfReaders
    : leastAsked

const likeliest = (reading: Reading, { span }: Unplaced): SpanRole =>
  told.reduce((best, role) =>
    chanceOf(reading, span, [role]) > chanceOf(reading, span, [best]) ? role : best,
  )
