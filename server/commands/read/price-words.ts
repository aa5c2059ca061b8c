import type { Amount } from '#server/reader/grammars/read-amounts.ts'
import { Clause, means } from './clause.ts'
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

/** A bare number is a sum beside words for a price, or with cents: else it is of a house, a day, a count. */
export const speaksOfMoney = (clause: Clause): boolean =>
  clause.wish.marks.some((mark) => means(mark, 'value.money') || means(mark, 'nouns.pricing')) ||
  /\d[.,]\d\d(?!\d)/.test(clause.raw)

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
  const free = freeIn(clause, known, undefined, 'items')
  const told = free && toSum(clause, behindColon(clause, free))
  return told ? withKind(clause, told) : unitNamed(clause)
}

/** "Please put on: …, 35 €": what asks for it stands before the colon. */
function behindColon(clause: Clause, told: Told): Told {
  const at = told.text.search(/[:：]\s/)
  const from = told.span[0] + at + 1
  const isAsked = at >= 0 && new Clause(clause.wish, [clause.span[0], from - 1]).isRead(['do.'])
  return (isAsked && toldWithin(clause, [from, told.span[1]])) || told
}

/** 「縁なし畳、一枚5,000円を」: before a sum that has the particle, the last word has none, and how many is of the name. */
function toSum(clause: Clause, told: Told): Told {
  const { text, language } = clause.wish
  const [sum] = amountsIn(clause)
  const behind = sum && text.raw.slice(sum.end)
  const { objects, also } = language.words.words
  const isMarked =
    language.words.isPostpositional && [...objects, ...also].some((one) => behind?.startsWith(one))
  const end = sum?.start ?? 0
  if (!isMarked || told.span[1] > end) return told
  const whole = toldWithin(clause, [told.span[0], end])
  return whole ? { ...whole, text: whole.text.replaceAll(/[、,]\s*/g, ' ') } : told
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
