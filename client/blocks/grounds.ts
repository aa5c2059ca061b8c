import type { Media } from '#shared/blocks/field.ts'
import { sceneIcons } from '#shared/blocks/scene.ts'
import type { Block } from '#shared/page/document.ts'
import type { Theme } from '#shared/page/theme.ts'

/** What a section stands on. */
export type Ground = 'bg' | 'surface' | 'tint' | 'primary' | 'ink'

/** The first screen of type alone, and with it the header above. */
const firsts: Record<Theme['mood'], Ground> = {
  calm: 'bg',
  bold: 'ink',
  warm: 'tint',
  premium: 'bg',
  playful: 'tint',
  technical: 'surface',
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

/**
 * The ground of every section in order: paper, but for what brings its own; two coloured ones
 * never touch.
 */
export function groundsOf(blocks: readonly Block[], mood: Theme['mood']): Ground[] {
  const grounds: Ground[] = []
  blocks.forEach((block, at) => {
    const own = ownGround(block, mood, blocks)
    const before = grounds.at(-1)
    const isFirst = block.type === 'header' || block.type === 'hero' || block.type === 'notice'
    const isLast = block.type === 'footer'
    const isNext = blocks[at + 1]?.type === 'contact' && block.type !== 'hero'
    const isFree = isFirst || isLast || (isPaper(before) && !isNext)
    grounds.push(own !== null && isFree ? own : 'bg')
  })
  return grounds
}

function isPaper(ground: Ground | undefined): boolean {
  return ground === undefined || ground === 'bg'
}

/** Kinds that bring their ground with them. */
function ownGround(block: Block, mood: Theme['mood'], blocks: readonly Block[]): Ground | null {
  const { type, variant } = block
  switch (type) {
    case 'notice':
      return 'ink'
    case 'header': {
      const hero = blocks.find((other) => other.type === 'hero')
      return hero && isOfType(hero) ? firsts[mood] : 'bg'
    }
    case 'hero':
      return isOfType(block) ? firsts[mood] : heroGround(variant, mood)
    case 'cta':
      return variant === 'band' ? 'primary' : 'bg'
    case 'footer':
      return mood === 'calm' || mood === 'technical' ? 'surface' : 'ink'
    case 'menu':
      return variant === 'card' ? apart[mood] : null
    case 'pricing':
      return variant === 'tickets' ? apart[mood] : null
    case 'about':
    case 'quotes':
    case 'contact':
      return apart[mood]
    default:
      return null
  }
}

function isOfType({ variant, props }: Block): boolean {
  const isDrawn = variant === 'split' && sceneIcons(props.media as Media) !== null
  return variant === 'type' || variant === 'card' || isDrawn
}

/** What frames a picture. */
function heroGround(variant: string, mood: Theme['mood']): Ground {
  if (variant === 'poster') return mood === 'premium' || mood === 'bold' ? 'ink' : 'tint'
  return variant === 'centered' && (mood === 'playful' || mood === 'warm') ? 'tint' : 'bg'
}
