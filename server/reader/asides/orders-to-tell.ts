import { fold } from '../text/fold.ts'
import type { Span } from '../text/trim.ts'
import type { AsideWords } from './aside-words.ts'

/** What orders something to be told, and a quotation it names, which is told whatever else is forbidden. */
export interface Order {
  said: Span
  quoted?: Span
  /** A stop of the text that stands in its place, where what is told would run on from what was said. */
  stop?: Span
}

/**
 * "Please mention | that parking is free", "say | we take cards", "just put | 'no alcohol'": the words
 * that order it, so that what they order is told without them.
 */
export function ordersToTell(text: string, words: AsideWords): Order[] {
  return ordersIn(text, words).map((order) => parted(text, order))
}

/** "Leave the reason out, | just put 'no alcohol'": what is told is a sentence of its own. */
function parted(text: string, { said: [start, last], quoted }: Order): Order {
  const end = last + (/^[^\S\n]*/.exec(text.slice(last))?.[0].length ?? 0)
  const before = text.slice(0, start).trimEnd()
  const at = text.search(/[.!?](?= )|。/)
  const isOwn = !/\p{L}/u.test(text.slice(end).split(/[.!?。！？\n]/, 1)[0] ?? '')
  if (at < 0 || isOwn || before === '' || /[.!?。！？(（\n]$/.test(before))
    return { said: [start, end], quoted }
  const stop: Span = [at, at + (text[at] === '。' ? 1 : 2)]
  return { said: [before.replace(/[\s,;:–—、-]+$/, '').length, end], quoted, stop }
}

function ordersIn(text: string, words: AsideWords): Order[] {
  const folded = fold(text)
  const [first, ...others] = [words.telling, words.writing].map((phrases) =>
    phrases
      .allIn(folded)
      .filter(({ index }) => beginsClause(text.slice(0, index)))
      .map(({ index, said }): Span => [index, index + said.length]),
  )
  const leading = (first ?? []).filter(([, end]) => isForPage(folded.slice(end), words))
  const isApart = ([start, end]: Span) => leading.every((one) => end <= one[0] || one[1] <= start)
  return [
    ...leading.map((said) => ({ said })),
    ...others
      .flat()
      .filter(isApart)
      .flatMap((said) => writtenBehind(text, folded, said, words)),
  ]
}

const beginsClause = (before: string): boolean => /(?:^|[.!?。！？,;:、–—(（\n-])\s*$/.test(before)

/** Words of a clause among which visitors are named where it is said to them. */
const nearWords = 3

/** "Mention that you come by bike" is said to visitors; "write that, they ask" asks for what stands before. */
function isForPage(rest: string, { lists }: AsideWords): boolean {
  if (/^\s*[,;.!?]/.test(rest)) return false
  const near = rest.match(/[\p{L}\p{N}'’]+/gu)?.slice(0, nearWords) ?? []
  return near.length > 1 && !near.some((word) => lists.you.some((one) => fold(one) === word))
}

const quotation = /^\s*(['"„“«‘「『‚])\s*[^'"„“”«»‘’「」『』\n]{2,60}\s*['"“”»«’‘」』]/

/** "Just put 'no alcohol'", "say we take cards": no other word leads to what is to be written. */
function writtenBehind(text: string, folded: string, [start, end]: Span, words: AsideWords) {
  const rest = text.slice(end)
  const quoted = quotation.exec(rest)?.[0]
  const own = folded.slice(end).trimStart()
  const isOwn = words.lists.own.some((one) => own.startsWith(`${fold(one)} `))
  if (!quoted) return isOwn && isForPage(own, words) ? [{ said: [start, end] as Span }] : []
  const at: Span = [end + quoted.search(/\S/), end + quoted.length]
  // "Zet er alleen 'zonder alcohol' op": the rest of the verb.
  const verb = /^\s+\p{L}{2,8}(?=\s*(?:[.,;!?)]|$))/u.exec(text.slice(at[1]))?.[0] ?? ''
  if (!/^\s*(?:[.,;!?。)]|$)/.test(text.slice(at[1] + verb.length))) return []
  const stop = /^\s*[.!?。]*\s*/.exec(text.slice(at[1] + verb.length))?.[0].length ?? 0
  const quotedTo = at[1] + verb.length + stop
  const orders: Order[] = [{ said: [start, at[0]], quoted: [at[0], quotedTo] }]
  return verb ? [...orders, { said: [at[1], at[1] + verb.length] as Span }] : orders
}

/** The spans without those that are told whatever is forbidden around them. */
export const apartFrom = (spans: readonly Span[], told: readonly Span[]): Span[] =>
  told.reduce(
    (rest: readonly Span[], [from, to]) =>
      rest.flatMap(([start, end]): Span[] =>
        to <= start || end <= from
          ? [[start, end]]
          : [
              ...(start < from ? [[start, from] as Span] : []),
              ...(to < end ? [[to, end] as Span] : []),
            ],
      ),
    spans,
  ) as Span[]
