import type { Draft } from '../draft.ts'
import type { ReadFacts } from '../read.ts'
import { isDense } from '../text/is-dense.ts'
import { tagAt, tokensIn } from '../text/tagged-text.ts'

/** Words in which a notice says that something is lost, and that something of one's own is. */
const opening = { any: 4, own: 8, dense: 8 }
/** Day and night. */
const always: ReadonlySet<string> = new Set(['24/7', 'Mo-Su 00:00-24:00'])
/** From 0 to 1: below it nobody has a trade whose door could be open day and night. */
const sureTrade = 0.4

type Told = Pick<ReadFacts, 'hours' | 'prices' | 'name'>

/** "Lost cockatiel", "bakfiets gestolen", 迷子: who looks for something has no shop to find and no day to come to. */
export function isSearch({
  text,
  facts,
}: Pick<Draft, 'text'> & { facts: Pick<Told, 'hours' | 'prices'> }): boolean {
  return !facts.hours && facts.prices.length <= 1 && opensWithLoss(text)
}

function opensWithLoss(text: Draft['text']): boolean {
  const words = tokensIn(text, 0, text.raw.length).filter(({ kind }) => kind === 'word')
  const isAt = (tag: string) => (start: number) => tagAt(text, start, tag) !== undefined
  const isLost = isAt('words.lost')
  // 猫が帰ってきません: scripts without spaces are cut into smaller words.
  const any = isDense(text.raw) ? opening.dense : opening.any
  if (words.slice(0, any).some(({ start }) => isLost(start))) return true
  // "Please help, our cat is missing"
  const first = words.slice(0, opening.own)
  const own = first.findIndex(({ start }) => isAt('words.possessives')(start))
  return own >= 0 && first.slice(own).some(({ start }) => isLost(start))
}

/**
 * "£50 reward, ring any time": nothing has a price in a notice, and no door is open day and night. Above
 * it stands what is lost, and not "Biscuit".
 */
export function withoutTrade<T extends Told>(
  { text }: Pick<Draft, 'text'>,
  confidence: number,
  facts: T,
): T {
  const { hours, ...others } = facts
  // "Our cat went missing …, ring any time, day or night" has a trade its words only look like.
  const isTrade = confidence >= sureTrade && !opensWithLoss(text)
  const isReached = hours && always.has(hours.value) && !isTrade
  const notice = isReached ? (others as T) : facts
  if (!isSearch({ text, facts: notice })) return facts
  const { name: _, ...nameless } = { ...notice, prices: [] }
  return nameless as T
}
