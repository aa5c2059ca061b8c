import type { Found } from '#server/reader/facts/found.ts'
import type { PriceValue } from '#server/reader/facts/parse-prices.ts'
import { behindHeading } from '#server/reader/grammars/behind-heading.ts'
import type { Reading } from '#server/reader/read.ts'
import { hasSense } from '#server/reader/text/has-sense.ts'
import { hasTag } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import type { Price } from '#shared/page/facts.ts'
import { isSaid } from '../corrected-prices.ts'
import { foodTrades } from '../food-trades.ts'
import { type SectionLabel, tradeGroup } from '../labels.ts'
import { isThing } from '../lay-out/costs.ts'
import type { Layout } from '../lay-out/layout.ts'
import { sumBeside, termsOf } from '../material/beside-prices.ts'
import { endsInNumber } from '../material/further-prices.ts'
import { countClaims } from '../material/requests.ts'
import { hasVerb } from '../material/sentences.ts'
import { asPhrase, asProse, type Statement } from '../material/statement.ts'
import { joined, noWords, ownWords } from '../material/words.ts'
import { areSentences } from './are-sentences.ts'
import { headings, headingText, ownHeading, rowLabels } from './own-heading.ts'
import type { PageMaterial } from './page-material.ts'
import { priceLines } from './price-lines.ts'
import { rowName } from './row-name.ts'
import { sectionLabel } from './section-label.ts'
import { Sheet } from './sheet.ts'

/** Units by which something is paid for over and over: two such prices are plans. */
const periods = new Set(['week', 'month', 'year'])
const leastPlans = 2

interface PricedRow {
  /** Null where nobody said it in the brief: the creator added it. */
  statement: Statement | null
  prices: readonly [Price, Found<PriceValue> | null][]
}

/** Rows of a section. */
const mostEntries = 40

/** What is offered and what it costs: a menu where one eats, plans where one pays by the month. */
export function offers(whole: PageMaterial): Sheet[] {
  const material = withPriceLines(whole)
  const { layout, reading } = material
  const over = labelsOver(layout)
  const told = layout.prices
    .filter((statement) => !over.includes(statement) && !isProse(reading, layout, statement))
    .flatMap((statement) => rowOf(material, statement) ?? [])
  const rows = [...told, ...addedRows(material, told)]
  const plans = rows.filter(({ prices }) => prices.some(([price]) => isPlan(price)))
  // A list its creator typed line by line stays one list.
  const isParted = [...rows, ...prose(reading, layout)].some(
    (one) => !plans.some((plan) => plan === one) && plans.some((plan) => isInOneList(one, plan)),
  )
  const arePlans = plans.length >= leastPlans && !isParted
  const others = arePlans ? rows.filter((row) => !plans.includes(row)) : rows
  const isFood = foodTrades.has(reading.industry)
  const isGrouped = hasOthers(material, over, rows)
  const list = isFood || isGrouped ? menu(material, others, isGrouped) : services(material, others)
  return [...(list ? [list] : []), ...(arePlans ? [pricing(material, plans)] : [])]
}

/** What stands over some of the rows, in lists and in sentences. */
const labelsOver = ({ prices }: Layout): Statement[] => [...headings(prices), ...rowLabels(prices)]

/** Sums that run on in a sentence are told line by line. */
function withPriceLines(material: PageMaterial): PageMaterial {
  const { reading, layout } = material
  const parted = (told: readonly Statement[]) => told.flatMap((one) => priceLines(reading, one))
  const offers = { ...layout.offers, lead: parted(layout.offers.lead) }
  return { ...material, layout: { ...layout, prices: parted(layout.prices), offers } }
}

/** Whether a heading its creator wrote holds for some of what is told only. */
function hasOthers(
  { layout, reading }: PageMaterial,
  over: readonly Statement[],
  rows: readonly PricedRow[],
): boolean {
  const [heading] = over
  if (!heading || over.length > 1) return over.length > 1
  const isOutside = ({ statement }: PricedRow) => statement?.list !== heading.list
  return prose(reading, layout).length > 0 || rows.some(isOutside) || layout.offers.items.length > 0
}

function isInOneList(entry: PricedRow | Statement, { statement: plan }: PricedRow): boolean {
  const one = 'prices' in entry ? entry.statement : entry
  const isLine = one?.isLine && plan?.isLine && one.sentence === plan.sentence
  return isLine === true || (one?.list != null && one.list === plan?.list)
}

