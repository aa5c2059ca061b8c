import { asideWords } from '../asides/aside-words.ts'
import type { Draft } from '../draft.ts'
import type { ReadFacts } from '../read.ts'
import { rememberedOf } from '../remembered.ts'
import { isDense } from '../text/is-dense.ts'
import { hasTag, tagAt, tokensIn } from '../text/tagged-text.ts'

/** Words in which a notice says that something is lost, and that something of one's own is. */
const opening = { any: 4, own: 20, dense: 8 }
/** Words from "our" to what happened to it: "our old red tomcat Simba is missing". */
const longestOwn = 12
/** Letters of a request for a page that stands before it. */
const longestRequest = 80
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

/** Asked for every statement of a page. */
const opensWithLoss = rememberedOf((text: Draft['text']): boolean => {
  const from = behindRequest(text)
  const words = tokensIn(text, from, text.raw.length).filter(({ kind }) => kind === 'word')
  const isAt = (tag: string) => (start: number) => tagAt(text, start, tag) !== undefined
  const isLost = isAt('words.lost')
  // 猫が帰ってきません: scripts without spaces are cut into smaller words.
  const any = isDense(text.raw) ? opening.dense : opening.any
  if (words.slice(0, any).some(({ start }) => isLost(start))) return true
  // "Please help, we need a page, our cat is missing"
  return words.slice(0, opening.own).some((own, at) => {
    if (!isAt('words.possessives')(own.start)) return false
    const lost = words.slice(at, at + longestOwn).find(({ start }) => isLost(start))
    return lost !== undefined && isOneClause(text, own.end, lost.start)
  })
})

/** "My brother wanted another title but he | lost the vote": behind a stop or a "but" something else is told. */
const isOneClause = ({ raw, folded, language }: Draft['text'], from: number, to: number): boolean =>
  !/[!?。！？\n]|(?<!\d)\.\s/.test(raw.slice(from, to)) &&
  !asideWords(language.code)?.contrasts.allIn(folded.slice(from, to)).length

/** "Need a page quick please, | lost our dog": where what is told begins. */
function behindRequest(text: Draft['text']): number {
  const mark = text.raw.slice(0, longestRequest).search(/[,.!?:、。！？\n]/)
  const asks = mark > 0 && hasTag(text, 0, mark, 'roles.instruction')
  return asks && !hasTag(text, 0, mark, 'words.lost') ? mark + 1 : 0
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
