import type { TaggedText } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import type { Value } from './values.ts'
import type { WithdrawalKind, WithdrawalTag } from './withdrawal-words.ts'

export const changing: readonly Value['kind'][] = ['weekday', 'time', 'money', 'date']

/** Words of a clause that tell something beside what has changed. */
export const mostLeft = 1

export const within = (
  tags: readonly WithdrawalTag[],
  kind: WithdrawalKind,
  [from, to]: Span,
): WithdrawalTag[] =>
  tags.filter(({ tag, start, end }) => tag === kind && from <= start && end <= to)

export const valuesIn = (values: readonly Value[], [from, to]: Span): Value[] =>
  values.filter(({ span }) => from <= span[0] && span[1] <= to)

/** A stop at the end stays for what stands before. */
export const endOf = ({ raw }: TaggedText, [start, end]: Span): number =>
  start + raw.slice(start, end).replace(/[\s.!?。！？]+$/, '').length
