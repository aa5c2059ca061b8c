import { type SwatchName, swatches } from '#shared/page/swatches.ts'
import type { Theme } from '#shared/page/theme.ts'

type Style = Pick<Theme, 'mood' | 'pair' | 'scale' | 'radius' | 'density' | 'scheme'> & {
  /** In whose colours; absent is the page's own. */
  swatch?: SwatchName
  /** What it is called where its mood is another's name already. */
  name?: 'magazine' | 'evening'
}

/** Looks that hold together, tuned by eye: half of them in the page's own colours. */
const styles: readonly Style[] = [
  {
    mood: 'warm',
    pair: 'soft-serif',
    scale: 'regular',
    radius: 'large',
    density: 'regular',
    scheme: 'light',
  },
  {
    mood: 'bold',
    pair: 'grotesque',
    scale: 'grand',
    radius: 'none',
    density: 'regular',
    scheme: 'light',
  },
  {
    mood: 'premium',
    pair: 'serif-display',
    scale: 'grand',
    radius: 'none',
    density: 'airy',
    scheme: 'light',
    swatch: 'forest',
  },
  {
    mood: 'playful',
    pair: 'lively',
    scale: 'regular',
    radius: 'round',
    density: 'regular',
    scheme: 'light',
    swatch: 'coral',
  },
  {
    mood: 'calm',
    pair: 'humanist',
    scale: 'regular',
    radius: 'small',
    density: 'airy',
    scheme: 'light',
  },
  {
    mood: 'technical',
    pair: 'geometric',
    scale: 'compact',
    radius: 'small',
    density: 'dense',
    scheme: 'light',
    swatch: 'petrol',
  },
  {
    name: 'magazine',
    mood: 'calm',
    pair: 'editorial',
    scale: 'grand',
    radius: 'none',
    density: 'airy',
    scheme: 'light',
    swatch: 'terracotta',
  },
  {
    name: 'evening',
    mood: 'premium',
    pair: 'bookish',
    scale: 'regular',
    radius: 'small',
    density: 'regular',
    scheme: 'dark',
  },
]

/** What of a theme a look decides. The drawings stay: they are of what the page is about. */
export type Look = Omit<Theme, 'art' | 'motion' | 'ownScale'>

/** Eight looks for a page, in the colours of `own` or in their own; a size that was asked for stays. */
export function looksFor(own: Pick<Theme, 'hue' | 'chroma' | 'scale' | 'ownScale'>): Look[] {
  return styles.map(({ swatch, name: _, ...style }) => {
    const { hue, chroma } = swatch ? swatches[swatch] : own
    return { ...style, hue, chroma, ...(own.ownScale && { scale: own.scale }) }
  })
}

/** The key of what a look is called; no two of the eight share a name. */
export function lookName({ mood, pair }: Pick<Look, 'mood' | 'pair'>): string {
  const name = styles.find((style) => style.mood === mood && style.pair === pair)?.name
  return name ? `editor.look.design.${name}` : `editor.look.mood.${mood}`
}

export function wears(theme: Theme, look: Look): boolean {
  return Object.entries(look).every(([key, value]) => theme[key as keyof Look] === value)
}