/** A sentence that says more than its prices stands as it is; the last of a list is one of its rows. */
function isProse(reading: Reading, { prices }: Layout, statement: Statement): boolean {
  const { isPriced, at, role, span, list, isLine } = statement
  if (list || rowLabels(prices).includes(statement)) return false
  if (isLine && !isPriced) return !isBesideRows(reading, prices, statement)
  // "All incl. VAT" holds for the rows, and is none.
  if (!isPriced && hasTag(reading.text, ...span, 'offers.forAll')) return true
  if (isTermsRow(reading, prices, statement)) return false
  if (isPriced && areSentences(reading, prices)) return true
  const isNext = prices.some(
    (one) => one.isPriced && one.at + 1 === at && !stops(reading, one, statement),
  )
  const isRow =
    isNext &&
    (role === 'price'
      ? countClaims(reading, span, 'money') > 0 || endsInNumber(reading, span)
      : isThing(statement))
  return !isPriced && !(isRow && !hasVerb(reading, span))
}

/** "Members £60, deposit £100 in cash": what is no price of anything stands in a row where the others do. */
function isBesideRows(
  reading: Reading,
  prices: readonly Statement[],
  { span, sentence }: Statement,
): boolean {
  const areRows = prices.some((one) => one.sentence === sentence && one.isLine && one.isPriced)
  return areRows && !areSentences(reading, prices) && sumBeside(reading, span) !== null
}

/** "Cleaning 45 €, tax extra": a row in words, in the list its sentence is. */
function isTermsRow(
  reading: Reading,
  prices: readonly Statement[],
  { role, span, sentence, isPriced }: Statement,
): boolean {
  const isListed = prices.some((one) => one.sentence === sentence && one.isPriced)
  return role === 'price' && !isPriced && isListed && termsOf(reading, span) !== null
}

/** Whether a sentence ends between two statements. */
function stops({ text }: Reading, before: Statement, next: Statement): boolean {
  return /[.!?。！？\n]/.test(text.raw.slice(before.span[1], next.span[0]))
}

/** What is offered and what it costs, where sentences tell it. */
function prose(reading: Reading, layout: Layout): Statement[] {
  const told = layout.prices.filter((statement) => isProse(reading, layout, statement))
  const lines = told.map((one) => (isOfRun(one, told) ? { ...one, isLine: true as const } : one))
  return [...layout.offers.lead, ...lines].sort((one, other) => one.at - other.at)
}

/** "Re-hair £65, new bridge £140" beside sentences: each price of a run is read in a line of its own. */
const isOfRun = (one: Statement, told: readonly Statement[]): boolean =>
  one.isPriced &&
  told.some((other) => other !== one && other.isPriced && other.sentence === one.sentence)

const isPlan = ({ unit }: Price): boolean => unit !== undefined && periods.has(unit)

/** The prices of a statement, by the ids the page's facts have; null where all were taken away. */
function rowOf({ reading, facts, known }: PageMaterial, statement: Statement): PricedRow | null {
  const inside = statement.isPriced
    ? reading.facts.prices.filter(
        ({ span }) => span[0] >= statement.span[0] && span[1] <= statement.span[1] + 1,
      )
    : []
  // Of two sums in one line the second may go without its thing: "1-way 110, 4-way 150".
  if (statement.list && inside.length > 1) return { statement, prices: [] }
  const prices = inside.flatMap((found): [Price, Found<PriceValue>][] => {
    const at = reading.facts.prices.indexOf(found)
    const price = facts.prices?.find(({ id }) => id === `p${at + 1}`)
    return price ? [[price, found]] : []
  })
  if (known.prices && inside.length > 0) return prices.length > 0 ? { statement, prices } : null
  return { statement, prices: prices.length === inside.length ? prices : [] }
}

/** Prices the creator added, in their order; those of the brief that no row shows stand in a sentence. */
function addedRows({ known, reading }: PageMaterial, told: readonly PricedRow[]): PricedRow[] {
  const shown = new Set(told.flatMap(({ prices }) => prices.map(([{ id }]) => id)))
  const added = (known.prices ?? []).filter(
    (price) => !shown.has(price.id) && !isSaid(reading, price),
  )
  return added.map((price) => ({ statement: null, prices: [[price, null]] }))
}

