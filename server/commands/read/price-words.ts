import type { Amount } from '#server/reader/grammars/read-amounts.ts'
import { type Clause, means } from './clause.ts'
import { freeIn, type Told, toldWithin } from './told.ts'

export const sums = ['value.money', 'value.number']
export const priced = [
  'nouns.pricing',
  'nouns.offer',
  'nouns.menu',
  'nouns.services',
  'nouns.section',
  'nouns.page',
]
export const around = [
  ...priced,
  'words.instead',
  'words.by',
  'money.units.',
  'money.from',
  'money.link',
  'words.only',
  'words.all',
]

export function amountsIn({ wish, span }: Clause): Amount[] {
  const marks = wish.marks.filter((mark) => sums.some((tag) => means(mark, tag)))
  return wish.amounts.filter(
    ({ start, end }) =>
      start >= span[0] &&
      end <= span[1] &&
      marks.some((mark) => mark.start <= start && mark.end >= end),
  )
}

/** What is to be added: beside the word for adding and the sum, every word may be the item's own. */
export function pricedWords(clause: Clause) {
  const known = [...sums, ...around, 'do.add', 'words.says', 'words.tells']
  const told = freeIn(clause, known, undefined, 'items')
  return told ? withKind(clause, told) : unitNamed(clause)
}

/** "E-bike service", "lunch menu": a word for what is sold, right behind the item's own, is of its name. */
function withKind(clause: Clause, { text, span, isSure }: Told): Told {
  const { raw } = clause.wish.text
  const kind = ['nouns.services', 'nouns.menu']
    .flatMap((noun) => clause.of(noun))
    .find(({ start }) => start >= span[1] && /^\s?$/.test(raw.slice(span[1], start)))
  if (!kind) return { text, span, isSure }
  return { text: raw.slice(span[0], kind.end), span: [span[0], kind.end], isSure }
}

/** "Add an annual at 420 €": a word for a unit before the sum is what it is called. */
function unitNamed(clause: Clause): Told | null {
  const [sum] = sums.flatMap((tag) => clause.of(tag))
  const [unit, more] = clause.of('money.units.')
  const isName = sum && unit && !more && unit.end <= sum.start
  return isName ? toldWithin(clause, [unit.start, unit.end]) : null
}
