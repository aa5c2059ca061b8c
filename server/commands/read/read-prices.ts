import type { Amount } from '#server/reader/grammars/read-amounts.ts'
import { fold } from '#server/reader/text/fold.ts'
import { hasTag, tagText } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import type { Price } from '#shared/page/facts.ts'
import type { Intent, NewAmount } from '../intent.ts'
import { pageSentences } from '../told-words/page-sentences.ts'
import { kindsOf } from './block-kinds.ts'
import { Clause, means, takesAway } from './clause.ts'
import { isItem, itemOf, itemsOf } from './item-of.ts'
import type { Mark } from './marked-wish.ts'
import { amountsIn, around, priced, pricedWords, speaksOfMoney, sums } from './price-words.ts'
import { isShare, noteIn, priceListed, shareAdded, tabled } from './read-price-rows.ts'
import { readToldPrice } from './read-told-price.ts'
import { freeIn, isLinked, type Told, toldWithin } from './told.ts'
import { undated } from './undated.ts'
import { unpricedItem } from './unpriced-item.ts'

const items = ['item', 'item.part']
const swapped = ['words.swap', 'words.instead', 'words.only', 'nouns.pricing', 'money.link', 'do.']

/** Prices: another amount, another item, one less. */
export function readPrices(clause: Clause): Intent | null {
  return (
    tabled(clause) ??
    shareAdded(clause) ??
    swappedItem(clause) ??
    priceListed(clause) ??
    newAmount(clause) ??
    readToldPrice(clause) ??
    newPrice(clause) ??
    lessItem(clause)
  )
}

function newAmount(clause: Clause): Intent | null {
  const amounts = amountsIn(clause)
  if (amounts.length === 0 || amounts.length > 2) return null
  const isShare = amounts.every(({ end }) => /^\s?%/.test(clause.wish.text.raw.slice(end)))
  const isAll =
    clause.has('nouns.pricing') &&
    (clause.has('words.all') || (isShare && !clause.marks.some(isItem)))
  const item = isAll ? null : itemByUnit(clause)
  if (!isAll && !item) return null
  const old = clause.wish.page.facts.prices?.find((price) => price.item === item)?.amount
  if (item && old === undefined && !speaksOfMoney(clause)) return null
  // "Not 18 but 19", "19, not 18": what is denied is the sum there was.
  const isDenying = amounts.length === 2 && amounts.some(({ amount }) => amount === old)
  const ways = ['change', 'add', 'raise', 'lower', 'move', 'show'] as const
  if (!clause.doesOnly(...ways, ...(isDenying ? ['remove' as const] : []))) return null
  const known = [...items, ...sums, ...around, 'do.', 'hours.hour']
  const said = isDenying ? [...known, 'words.not'] : known
  const when = item ? whenIn(clause) : null
  const free = when?.span ?? (item ? besideItem(clause, item) : undefined)
  if (!clause.isRead(said, free)) return null
  const stated = amounts.map((one) => asChange(one, old))
  const [amount, spare] = stated.filter((one) => stated.length === 1 || one.amount !== old)
  if (!amount || spare || amount.to !== undefined) return null
  const to = amountOf(clause, amount, old)
  if (!to || (isAll && 'to' in to)) return null
  const all = clause.wish.page.facts.prices?.map((price) => price.item) ?? []
  return {
    wish: 'amount',
    items: item ? [item] : all,
    amount: to,
    ...(when && { note: when.text }),
  }
}

/** "The annual fee": of prices by the month and by the year the one whose unit is named; null where it has none. */
function itemByUnit(clause: Clause): string | null {
  const item = itemOf(clause)
  const { prices = [] } = clause.wish.page.facts
  const price = prices.find((one) => one.item === item)
  const [sum] = amountsIn(clause)
  const named = clause.of('money.units.').filter(({ end }) => sum && end <= sum.start)
  const units = named.flatMap(({ tags }) => tags.filter((tag) => tag.startsWith('money.units.')))
  if (!price?.unit || units.length !== 1 || units[0] === `money.units.${price.unit}`) return item
  const { language } = clause.wish.text
  const isOfUnit = (one: Price) =>
    one !== price &&
    (units[0] === `money.units.${one.unit}` ||
      hasTag(tagText(one.item, language), 0, one.item.length, units[0] ?? ''))
  const [other, more] = prices.filter(isOfUnit)
  return other && !more ? other.item : null
}