function services(material: PageMaterial, rows: readonly PricedRow[]): Sheet | null {
  const { layout, reading } = material
  const { items } = layout.offers
  const sentences = prose(reading, layout)
  const told = sentences.filter((one) => !isHeading(reading, one))
  if (rows.length + items.length + sentences.length === 0) return null
  const isPriceList = areMostlyPrices(reading, rows, [...items, ...sentences])
  // Who sponsors a hive gets something for it.
  const isSponsored = hasTag(reading.text, 0, reading.text.raw.length, 'words.sponsoring')
  const asks = material.action.kind === 'donate' && !isSponsored ? 'needs' : 'prices'
  const label = isPriceList ? asks : thingsLabel(material)
  const heading = ownHeading(reading, layout.prices)
  const sheet = new Sheet('services').set('title', sectionLabel(material, label))
  if (heading) sheet.text('title', heading, 120)
  const hasList = rows.length + items.length > 0
  const lines = hasList ? told.filter(({ isLine }) => isLine) : []
  const inOrder = [...rows, ...items, ...lines].sort((one, other) => startOf(one) - startOf(other))
  const [first] = inOrder
  if (first) {
    // What is said behind a list holds for it, and is read behind it.
    const isBehind = ({ at }: Statement) => at > startOf(first)
    const around = told.filter(({ isLine }) => !isLine)
    const before = around.filter((one) => !isBehind(one))
    sheet.text('lead', joined(asProse(reading, before), ' '))
    sheet.text('note', joined(asProse(reading, around.filter(isBehind)), ' '), 600)
  }
  // A list of nothing is not shown: sentences alone are its entries.
  else
    for (const words of asProse(reading, told).slice(0, mostEntries))
      sheet.text(`${sheet.item('items', {})}.text`, words)
  for (const entry of inOrder.slice(0, mostEntries)) {
    if ('prices' in entry) pricedItem(material, sheet, 'items', entry)
    else if (entry.isLine) sheet.text(`${sheet.item('items', {})}.text`, asPhrase(reading, entry))
    else sheet.text(`${sheet.item('items', {})}.name`, asPhrase(reading, entry), 120)
  }
  return sheet
}

/** "Prices:", over rows: it says no more than the heading of the section. */
const isHeading = ({ text }: Reading, { span: [start, end] }: Statement): boolean =>
  behindHeading(text, start) > end

/** Whether at least half of what stands under a heading costs something. */
function areMostlyPrices(
  reading: Reading,
  rows: readonly PricedRow[],
  others: readonly Statement[],
): boolean {
  const isCost = ({ span, hasNumber, role }: Statement) =>
    countClaims(reading, span, 'money') > 0 ||
    (role === 'price' && hasNumber) ||
    hasTag(reading.text, ...span, 'money.free')
  const costing = [
    ...rows.filter(
      ({ statement, prices }) => prices.length > 0 || (statement && isCost(statement)),
    ),
    ...others.filter(isCost),
  ]
  return costing.length > 0 && costing.length * 2 >= rows.length + others.length
}

/** What there is at a feast is no programme of it. */
const thingsLabel = ({ reading, layout }: PageMaterial): SectionLabel =>
  tradeGroup(reading) === 'event' && layout.offered.length === 0 ? 'offered' : 'services'

const startOf = (entry: PricedRow | Statement): number =>
  'prices' in entry ? (entry.statement?.at ?? Number.POSITIVE_INFINITY) : entry.at

/** A row with its price; one whose price was not understood stands as it was written. */
function pricedItem(
  material: PageMaterial,
  sheet: Sheet,
  list: string,
  { statement, prices }: PricedRow,
): void {
  const { reading } = material
  if (prices.length === 0 && statement) {
    const path = sheet.item(list, {})
    const told = termsOf(reading, statement.span) ?? sumBeside(reading, statement.span)
    if (told) {
      sheet.text(`${path}.name`, asPhrase(reading, { ...statement, span: told.thing }), 120)
      sheet.text(`${path}.terms`, asPhrase(reading, { ...statement, span: told.terms }), 100)
      return
    }
    const words = asPhrase(reading, statement)
    sheet.text(`${path}.name`, words, 120)
    if (words.text.length > 120) sheet.text(`${path}.text`, words)
    return
  }
  for (const [price, found] of prices) {
    const path = sheet.item(list, { price: price.id })
    sheet.text(`${path}.name`, ownWords(rowName(reading, price.item, found)), 120)
    if (found) sheet.told(`${path}.name`, [found.span])
  }
}

const times: ReadonlySet<string> = new Set([
  'half-hour',
  'hour',
  'half-day',
  'day',
  'night',
  'weekend',
  'month',
])

/** A room by the hour and a course by the day are nothing to eat. */
const areByTime = (rows: readonly PricedRow[]): boolean =>
  rows.length > 0 &&
  rows.every(({ prices }) => prices.some(([{ unit }]) => unit !== undefined && times.has(unit)))

const edible = ['dish', 'ingredient', 'drink', 'eat']
/** Of a menu's entries, so many name something to eat or drink; others have names of their own. */
const leastEdible = 0.34

