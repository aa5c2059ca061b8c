import { isSearch } from '#server/reader/facts/lost-notice.ts'
import type { Reading } from '#server/reader/read.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { asNotice } from './as-notice.ts'
import type { AsideChance } from './aside-chance.ts'
import { standBesidePrices } from './beside-prices.ts'
import { bySection } from './by-section.ts'
import { withFurtherPrices } from './further-prices.ts'
import { isPriced, isPricedLine } from './is-priced.ts'
import { withAsides } from './kept-aside.ts'
import { stopsApart, withRounds } from './rounds.ts'
import type { Section } from './section-chance.ts'
import { isSentence } from './sentences.ts'
import { toldAfterAll } from './told-after-all.ts'
import { toldTogether } from './told-together.ts'
import { phrase, sentence } from './turn.ts'
import { type Unit, unitsOf } from './units.ts'
import { countWords } from './untold.ts'
import { ownWords, type Words } from './words.ts'

/** A unit of the brief as a writer looks at it. */
export interface Statement extends Unit {
  /** Its place among the others. */
  at: number
  /** Says something with a verb or a subject, and is no item of a list. */
  isSentence: boolean
  /** Every sum in it was read, and nothing else is said: it can be shown as rows of a list. */
  isPriced: boolean
  /** Words that carry something and that no fact of the page shows. */
  untold: number
  words: number
  /** Where a reader looks for it; what is said to whoever makes the page, and a deadline, have none. */
  section: Section | undefined
  /** From 0 to 1: how likely a reader looks for it there. */
  chance: number
  /** From 0 to 1: how likely an editor would introduce the page with it, wherever it stands. */
  introduces: number
  /** From 0 to 1: how likely it is said to whoever makes the page. */
  remark: number
  /** From 0 to 1: how likely its owner wants to keep it to themselves. */
  secret: number
  /** From 0 to 1: how likely it no longer holds. */
  former: number
  /** One of several sums that ran on in a sentence. */
  isLine?: true
  /** May be said to whoever makes the page: it stands nowhere until its creator places it. */
  isAside?: true
}

/** One with the role the tagger gave it, wherever it is looked for. */
export type Unplaced = Omit<
  Statement,
  keyof AsideChance | 'section' | 'chance' | 'introduces' | 'isAside'
>

export function statementsOf(reading: Reading): Statement[] {
  return [...withAsides(reading, withoutAsides(reading))]
}

/** The same before any is taken for what is said to whoever makes the page by the way. */
export function withoutAsides(reading: Reading): Statement[] {
  const statements = bySection(reading, toldAfterAll(reading, unplaced(reading)))
  const told = withRounds(reading, withFurtherPrices(reading, statements))
  return isSearch(reading) ? asNotice(reading, told) : told
}

export function unplaced(reading: Reading): Unplaced[] {
  return withWholeLists(
    reading,
    toldTogether(reading, unitsOf(reading))
      .flatMap((unit) => stopsApart(reading, unit))
      .map((unit) => ({
        ...unit,
        isPriced: unit.list ? isPricedLine(reading, unit.span) : isPriced(reading, unit.span),
      })),
  ).map((unit, at) => ({
    ...unit,
    at,
    isSentence: isSentence(reading, unit.span),
    ...countWords(reading, unit.span),
  }))
}

type PricedUnit = Unit & { isPriced: boolean }

const asPrice = (unit: PricedUnit): PricedUnit => ({ ...unit, role: 'price' })

/** Prices are rows where every entry of their sentence is one or stands beside them; else it stands whole. */
function withWholeLists(reading: Reading, units: readonly PricedUnit[]): PricedUnit[] {
  return [...Map.groupBy(units, ({ sentence }) => sentence).values()].flatMap((entries) => {
    const [first, last] = [entries[0], entries.at(-1)]
    if (entries.some(({ list }) => list !== null)) return entries
    const isList = entries.length > 1 && entries.some(({ role }) => role === 'price')
    if (!first || !last || !(isList || entries.some(({ isPriced }) => isPriced))) return entries
    if (entries.every(({ isPriced, leads }) => isPriced || leads)) return entries.map(asPrice)
    if (!entries.some(({ isPriced, hasNumber }) => isPriced || hasNumber)) return entries
    if (standBesidePrices(reading, entries)) return entries.map(asPrice)
    const span = [first.span[0], last.span[1]] as const
    return [{ ...first, span, role: 'price' as const, isPriced: false, leads: false }]
  })
}

/** A statement as an item of a list. */
export function asPhrase({ text }: Reading, { span }: Statement): Words {
  return ownWords(phrase(text, span), span)
}

/** Statements that follow one another as running text, in the creator's own marks. */
export function asProse(reading: Reading, statements: readonly Statement[]): Words[] {
  const runs: Statement[][] = []
  for (const statement of statements) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    const isNext = last?.at === statement.at - 1 && last.sentence === statement.sentence
    if (run && isNext && !statement.isLine) run.push(statement)
    else runs.push([statement])
  }
  return runs.map((run) => {
    const first = run[0] as Statement
    if (first.isLine) return asPhrase(reading, first)
    const last = run.at(-1) as Statement
    const whole: Span = [first.span[0], last.span[1]]
    return ownWords(sentence(reading.text, whole), ...run.map(({ span }) => span))
  })
}
