import type { Theme } from '#shared/page/theme.ts'
import type { FontName } from '../command-names.ts'
import type { Intent } from '../intent.ts'
import type { Clause } from './clause.ts'
import { fontFamiliesIn } from './font-families-in.ts'

type Pairs = readonly Theme['pair'][]

/** The letters that are of a kind, those that are it most first. */
const pairsOf: Record<Exclude<FontName, 'handwritten'>, Pairs> = {
  serif: ['serif-display', 'soft-serif', 'editorial', 'bookish'],
  sans: ['humanist', 'grotesque', 'modern', 'gentle'],
  modern: ['modern', 'geometric', 'grotesque'],
  elegant: ['serif-display', 'editorial'],
  classic: ['bookish', 'editorial', 'serif-display'],
  friendly: ['gentle', 'humanist', 'soft-serif'],
  bold: ['press', 'slab', 'lively'],
  playful: ['lively', 'gentle'],
  technical: ['engineered', 'geometric'],
  plain: ['grotesque', 'humanist', 'modern'],
}

const around = [
  'fonts.',
  'nouns.font',
  'nouns.page',
  'nouns.texts',
  'nouns.headings',
  'nouns.headline',
  'words.all',
  'words.only',
  'words.says',
  'do.',
]

/** Letters of another kind, or of a font by its name. */
export function readFont(clause: Clause): Intent | null {
  if (!clause.has('fonts.') || !clause.doesOnly(...ways) || !clause.isRead(around)) return null
  const pairs = pairsIn(clause)
  return pairs.length > 0 ? { wish: 'look', looks: [{ pairs }] } : null
}

const ways = ['change', 'add', 'rewrite', 'move', 'show', 'raise'] as const

/** Those that are all it is said to be. */
function pairsIn(clause: Clause): Pairs {
  const kinds = namesIn(clause)
  const [family] = fontFamiliesIn(clause.wish.text)
  const all = kinds.map((kind) => (kind === 'handwritten' ? [] : pairsOf[kind]))
  const [first = [], ...others] =
    family && clause.has('fonts.family') ? [family.pairs, ...all] : all
  const both = first.filter((pair) => others.every((pairs) => pairs.includes(pair)))
  const { pair } = clause.wish.page.theme
  const isKept = both.includes(pair) && settled.some((tag) => clause.has(tag))
  return isKept ? [pair] : both
}

/** What a page has of them it has, and there is no more of it: "serif", not "more modern". */
const settled = ['fonts.serif', 'fonts.sans', 'fonts.family']

/** "Like handwriting": there is none, which is said. */
export const asksHandwriting = (clause: Clause): boolean =>
  clause.has('fonts.handwritten') && clause.doesOnly(...ways) && clause.isRead(around)

function namesIn(clause: Clause): FontName[] {
  return clause.of('fonts.').flatMap(({ tags }) => {
    const tag = tags.find((one) => one.startsWith('fonts.') && one !== 'fonts.family')
    return tag ? [tag.slice('fonts.'.length) as FontName] : []
  })
}