/** Whoever taps beer may hire out tents, and a café may mend bicycles. */
const areEdible = (reading: Reading, entries: readonly Statement[]): boolean =>
  entries.filter(({ span }) => hasSense(reading, span, edible)).length >=
  entries.length * leastEdible

interface Dish {
  name: string
  text: string
  price: string
  tags: string
}

/** Dishes, or whatever is listed under several headings, in groups. */
function menu(
  material: PageMaterial,
  rows: readonly PricedRow[],
  isGrouped: boolean,
): Sheet | null {
  const { layout, reading } = material
  const { items } = layout.offers
  if (rows.length + items.length === 0) return services(material, rows)
  const inList = [...rows.flatMap(({ statement }) => statement ?? []), ...items]
  const isFood = tradeGroup(reading) === 'food' && !areByTime(rows) && areEdible(reading, inList)
  const sheet = new Sheet('menu').set('title', sectionLabel(material, isFood ? 'menu' : 'prices'))
  const heading = isGrouped ? null : ownHeading(reading, layout.prices)
  if (heading) sheet.text('title', heading, 120)
  const sentences = prose(reading, layout).filter(
    (one) => !rows.some((row) => remarkOn(reading, row, [one])),
  )
  const told = sentences.filter(({ isLine }) => !isLine)
  const lines = sentences.filter(({ isLine }) => isLine)
  const inOrder = [...rows, ...items, ...lines].sort((one, other) => startOf(one) - startOf(other))
  // What is said behind the dishes holds for them.
  const isBehind = ({ at }: Statement) => inOrder.some((entry) => startOf(entry) < at)
  sheet.text(
    'lead',
    joined(
      asProse(
        reading,
        told.filter((one) => !isBehind(one)),
      ),
      ' ',
    ),
  )
  sheet.text('note', joined(asProse(reading, told.filter(isBehind)), ' '), 600)
  const over = heading ? [] : labelsOver(layout)
  const groups = Map.groupBy(inOrder, (entry) => over.findLast(({ at }) => at < startOf(entry)))
  for (const [statement, entries] of groups) {
    const path = sheet.item('groups', { items: [] })
    if (statement) sheet.text(`${path}.name`, headingText(reading, statement), 80)
    const dishes = entries.flatMap((entry) => dishesOf(material, entry)).slice(0, mostEntries)
    sheet.set(
      `${path}.items`,
      dishes.map(({ dish }) => dish),
    )
    for (const [i, { spans }] of dishes.entries()) sheet.told(`${path}.items.${i}.name`, spans)
  }
  return sheet
}

/** "Birthday cake from R$ 75 a kilo, | at least 2 kg": what is added to a price in its own sentence. */
function remarkOn(
  { text }: Reading,
  { statement }: PricedRow,
  told: readonly Statement[],
): Statement | undefined {
  return told.find(({ at, span, isSentence }) => {
    const between = text.raw.slice(statement?.span[1] ?? 0, span[0])
    return statement?.at === at - 1 && !isSentence && /^\s?[,;，、；]\s?$/.test(between)
  })
}

/** A dish for each price; what has none, or was not understood, stands as it was written. */
function dishesOf(
  material: PageMaterial,
  entry: PricedRow | Statement,
): { dish: Dish; spans: readonly Span[] }[] {
  const plain = { text: '', price: '', tags: '' }
  const { statement, prices } = 'prices' in entry ? entry : { statement: entry, prices: [] }
  if (prices.length === 0) {
    if (!statement) return []
    const { text, spans } = asPhrase(material.reading, statement)
    return [{ dish: { ...plain, name: text.slice(0, 120) }, spans }]
  }
  const remark =
    'prices' in entry && remarkOn(material.reading, entry, prose(material.reading, material.layout))
  return prices.map(([price, found], i) => {
    const isLast = i === prices.length - 1
    const added = isLast && remark ? asPhrase(material.reading, remark) : noWords
    return {
      dish: {
        ...plain,
        name: rowName(material.reading, price.item, found),
        price: price.id,
        text: added.text.slice(0, 300),
      },
      spans: [...(found ? [found.span] : []), ...added.spans],
    }
  })
}

function pricing(material: PageMaterial, plans: readonly PricedRow[]): Sheet {
  const { reading } = material
  const sheet = new Sheet('pricing').set('title', sectionLabel(material, 'plans'))
  for (const { prices } of plans) {
    for (const [price, found] of prices) {
      const path = sheet.item('plans', { price: price.id })
      sheet.text(`${path}.name`, ownWords(rowName(reading, price.item, found)), 120)
      if (found) sheet.told(`${path}.name`, [found.span])
    }
  }
  return sheet
}