/** "From January": in the words of the page's own language it can stand beside the sum. */
function whenIn(clause: Clause): Pick<Told, 'text' | 'span'> | null {
  const { text, language, page } = clause.wish
  const words = language.code === page.base ? undated(clause)?.words : undefined
  const start = words ? text.raw.indexOf(words, clause.span[0]) : -1
  if (!words || start < 0 || start + words.length > clause.span[1]) return null
  return { text: words, span: [start, start + words.length] }
}

/** "会費は大人9,000円": what the page says of an item in the sentence that names it. */
function besideItem(clause: Clause, item: string): Span | undefined {
  const [span, more] = clause.unread()
  if (!span || more) return undefined
  const { page, text } = clause.wish
  const said = text.folded.slice(...span)
  const sentences = pageSentences(page).map((sentence) => fold(sentence))
  const isThere = sentences.some((one) => one.includes(fold(item)) && one.includes(said))
  return isThere ? span : undefined
}

/** "9 € → 11 €" looks like a range, and is the old amount and the new one. */
function asChange({ to, ...amount }: Amount, old: number | undefined): Amount {
  if (to === undefined) return amount
  return amount.amount === old ? { ...amount, amount: to } : { ...amount, to }
}

function amountOf(clause: Clause, amount: Amount, old: number | undefined): NewAmount | null {
  const { raw } = clause.wish.text
  const isPercent = /^\s?%/.test(raw.slice(amount.end))
  const way = clause.has('do.raise') ? 1 : clause.has('do.lower') ? -1 : 0
  const isBy = clause.of('words.by').some(({ end }) => raw.slice(end, amount.start).trim() === '')
  if (isPercent) return way ? { percent: way * amount.amount } : null
  const isStep = isStepBeside(clause, amount, old)
  const isStated = isLinked(clause, [amount.start, amount.end], 'price') && !isBy && !isStep
  if (way && old !== undefined && !isStated) {
    if (isBy || isStep || (way > 0 && amount.amount <= old)) return { by: way * amount.amount }
    if (way < 0) return null
  }
  if (isBy && old === undefined) return null
  // A price does not fall where it is to rise.
  if (way && old !== undefined && (amount.amount - old) * way < 0) return null
  return {
    to: amount.amount,
    currency: amount.currency,
    ...(isLeast(clause, amount) && { from: true as const }),
  }
}

/** "Becomes 3 euros dearer": a word for more right behind a sum that is less than the price. */
function isStepBeside(clause: Clause, { amount, end }: Amount, old: number | undefined): boolean {
  if (clause.wish.language.words.isPostpositional || old === undefined || amount >= old)
    return false
  const { raw } = clause.wish.text
  return [...clause.of('do.raise'), ...clause.of('do.lower')].some(
    ({ start }) => start >= end && raw.slice(end, start).trim() === '',
  )
}

/** "Swap the ploughman's lunch for soup at £7": what is on the page goes, what is not comes. */
function swappedItem(clause: Clause): Intent | null {
  const [amount, ...more] = amountsIn(clause)
  const item = itemOf(clause)
  const isSwap = clause.has('words.swap') || clause.has('words.instead')
  if (!item || !isSwap || more.length > 0 || !amount || clause.has('words.not')) return null
  // A thing called by its whole name may have a word in common with the new one.
  const named = clause.has('item') ? clause.of('item') : clause.of('item.part')
  const names = clause.has('item') ? ['item'] : items
  const known = [...names, ...sums, ...swapped]
  const free = freeIn(clause, known, undefined, 'items')
  const told = free && behindSwap(clause, free)
  if (!told || told.text.length > 60 || !/\p{L}/u.test(told.text)) return null
  const isApart = [...named, amount].every(
    ({ start, end }) => end <= told.span[0] || start >= told.span[1],
  )
  if (!isApart || amount.start < told.span[0]) return null
  if (!clause.isRead([...known, 'money.units.'], told.span)) return null
  const price = { item: told.text, amount: amount.amount, currency: amount.currency }
  return { wish: 'swapItem', item, price }
}

/** 「バラ一本の代わりにチューリップ」: a word for a swap within the stretch ends what goes. */
function behindSwap(clause: Clause, told: Told): Told {
  const inside = [...clause.of('words.swap'), ...clause.of('words.instead')]
  const last = inside.findLast(({ start, end }) => start > told.span[0] && end < told.span[1])
  return (last && toldWithin(clause, [last.end, told.span[1]])) || told
}

