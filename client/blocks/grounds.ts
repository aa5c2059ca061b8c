import type { Media } from '#shared/blocks/field.ts'
import { sceneIcons } from '#shared/blocks/scene.ts'
import type { Block } from '#shared/page/document.ts'
import type { Theme } from '#shared/page/theme.ts'
import type { Half } from './halves.ts'
import { isThought } from './is-thought.ts'

/** What a section stands on. */
export type Ground = 'bg' | 'surface' | 'tint' | 'primary' | 'ink'

/** The first screen of type alone, and with it the header above; the page's own art decides. */
const firsts: Record<Theme['mood'], readonly [Ground, Ground]> = {
  calm: ['bg', 'tint'],
  bold: ['ink', 'primary'],
  warm: ['tint', 'primary'],
  premium: ['bg', 'surface'],
  playful: ['tint', 'primary'],
  technical: ['surface', 'ink'],
}

/** What a mood sets apart: the one voice in the middle of a page, and where it ends. */
const apart: Record<Theme['mood'], Ground> = {
  calm: 'surface',
  bold: 'tint',
  warm: 'surface',
  premium: 'surface',
  playful: 'tint',
  technical: 'surface',
}

/** One thought that stands by itself across the page. */
const loud: Record<Theme['mood'], Ground> = {
  calm: 'tint',
  bold: 'primary',
  warm: 'tint',
  premium: 'ink',
  playful: 'primary',
  technical: 'surface',
}

/** A few ways to get in touch, and nothing to fill in: what a page ends on. */
const last: Record<Theme['mood'], Ground> = {
  calm: 'tint',
  bold: 'primary',
  warm: 'primary',
  premium: 'surface',
  playful: 'primary',
  technical: 'primary',
}

/**
 * The ground of every section in order: paper, but for what brings its own; two coloured ones
 * never touch, and two that stand side by side share theirs.
 */
export function groundsOf(
  blocks: readonly Block[],
  theme: Theme,
  halves: readonly (Half | undefined)[] = [],
): Ground[] {
  const grounds: Ground[] = []
  blocks.forEach((block, at) => {
    const before = grounds.at(-1)
    if (halves[at] === 'end' && before) {
      grounds.push(before)
      return
    }
    const own = ownGround(block, theme, blocks, halves[at])
    const isFirst = block.type === 'header' || block.type === 'hero' || block.type === 'notice'
    const isLast = block.type === 'footer'
    const next = blocks[halves[at] === 'start' ? at + 2 : at + 1]
    const isNext = next?.type === 'contact' && block.type !== 'hero'
    const isFree = isFirst || isLast || (isPaper(before) && !isNext)
    grounds.push(own !== null && isFree ? own : 'bg')
  })
  return grounds
}

function isPaper(ground: Ground | undefined): boolean {
  return ground === undefined || ground === 'bg'
}

/** Kinds that bring their ground with them. */
function ownGround(
  block: Block,
  theme: Theme,
  blocks: readonly Block[],
  half: Half | undefined,
): Ground | null {
  const { type, variant } = block
  const { mood } = theme
  switch (type) {
    case 'notice':
      return 'ink'
    case 'header': {
      const hero = blocks.find((other) => other.type === 'hero')
      return hero && isOfType(hero) ? firstGround(theme) : 'bg'
    }
    case 'hero':
      return isOfType(block) ? firstGround(theme) : heroGround(block, mood)
    case 'cta':
      return variant === 'band' ? 'primary' : 'bg'
    case 'footer':
      return mood === 'calm' || mood === 'technical' ? 'surface' : 'ink'
    case 'menu':
      return variant === 'card' ? apart[mood] : null
    case 'pricing':
      return variant === 'tickets' ? apart[mood] : null
    case 'about':
      return !half && isThought(block.props) ? loud[mood] : apart[mood]
    case 'contact':
      return !half && isLastWord(block) ? last[mood] : apart[mood]
    case 'quotes':
      return apart[mood]
    default:
      return half === 'start' ? apart[mood] : null
  }
}

function isLastWord({ props }: Block): boolean {
  return ((props.fields as unknown[] | undefined) ?? []).length === 0
}

function firstGround({ mood, art }: Theme): Ground {
  return firsts[mood][art.seed % 2] ?? 'bg'
}

function isOfType({ variant, props }: Block): boolean {
  const isDrawn = variant === 'split' && sceneIcons(props.media as Media) !== null
  return ['type', 'card', 'schedule'].includes(variant) || isDrawn
}

/** What frames a picture; words on a photo are light. */
function heroGround({ variant, props }: Block, mood: Theme['mood']): Ground {
  const isPhoto = (props.media as Media)?.kind === 'upload'
  if (variant === 'poster') return isPhoto || mood === 'premium' || mood === 'bold' ? 'ink' : 'tint'
  return variant === 'centered' && (mood === 'playful' || mood === 'warm') ? 'tint' : 'bg'
}
