import type { Reading } from '#server/reader/read.ts'
import { swatches } from '#shared/page/swatches.ts'
import type { Theme } from '#shared/page/theme.ts'
import type { PictureColour } from '../photos/picture-colour.ts'
import { between, chance, pickOne, takeTurns } from '../seeded-random.ts'
import type { Some } from './industry-looks.ts'
import { groundOf, lookWish, secondOf } from './look-wishes.ts'
import { lookOf } from './occasions.ts'

/** How far two pages of one swatch may stand apart, in degrees of hue. */
const play = 5

/** How large each mood is set and in what type, where it is wished for. */
export const moodTraits: Record<
  Theme['mood'],
  { scale: Theme['scale']; pairs: Some<Theme['pair']> }
> = {
  calm: { scale: 'regular', pairs: ['humanist', 'soft-serif', 'modern'] },
  bold: { scale: 'grand', pairs: ['grotesque', 'press', 'lively'] },
  warm: { scale: 'regular', pairs: ['soft-serif', 'bookish', 'gentle'] },
  premium: { scale: 'grand', pairs: ['serif-display', 'editorial'] },
  playful: { scale: 'regular', pairs: ['lively', 'gentle', 'slab'] },
  technical: { scale: 'compact', pairs: ['geometric', 'engineered', 'modern'] },
}

/**
 * The look of a page: what the brief asks its maker for in words of mood and colour, else the
 * colour of the creator's pictures, else what suits the trade, and within that the seed's choice.
 */
export function composeTheme(
  reading: Reading,
  seed: number,
  pictures?: PictureColour | null,
): Theme {
  const look = lookOf(reading)
  const wish = lookWish(reading)
  const mood = wish.mood ?? takeTurns(look.moods, seed, 'look/mood')
  const traits = moodTraits[mood]
  const own = swatches[takeTurns(look.palettes, seed, 'look/palette')]
  const { main, beside, ground } = wish.colours
  const hue = own.hue + between([-play, play], seed, 'look/hue')
  return {
    hue: Math.round((main?.hue ?? pictures?.hue ?? hue) + 360) % 360,
    chroma: main?.chroma ?? pictures?.chroma ?? own.chroma,
    ...(main?.depth && { depth: main.depth }),
    ...(beside && { second: secondOf(beside, hue) }),
    mood,
    scheme: wish.scheme ?? pictures?.scheme ?? pickOne(look.schemes, seed, 'look/scheme'),
    ...(ground && groundOf(ground)),
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
