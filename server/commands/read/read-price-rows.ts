import type { Amount } from '#server/reader/grammars/read-amounts.ts'
import { capitalised } from '../capitalised.ts'
import { priceRows } from '../carry-out/price-places.ts'
import { isSameName } from '../carry-out/prices.ts'
import type { Intent } from '../intent.ts'
import { entriesOf } from '../page-entries.ts'
import { wordsOf } from '../told-times/page-times.ts'
import { Clause, isSoft, means } from './clause.ts'
import { isSaidOf } from './is-said-of.ts'
import { isItem, itemOf } from './item-of.ts'
import type { Mark } from './marked-wish.ts'
import { amountsIn, pricedWords } from './price-words.ts'
import { freeIn, type Told, toldWithin } from './told.ts'

const around = [
  'nouns.pricing',
  'nouns.offer',
  'nouns.section',
  'nouns.page',
  'words.all',
  'words.own',
]
const adding = [...around, 'do.add', 'words.says', 'words.tells', 'words.also']
const longest = 60

/** "Show the prices as a table": all that the page knows of them is to be rows. */
export function tabled(clause: Clause): Intent | null {
  const known = [...around, 'nouns.services', 'nouns.menu', 'words.tabular', 'do.']
  // A page may call its prices so itself: 料金 over what it offers.
  const isNamed = ['nouns.pricing', 'nouns.services', 'nouns.menu'].some((tag) => clause.has(tag))
  if (!clause.has('words.tabular') || !isNamed) return null
  if (!clause.doesOnly('change', 'add', 'show', 'move') || !clause.isRead(known)) return null
  return clause.wish.page.facts.prices?.length
    ? { wish: 'listPrices' }
    : { wish: 'add', kinds: ['pricing'] }
}

/** A number with a sign of its own is no sum of money, whatever stands around it. */
export const isShare = ({ wish }: Clause, { end }: Amount): boolean =>
  share.test(wish.text.raw.slice(end))
const share = /^\s?[%％‰]/

/** "Add a price: family discount 10 %": what it says stands where a sum would. */
export function shareAdded(clause: Clause): Intent | null {
  const [amount, ...more] = amountsIn(clause)
  const isAdded = clause.has('do.add') || clause.has('words.tells')
  if (!amount || more.length > 0 || !isAdded || !isShare(clause, amount)) return null
  const { wish, span } = clause
  const sign = share.exec(wish.text.raw.slice(amount.end))?.[0] ?? ''
  const end = amount.end + sign.length
  const before = ownWords(new Clause(wish, [span[0], amount.start]))
  const behind = ownWords(new Clause(wish, [end, span[1]]))
  const name = before ?? behind
  if (!name || name.text.length > longest || clause.has('places.') || clause.has('words.not'))
    return null
  // "10 % off for families": with nothing before it, all of it is what it is called.
  if (!before && behind)
    return { wish: 'offer', item: wish.text.raw.slice(amount.start, behind.span[1]) }
  const figure = wish.text.raw.slice(amount.start, end)
  const goesOn = before && behind && isBeside(clause, end, behind)
  const terms = goesOn ? wish.text.raw.slice(amount.start, behind.span[1]) : figure
  return !behind || goesOn ? { wish: 'offer', item: capitalised(name.text), terms } : null
}

/** What a stretch says of the thing itself, where everything else in it is understood. */
function ownWords(clause: Clause): Told | null {
  const told = freeIn(clause, adding, undefined, 'items')
  if (!told || !/\p{L}/u.test(told.text) || clause.marks.some(isItem)) return null
  return clause.isRead(adding, told.span) ? told : null
}

const isBeside = ({ wish, marks }: Clause, end: number, { span }: Told): boolean =>
  marks.every((mark) => mark.start < end || mark.end > span[0] || isSoft(mark)) &&
  !/[.;:]/.test(wish.text.raw.slice(end, span[0]))

/** "£220 including lunch": what goes on behind a sum, where it names nothing of the page. */
export function noteIn(clause: Clause, { end }: Amount): Told | null {
  const { wish, span } = clause
  if (wish.language.words.isPostpositional) return null
  const rest = new Clause(wish, [end, span[1]])
  const isNamed = (mark: Mark) => !isSoft(mark) && named.some((tag) => means(mark, tag))
  const told = toldWithin(rest, rest.span)
  const says = rest.unread().length > 0 || !rest.marks.every(isSoft)
  return told && says && told.text.length <= longest && !rest.marks.some(isNamed) ? told : null
}

const named = [
  ...['nouns.', 'places.', 'item', 'item.part', 'value.', 'money.', 'qualities.', 'do.'],
  ...['hours.days', 'hours.time', 'hours.open', 'hours.closed', 'words.not', 'words.aside'],
]

/** "Add the course to the prices": the page knows what it costs, and shows it in no row. */
export function priceListed(clause: Clause): Intent | null {
  const item = itemOf(clause)
  const { page } = clause.wish
  const price = item && page.facts.prices?.find((one) => isSameName(one.item, item))
  if (!item || !price || !clause.does('add', 'move', 'show')) return null
  const [amount, ...more] = amountsIn(clause)
  if (more.length > 0 || clause.has('words.not') || clause.has('places.')) return null
  if (amount ? isShare(clause, amount) : !clause.has('nouns.pricing')) return null
  const isRow = priceRows(page).some((row) => row.price === price.id)
  if (isRow && (amount ? amount.amount !== price.amount : !isOnlyNamed(clause))) return null
  const note = amount ? noteIn(clause, amount) : null
  const read = new Clause(clause.wish, [clause.span[0], note?.span[0] ?? clause.span[1]])
  const name = nameIn(read, item, amount)
  // What costs another sum and is called otherwise is another thing.
  const isOther =
    amount?.amount !== price.amount &&
    wordsOf(item, page.base).some((word) => !isSaidOf(page.base, word, name ?? ''))
  if (!name || (amount && isOther)) return null
  const to = amount && { to: amount.amount, currency: amount.currency }
  const { text = '' } = note ?? {}
  return {
    wish: 'listPrice',
    item,
    name,
    note: text || (price.note ?? ''),
    ...(to && { amount: to }),
  }
}

const isOnlyNamed = (clause: Clause): boolean =>
  clause.isRead([...adding, 'item', 'item.part', 'do.move', 'do.show'])

/** What the wish calls it, where that is more than one of its words. */
function nameIn(clause: Clause, item: string, amount: Amount | undefined): string | null {
  const sums = ['value.money', 'value.number', 'money.units.', 'money.from', 'do.move', 'do.show']
  const told = amount
    ? pricedWords(new Clause(clause.wish, [clause.span[0], amount.end]))
    : freeIn(clause, [...adding, 'do.move', 'do.show'], undefined, 'items')
  if (!told || !clause.isRead([...adding, ...sums, 'item', 'item.part'], told.span)) return null
  const isListed = entriesOf(clause.wish.page).some(({ name }) => isSameName(name, told.text))
  return isListed ? item : capitalised(told.text)
}
