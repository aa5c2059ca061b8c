import { particle } from '../write/grammar.ts'
import type { Clause } from './clause.ts'
import type { Token } from './tokens.ts'

/**
 * Items and their prices, without the words of the command around them. Behind a colon every word
 * is the item's own: "add price: tyre change 40 €".
 */
export function pricedWords(clause: Clause): string {
  const { raw } = clause.text
  const from = valueStart(clause)
  const tokens = clause.tokens.filter(({ start }) => start >= from)
  const isStated = from > 0
  const spare = tokens.filter((token) => isSpare(raw, token, isStated))
  const [start, end] = isStated ? [from, raw.length] : trimmed(raw, tokens, spare)
  const inside = spare.filter((token) => token.start >= start && token.end <= end)
  const core = inside.reduceRight(
    (left, token) => left.slice(0, token.start - start) + left.slice(token.end - start),
    raw.slice(start, end),
  )
  return core.replace(/^[\s:：,=–-]+/, '').trim()
}

/** Where what is stated begins: behind a colon that only words of the command stand before. */
function valueStart({ text: { raw }, rest }: Clause): number {
  const colon = raw.search(/[:：](?!\d)/)
  return rest.some(({ start }) => start < colon) ? 0 : colon + 1
}

/** Words that say nothing of the item: the word for price, and what leads to an amount. */
function isSpare(raw: string, token: Token, isStated: boolean): boolean {
  const { value, end } = token
  const leads = /^\s*[\p{Sc}\d]/u.test(raw.slice(end))
  if (value.is === 'link') return leads && isParticle(raw, token)
  if (isStated) return false
  return (value.is === 'action' && leads) || (value.is === 'noun' && value.noun === 'pricing')
}

/** What is left when words of the command are taken off both ends. */
function trimmed(raw: string, tokens: readonly Token[], spare: readonly Token[]): [number, number] {
  const isAround = (token: Token) => ['action', 'link', 'filler', 'and'].includes(token.value.is)
  const isBare = (from: number, to: number) => /^[\s:,.、。=–-]*$/.test(raw.slice(from, to))
  let [start, end] = [0, raw.length]
  for (const token of tokens) {
    if (!isBare(start, token.start) || !(isAround(token) || spare.includes(token))) break
    start = token.end
  }
  for (const token of tokens.filter((token) => !spare.includes(token)).toReversed()) {
    if (token.start < start || !isBare(token.end, end) || !isAround(token)) break
    end = token.start
  }
  return [start, end]
}

const particles = ['은/는', '이/가', '을/를', '으로/로']

/** A Korean syllable that could be a particle is one only behind the sound it goes with. */
function isParticle(raw: string, { start, end }: Token): boolean {
  const pair = particles.find((pair) => pair.split('/').includes(raw.slice(start, end)))
  return !pair || particle(raw.slice(0, start), pair) === raw.slice(start, end)
}