function newPrice(clause: Clause): Intent | null {
  const [amount, ...more] = amountsIn(clause)
  if (!amount || more.length > 0 || !clause.has('do.add') || isShare(clause, amount)) return null
  const note = noteIn(clause, amount)
  const told = pricedWords(note ? new Clause(clause.wish, [clause.span[0], amount.end]) : clause)
  if (!told || told.text.length > 100 || !/\p{L}/u.test(told.text)) return null
  if (told.span[0] < amount.end && amount.start < told.span[1]) return null
  if (namesFact(clause)) return null
  const read = new Clause(clause.wish, [clause.span[0], note?.span[0] ?? clause.span[1]])
  if (!read.isRead([...sums, ...around, 'do.add', 'words.says', 'words.tells'], told.span))
    return null
  const { raw } = clause.wish.text
  const unit = clause
    .of('money.units.')
    .find(({ start }) => start >= amount.end && raw.slice(amount.end, start).trim() === '')
    ?.tags.find((tag) => tag.startsWith('money.units.'))
  return {
    wish: 'price',
    price: {
      item: told.text,
      amount: amount.amount,
      ...(amount.to !== undefined && { to: amount.to }),
      currency: amount.currency,
      ...(unit && { unit: unit.slice('money.units.'.length) }),
      ...(isLeast(clause, amount) && { from: true }),
    },
    ...(note && { note: note.text }),
  }
}

/** "Swap the address for Rua Direita, 22": the number of a house is no price. */
function namesFact(clause: Clause): boolean {
  return ['address', 'phone', 'email', 'url', 'hours'].some((noun) => clause.has(`nouns.${noun}`))
}

function lessItem(clause: Clause): Intent | null {
  if (!takesAway(clause) || clause.has('value.money')) return null
  if (clause.isTwofold()) return null
  const names = itemsOf(clause)
  const known = [...items, ...priced, 'do.', 'words.all', 'words.only', 'words.instead']
  if (!names || !clause.isRead(known) || namesSection(clause)) return null
  return { wish: namesItsPrice(clause) ? 'unprice' : 'removeItems', items: names }
}

/** "No photos": the section so called, and no sentence that has the word. */
function namesSection(clause: Clause): boolean {
  const { order, blocks } = clause.wish.page
  const isThere = (mark: Mark) =>
    kindsOf([mark]).some((kind) => order.some((id) => blocks[id]?.type === kind))
  return [...clause.of('item'), ...clause.of('item.part')].every(
    (mark) => means(mark, 'item.part') && isThere(mark),
  )
}

/** "From 20 €", "2,000円から": the amount is the least, where the word can mean nothing else. */
function isLeast(clause: Clause, { start, end }: Amount): boolean {
  const { raw } = clause.wish.text
  const { isPostpositional } = clause.wish.language.words
  return clause.of('money.from').some((mark) => {
    const isBeside = isPostpositional
      ? raw.slice(end, mark.start).trim() === '' && mark.start >= end
      : raw.slice(mark.end, start).trim() === '' && mark.end <= start
    return isBeside && (means(mark, 'words.opens') || !means(mark, 'words.filler'))
  })
}

/** "Remove the price of the loaf": the loaf stays, without one. */
function namesItsPrice(clause: Clause): boolean {
  const [price] = clause.of('nouns.pricing')
  const item = clause.marks.find(isItem)
  if (!price || !item) return false
  return price.start < item.start !== clause.wish.language.words.isPostpositional
}

/** "Add Zimtschnecken to the menu", "rename the loaf to rye loaf". */
export function readItems(clause: Clause): Intent | null {
  if (clause.has('value.')) return null
  const item = itemOf(clause)
  if (clause.does('rename') && item) {
    const told = freeIn(clause, [...items, ...priced, 'do.rename'])
    const isRead = told && clause.isRead([...items, ...priced, 'do.rename'], told.span)
    // "Rename the menu to Food & wine": what is named by a word of the new name is not meant.
    const isOld = told && clause.marks.filter(isItem).every(({ end }) => end <= told.span[0])
    return isRead && isOld ? { wish: 'renameItem', item, name: told.text } : null
  }
  const isListed = clause.nouns().some((noun) => ['menu', 'services', 'offer'].includes(noun))
  if (!clause.does('add') || !isListed) return unpricedItem(clause)
  const told = freeIn(clause, [...around, 'do.add'])
  const isRead = told && told.text.length <= 60 && clause.isRead([...around, 'do.add'], told.span)
  if (clause.has('places.') || clause.has('words.not')) return null
  return isRead && !clause.marks.some((mark: Mark) => isItem(mark))
    ? { wish: 'offer', item: told.text }
    : null
}
