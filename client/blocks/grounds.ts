import type { Block } from '#shared/page/document.ts'
import type { Theme } from '#shared/page/theme.ts'

/** What a section stands on. */
export type Ground = 'bg' | 'surface' | 'tint' | 'primary' | 'ink'

/** The order in which sections of a mood take their grounds. */
const rhythms: Record<Theme['mood'], Ground[]> = {
  calm: ['bg', 'surface', 'bg'],
  bold: ['bg', 'tint', 'bg', 'ink'],
  warm: ['bg', 'surface', 'bg', 'tint'],
  premium: ['bg', 'bg', 'surface'],
  playful: ['tint', 'bg', 'surface', 'bg'],
  technical: ['bg', 'surface'],
}

/** The ground of every section in order; two coloured ones never touch. */
export function groundsOf(blocks: readonly Block[], mood: Theme['mood']): Ground[] {
  const grounds: Ground[] = []
  const rhythm = rhythms[mood]
  let beat = 0
  for (const block of blocks) {
    const before = grounds.at(-1)
    const own = ownGround(block, mood)
    let ground = own ?? rhythm[beat++ % rhythm.length] ?? 'bg'
    if (!own && ground !== 'bg' && before !== 'bg' && before !== undefined) ground = 'bg'
    if (own && own === before && own !== 'bg') ground = own === 'ink' ? 'surface' : 'bg'
    grounds.push(ground)
  }
  return grounds
}

/** Kinds that bring their ground with them. */
function ownGround({ type, variant }: Block, mood: Theme['mood']): Ground | null {
  if (type === 'header') return 'bg'
  if (type === 'notice') return 'primary'
  if (type === 'hero') {
    if (variant === 'poster') return mood === 'premium' || mood === 'bold' ? 'ink' : 'tint'
    return variant === 'centered' && (mood === 'playful' || mood === 'warm') ? 'tint' : 'bg'
  }
  if (type === 'cta') return variant === 'band' ? 'primary' : 'bg'
  if (type === 'footer') return mood === 'calm' || mood === 'technical' ? 'surface' : 'ink'
  return null
}
