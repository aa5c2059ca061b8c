import { tokensIn } from '#server/reader/text/tagged-text.ts'
import { Clause, means } from './clause.ts'
import { itemOf } from './item-of.ts'
import type { Mark } from './marked-wish.ts'
import { speaksOfMoney, sums } from './price-words.ts'
import { freeIn, type Told } from './told.ts'

const known = [...sums, 'nouns.pricing', 'money.from', 'do.', 'words.all', 'words.aside']
const mostLetters = 50
const mostItems = 8

/** Things the page does not have, and the command that adds them with their prices. */
export interface MissingItems {
  items: string
  command: string
  count: number
}

/** "Cappuccino from now on costs 3.50", "beer 3 € and cake 2 €": nothing on the page is called so. */
export function missingItems(clause: Clause): MissingItems | null {
  const amounts = clause.marks.filter((mark) => sums.some((tag) => means(mark, tag)))
  if (amounts.length > mostItems || !clause.doesOnly('change', 'raise', 'lower', 'add')) return null
  // A number that is no money says of one thing alone what it costs, where the wish speaks of costing.
  const isMoney = amounts.every((mark) => means(mark, 'value.money'))
  if (!isMoney && (amounts.length > 1 || !speaksOfMoney(clause))) return null
  const found = chunksOf(clause, amounts).map((chunk, at) => {
    const one = itemIn(chunk, amounts.length > 1)
    return one && at > 0 ? { ...one, command: continued(one.command, one.item) } : one
  })
  const items = found.flatMap((one) => one?.item ?? [])
  if (items.length === 0 || found.some((one) => one === null)) return null
  const isUnspaced = /\p{Script=Kana}|\p{Script=Han}/u.test(clause.raw)
  const comma = isUnspaced ? '、' : ', '
  return {
    items: items.join(comma),
    command: found.map((one) => one?.command ?? '').join(comma),
    count: found.length,
  }
}

/** Behind a comma a verb begins no sentence. */
const continued = (command: string, item = ''): string =>
  item && !command.startsWith(item)
    ? command.charAt(0).toLocaleLowerCase() + command.slice(1)
    : command

/** The wish cut behind every sum but the last. */
function chunksOf({ wish, span }: Clause, amounts: readonly Mark[]): Clause[] {
  return amounts.map(({ end }, at) => {
    const from = at === 0 ? span[0] : (amounts[at - 1]?.end ?? 0)
    return new Clause(wish, [from, at === amounts.length - 1 ? span[1] : end])
  })
}

/** What a stretch with one sum is to have done; a thing that is there keeps the creator's words. */
function itemIn(chunk: Clause, isOfSeveral: boolean): { item?: string; command: string } | null {
  const [amount] = sums.flatMap((tag) => chunk.of(tag))
  if (!amount || ['hours.days', 'words.starts', 'value.phone'].some((tag) => chunk.has(tag)))
    return null
  const { raw } = chunk.wish.text
  const there = itemOf(chunk)
  if (there) {
    const isRead = isOfSeveral && chunk.isRead([...known, 'item', 'item.part'])
    const sum = raw.slice(amount.start, amount.end)
    return isRead ? { command: `${there} ${sum}` } : null
  }
  const told = freeIn(chunk, known)
  const item = told && told.text.length <= mostLetters ? withoutParticle(chunk, told) : ''
  const isRead = told && (!isOfSeveral || chunk.isRead(known, told.span))
  return isRead && item ? { item, command: adding(chunk, item, amount) } : null
}

/** The command that adds it; "from 80 €" is the least it costs. */
function adding(chunk: Clause, item: string, { start, end }: Mark): string {
  const { words } = chunk.wish.language
  const { raw } = chunk.wish.text
  const isLeast = chunk
    .of('money.from')
    .some((mark) =>
      words.isPostpositional
        ? mark.start >= end && raw.slice(end, mark.start).trim() === ''
        : mark.end <= start && raw.slice(mark.end, start).trim() === '',
    )
  const command = isLeast ? words.questions.addFrom : words.questions.add
  return command.replace('{item}', item).replace('{amount}', raw.slice(start, end))
}

/** "学生券は": what marks a word in its sentence is no part of a name. */
function withoutParticle({ wish: { text, language } }: Clause, told: Told): string {
  const [start, end] = told.span
  const last = tokensIn(text, start, end).at(-1)
  const isParticle =
    language.words.isPostpositional &&
    last !== undefined &&
    language.words.words.link.some((each) => each === text.raw.slice(last.start, last.end))
  return text.raw.slice(start, isParticle ? last.start : end).trim()
}
