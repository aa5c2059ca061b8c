import { lexHours } from '#server/reader/grammars/hours/lex-hours.ts'
import { type Amount, readAmounts } from '#server/reader/grammars/read-amounts.ts'
import { languageOf } from '#server/reader/language.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { hasTag, type TaggedText, tagText, tokensIn } from '#server/reader/text/tagged-text.ts'
import type { Token } from '#server/reader/text/tokens.ts'
import type { Span } from '#server/reader/text/trim.ts'
import type { BlockType } from '#shared/blocks/index.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { capitalised } from '../capitalised.ts'
import type { Intent } from '../intent.ts'
import { itemNames } from '../page-entries.ts'
import { type Clause, means } from './clause.ts'
import type { Mark } from './marked-wish.ts'
import { type NamedThing, namedThing } from './named-thing.ts'
import { asksAway } from './read-away.ts'
import { priceListed } from './read-price-rows.ts'

const priced = ['nouns.pricing', 'nouns.menu', 'nouns.services', 'nouns.offer']
const lists = [...priced, 'nouns.events']
const around = [
  'do.add',
  'do.move',
  'do.show',
  'places.',
  'nouns.section',
  'nouns.page',
  'words.also',
  'words.own',
  'do.rewrite',
]

const isSection = (mark: Mark): boolean => means(mark, 'nouns.section')

/** "The programme in its own section": where it has one, it is said so, and no empty one is made. */
function ownProgramme(clause: Clause): Intent | null {
  const { order, blocks } = clause.wish.page
  const isThere = order.some((id) => blocks[id]?.type === 'events')
  return clause.has('nouns.events') && isThere ? { wish: 'show', kinds: ['events'] } : null
}

/**
 * "Add the guitar class to the prices", "put the reading club under events": what the page tells of in
 * a sentence, with its price or its time, is to stand in a list as well.
 */
export function readListed(clause: Clause): Intent | null {
  const isOwn = clause.has('words.own') && clause.has('nouns.section')
  const nouns = clause
    .of('nouns.')
    .filter((mark) => lists.some((tag) => means(mark, tag)) || (isOwn && isSection(mark)))
  if (nouns.length === 0 || !clause.doesOnly('add', 'move', 'show', 'change', 'rewrite'))
    return null
  const isWanted = isOwn || ['do.add', 'do.move', 'do.show'].some((tag) => clause.has(tag))
  if (!isWanted || clause.has('value.')) return null
  if (isOwn && clause.isRead(['nouns.events', ...around])) return ownProgramme(clause)
  // "Nimm das Tauziehen aus dem Programm": the same verb moves and takes away.
  const thing = asksAway(clause.wish) ? null : namedThing(clause)
  if (!thing || !clause.isRead([...lists, ...around], thing.span)) return null
  const isNamed = nouns.some(({ start, end }) => start >= thing.span[1] || end <= thing.span[0])
  if (!isNamed || itemNames(clause.wish.page).includes(thing.name)) return null
  if (!clause.has('nouns.events') && !isOwn) return asPrice(clause, thing)
  return thing.of === 'programme' ? { wish: 'show', kinds: ['events'] } : asEvent(clause, thing)
}

/** With the one sum its sentence tells; what has a price is in the list. */
function asPrice(clause: Clause, { name, sentence, of }: NamedThing): Intent | null {
  const { page } = clause.wish
  const { order, blocks } = page
  const list = lists
    .map((tag) => tag.slice('nouns.'.length) as BlockType)
    .find((kind) => order.some((id) => blocks[id]?.type === kind))
  if (of === 'prices') return priceListed(clause) ?? (list ? { wish: 'show', kinds: [list] } : null)
  const text = tagText(sentence, languageOf(page.base))
  const [sum, more] = sumsIn(text, page)
  if (!sum || more) return null
  const { amount, currency, to } = sum
  const price = { item: capitalised(name), amount, currency, ...(to !== undefined && { to }) }
  return { wish: 'price', price }
}

/** With the days and the time its sentence tells, in the owner's words. */
function asEvent({ wish: { page } }: Clause, { name, sentence }: NamedThing): Intent | null {
  const text = tagText(sentence, languageOf(page.base))
  const taken = sumsIn(text, page).map(({ start, end }): Span => [start, end])
  const [first, ...others] = lexHours(text, [0, sentence.length], taken).filter(
    ({ kind }) => kind === 'days' || kind === 'time',
  )
  if (!first) return null
  let end = first.end
  for (const piece of others) {
    if (!tokensIn(text, end, piece.start).every((token) => isOfTimes(text, token))) break
    end = piece.end
  }
  const when = capitalised(sentence.slice(leadOf(text, first.start), end))
  return {
    wish: 'events',
    items: [{ title: capitalised(name), when, text: '', start: '', end: '' }],
  }
}

/** "Every Thursday", "jeden ersten Samstag": where what belongs to a day begins. */
function leadOf(text: TaggedText, start: number): number {
  let from = start
  for (const token of tokensIn(text, 0, start).toReversed()) {
    if (text.raw.slice(token.end, from).trim() !== '' || !isOfTimes(text, token)) break
    from = token.start
  }
  return from
}

function isOfTimes(text: TaggedText, { start, end }: Token): boolean {
  if (hasTag(text, start, end, 'words.copulas')) return false
  const isTimed = text.tags.some(
    (one) => one.start <= start && one.end >= end && /^(?:hours|money\.units)\./.test(one.tag),
  )
  return isTimed || isFunctionWord(text, start, end)
}

const sumsIn = (text: TaggedText, { meta }: PageDocument): Amount[] =>
  readAmounts(text, 0, text.raw.length, meta.country ?? '').filter(({ currency }) => currency)
