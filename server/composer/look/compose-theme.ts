import type { Reading } from '#server/reader/read.ts'
import type { Theme } from '#shared/page/theme.ts'
import { between, chance, pickOne, takeTurns } from '../seeded-random.ts'
import { industryLooks, type Some } from './industry-looks.ts'
import { lookWish } from './look-wishes.ts'

/** How loud, large and moved each mood is, beside what the trade asks for. */
export const moodTraits: Record<
  Theme['mood'],
  { chroma: number; scale: Theme['scale']; pairs: Some<Theme['pair']> }
> = {
  calm: { chroma: 0.85, scale: 'regular', pairs: ['humanist', 'soft-serif', 'modern'] },
  bold: { chroma: 1.2, scale: 'grand', pairs: ['grotesque', 'press', 'lively'] },
  warm: { chroma: 1, scale: 'regular', pairs: ['soft-serif', 'bookish', 'gentle'] },
  premium: { chroma: 0.7, scale: 'grand', pairs: ['serif-display', 'editorial'] },
  playful: { chroma: 1.15, scale: 'regular', pairs: ['lively', 'gentle', 'slab'] },
  technical: { chroma: 0.95, scale: 'compact', pairs: ['geometric', 'engineered', 'modern'] },
}

/**
 * The look of a page: what the brief asks its maker for in words of mood and colour, else what
 * suits the trade, and within that the seed's choice.
 */
export function composeTheme(reading: Reading, seed: number): Theme {
  const look = industryLooks[reading.industry]
  const wish = lookWish(reading)
  const mood = wish.mood ?? takeTurns(look.moods, seed, 'look/mood')
  const traits = moodTraits[mood]
  const own = between(look.chroma, seed, 'look/chroma') * traits.chroma
  const band = takeTurns(look.hues, seed, 'look/band')
  return {
    hue: Math.round(wish.colour?.hue ?? between(band, seed, 'look/hue')) % 360,
    chroma: Math.min(0.23, Math.round((wish.colour?.chroma ?? own) * 1000) / 1000),
    mood,
    scheme: wish.scheme ?? pickOne(look.schemes, seed, 'look/scheme'),
    pair: takeTurns(wish.mood ? traits.pairs : look.pairs, seed, 'look/pair'),
    scale: traits.scale,
    radius: pickOne(look.radius, seed, 'look/radius'),
    density: pickOne(look.density, seed, 'look/density'),
    motion: 'gentle',
    art: {
      motif: takeTurns(look.motifs, seed, 'look/motif'),
      seed: Math.floor(chance(seed, 'look/art') * 1_000_000),
    },
  }
}
