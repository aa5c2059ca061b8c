import type { BlockType } from '#shared/blocks/index.ts'
import { type Clause, kindsOf } from './clause.ts'
import type { Intent, Spot, Titles } from './intent.ts'
import { commandLexicons } from './lexicon/command-lexicons.ts'
import { readLook } from './read-look.ts'
import { readValue } from './read-value.ts'
import { ofKind } from './tokens.ts'

/** What one clause asks for; null where a word of it is not understood. */
export function readIntent(clause: Clause): Intent | null {
  return readValue(clause) ?? readWord(clause)
}

/** A wish that is said in words of the lexicon alone. */
function readWord(clause: Clause): Intent | null {
  const { actions, rest, quoted } = clause
  if (rest.length > 0 || quoted) return null
  const kinds = kindsOf(clause)
  const spot = spotOf(clause)
  const look = readLook(clause)
  if (look) return look
  // "A gallery, and darker" is two wishes, and its seam is found elsewhere.
  if (clause.tokens.some(({ value }) => ['quality', 'colour', 'less'].includes(value.is)))
    return null
  const done = actions.filter((action) => action !== 'change')
  const action = done[0] ?? (spot ? 'move' : null)
  if (done.length > 1 && !done.every((other) => other === action)) return null
  switch (action) {
    case 'shorter':
    case 'longer':
      return kinds.length > 1 || spot ? null : { wish: action, ...textsIn(clause, kinds) }
    case 'rewrite':
      return kinds.length > 1 || spot ? null : { wish: action, ...textsIn(clause, kinds) }
    case 'move':
      return readMove(kinds, spot)
    case 'add':
      if (spot && 'kind' in spot) return placed('add', kinds, spot)
      return kinds.length > 0 ? { wish: 'add', kinds, spot: spot ?? undefined } : null
    case 'remove':
    case 'hide':
    case 'show':
      return kinds.length > 0 && !spot ? { wish: action, kinds } : null
    default:
      return null
  }
}

function textsIn(clause: Clause, kinds: readonly BlockType[]) {
  return { kind: kinds[0] ?? null, of: titlesIn(clause, kinds) }
}

/** A title without a block is the page's headline; of a block, or in the plural, its heading. */
function titlesIn({ nouns }: Clause, kinds: readonly BlockType[]): Titles | undefined {
  if (nouns.includes('headings')) return 'headings'
  if (!nouns.includes('headline') && !nouns.includes('title')) return undefined
  return kinds.some((kind) => kind !== 'hero') ? 'headings' : 'headline'
}

function readMove(kinds: BlockType[], spot: Spot | null): Intent | null {
  if (!spot) return null
  if ('kind' in spot) return placed('move', kinds, spot)
  return kinds.length === 1 && kinds[0] ? { wish: 'move', kind: kinds[0], spot } : null
}

/** The kinds beside the one the spot is named by. */
function placed(
  wish: 'add' | 'move',
  kinds: BlockType[],
  spot: Extract<Spot, { kind: BlockType }>,
): Intent | null {
  const others = kinds.filter((kind) => kind !== spot.kind)
  const [kind] = others
  if (!kind || others.length > 1) return null
  return wish === 'add' ? { wish, kinds: [kind], spot } : { wish, kind, spot }
}

function spotOf({ tokens, locale }: Clause): Spot | null {
  const [first] = ofKind(tokens, 'place')
  if (!first) return null
  const { place } = first.value
  if (place !== 'before' && place !== 'after') return { where: place }
  const { isPostpositional } = commandLexicons[locale]
  const nouns = ofKind(tokens, 'noun')
  const beside = isPostpositional
    ? nouns.findLast(({ end }) => end <= first.start)
    : nouns.find(({ start }) => start >= first.end)
  const kind = beside && kindsOf({ nouns: [beside.value.noun] })[0]
  return kind ? { where: place, kind } : null
}
