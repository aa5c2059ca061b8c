import * as z from 'zod/mini'

export const moods = ['calm', 'bold', 'warm', 'premium', 'playful', 'technical'] as const
export const fontPairs = [
  'serif-display',
  'soft-serif',
  'grotesque',
  'humanist',
  'slab',
  'geometric',
  'editorial',
  'bookish',
  'press',
  'engineered',
  'lively',
  'modern',
  'gentle',
] as const
export const artMotifs = [
  'waves',
  'contours',
  'tiles',
  'leaves',
  'steam',
  'skyline',
  'bolts',
  'ledger',
  'petals',
  'plates',
  'wheels',
  'arches',
  'parquet',
] as const

/**
 * How a page looks, in a handful of numbers and names. `themeTokens` expands it into role colours
 * with contrast solved; blocks know the roles only, so a restyle is one patch.
 */
export const themeSchema = z.object({
  /** OKLCH hue of the primary colour in degrees. */
  hue: z.number().check(z.gte(0), z.lt(360)),
  /** OKLCH chroma of the primary colour; 0 is grey, 0.2 is vivid. */
  chroma: z.number().check(z.gte(0), z.lte(0.3)),
  /** The colour beside it; null and absent are the mood's own. */
  second: z.optional(
    z.nullable(
      z.object({
        hue: z.number().check(z.gte(0), z.lt(360)),
        chroma: z.number().check(z.gte(0), z.lte(0.3)),
        depth: z.optional(z.enum(['deep', 'pale'])),
      }),
    ),
  ),
  /** The ground that was asked for; null and absent are the mood's own. In the dark it is its hue. */
  paper: z.optional(
    z.nullable(
      z.object({
        hue: z.number().check(z.gte(0), z.lt(360)),
        chroma: z.number().check(z.gte(0), z.lte(0.1)),
        lightness: z.number().check(z.gte(0.9), z.lte(1)),
      }),
    ),
  ),
  /** Whether the colour is a dark or a light one: "dark blue"; null and absent are neither. */
  depth: z.optional(z.nullable(z.enum(['deep', 'pale']))),
  mood: z.enum(moods),
  scheme: z.enum(['light', 'dark', 'auto']),
  pair: z.enum(fontPairs),
  /** Ratio between steps of the type scale. */
  scale: z.enum(['compact', 'regular', 'grand', 'huge']),
  /** Whether its creator asked for that size: another design leaves it as it is. */
  ownScale: z.optional(z.boolean()),
  radius: z.enum(['none', 'small', 'large', 'round']),
  density: z.enum(['airy', 'regular', 'dense']),
  motion: z.enum(['none', 'gentle']),
  art: z.object({ motif: z.enum(artMotifs), seed: z.number().check(z.int(), z.gte(0)) }),
})

/** What goes with the main colour, and with it. */
export const besideHue = ['second', 'depth', 'paper'] as const

export type Theme = z.infer<typeof themeSchema>

/** The look's own colour as CSS, for what stands for a page; white can be read on it. */
export function themeColour({
  hue,
  chroma,
  depth,
}: Pick<Theme, 'hue' | 'chroma' | 'depth'>): string {
  return `oklch(${depth === 'deep' ? 0.34 : 0.5} ${chroma} ${hue})`
}

export const themePatchSchema = z.partial(themeSchema)

export const defaultTheme: Theme = {
  hue: 45,
  chroma: 0.14,
  mood: 'calm',
  scheme: 'light',
  pair: 'soft-serif',
  scale: 'regular',
  radius: 'small',
  density: 'regular',
  motion: 'gentle',
  art: { motif: 'waves', seed: 1 },
}
