import type { BlockType } from '#shared/blocks/index.ts'
import type { PlaceName } from '../command-names.ts'
import type { Intent, Spot } from '../intent.ts'
import { entriesOf } from '../page-entries.ts'
import { around, blocks, kindsOf, parts } from './block-kinds.ts'
import { type Clause, means } from './clause.ts'
import type { Mark } from './marked-wish.ts'

/** Stand where the page begins: what is put beside them is put behind it. */
const beginnings = ['nouns.headline', 'nouns.title']

/** "Prices before the photos", "the menu first, then the programme", "the hours right after the title". */
export function placing(clause: Clause): Intent | null {
  const [place, ...more] = clause.places()
  if (!place || !clause.doesOnly('move', 'change', 'show', 'add', 'raise', 'lower')) return null
  const known = [...around, ...blocks, ...parts, 'nouns.rules', 'places.', 'do.']
  if (!clause.isRead([...known, 'item', ...beginnings])) return null
  if (more.some(({ places }) => !places.some((one) => place.places.includes(one)))) return null
  const named = clause.marks.filter((mark) => partsOf(clause, mark).length > 0)
  const beside = besideOf(clause, place.mark, named)
  const others = named.filter((mark) => mark !== beside)
  // An item that is moved is no section.
  const isSection = (mark: Mark) => kindsOf([mark]).length > 0
  const [first, second] = named.map((mark) => partsOf(clause, mark)[0])
  if (first && second && named.length === 2 && isInTurn(clause, place, named))
    return { wish: 'move', kind: first, spot: { where: 'before', kind: second } }
  const spot = spotOf(place.places, beside && partsOf(clause, beside)[0], others.length > 0)
  if (!spot || !(beside ? others : named).every(isSection)) return null
  const moved = kindsOf('kind' in spot ? others : named)
  const [kind, ...rest] = moved.filter((one) => !('kind' in spot) || one !== spot.kind)
  if (!kind || rest.length > 0) return null
  // Rules that are to come somewhere are there already.
  if (clause.has('nouns.rules') && !hasBlock(clause, 'features')) return null
  const isNew = clause.does('add') && !hasBlock(clause, kind)
  return isNew ? { wish: 'add', kinds: [kind], spot } : { wish: 'move', kind, spot }
}

/** The kinds of blocks a mark names: by what they are, by the title of all, or by a thing listed there. */
function partsOf({ wish: { page } }: Clause, mark: Mark): BlockType[] {
  const kinds = kindsOf([mark])
  if (kinds.length > 0) return kinds
  if (beginnings.some((tag) => means(mark, tag))) return ['hero']
  const types = entriesOf(page).flatMap(({ name, type }) =>
    mark.items?.includes(name) ? [type] : [],
  )
  return means(mark, 'item') ? [...new Set(types)].slice(0, 1) : []
}

/** What stands beside the place: behind the word for it, or before it. */
function besideOf({ wish }: Clause, place: Mark, named: readonly Mark[]): Mark | undefined {
  return wish.language.words.isPostpositional
    ? named.findLast(({ end }) => end <= place.start)
    : named.find(({ start }) => start >= place.end)
}

/** "First the menu, then the programme": the first word is for one, and one more for the other. */
function isInTurn(clause: Clause, { mark, places }: Place, [one, other]: readonly Mark[]): boolean {
  const { raw } = clause.wish.text
  const between = one && other ? raw.slice(one.end, other.start) : ''
  const isJoined = clause
    .of('words.and')
    .some(({ start, end }) => one && other && start >= one.end && end <= other.start)
  const isLed = one && mark.end <= one.start && clause.of('do.').every(({ end }) => end <= one.end)
  return places.includes('top') && Boolean(isLed) && isJoined && /[,\p{L}]/u.test(between)
}

/** "Up" and "above" are one word in some languages: above what stands beside it. */
function spotOf(places: PlaceName[], kind: BlockType | undefined, isBeside: boolean): Spot | null {
  const next = places.find((place) => place === 'before' || place === 'after')
  if (next && kind && isBeside) return { where: next, kind }
  const way = places.find((place) => place !== 'before' && place !== 'after')
  return way ? { where: way } : null
}

type Place = ReturnType<Clause['places']>[number]

function hasBlock({ wish: { page } }: Clause, kind: BlockType): boolean {
  return page.order.some((id) => page.blocks[id]?.type === kind)
}
