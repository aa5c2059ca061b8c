import { artMotifs, fontPairs, moods, type Theme } from '#shared/page/theme.ts'

/** Degrees of the golden angle: hues that follow one another never come close. */
const turn = 137.508

/**
 * Another look for the same page: the next seed of its art decides all of it, so the same page
 * goes through the same looks. The scheme and whether things move stay as they were chosen.
 */
export function surprisingTheme(theme: Theme): Theme {
  const seed = theme.art.seed + 1
  const pick = <T>(list: readonly T[], step: number): T => list[(seed * step) % list.length]!
  const mood = pick(
    moods.filter((each) => each !== theme.mood),
    3,
  )
  return {
    ...theme,
    mood,
    hue: Math.round((theme.hue + turn) % 360),
    chroma: mood === 'premium' || mood === 'calm' ? 0.09 : 0.15,
    pair: pick(
      fontPairs.filter((each) => each !== theme.pair),
      7,
    ),
    radius: pick(['none', 'small', 'large', 'round'] as const, 5),
    density: pick(['regular', 'airy', 'regular', 'dense'] as const, 3),
    scale: pick(['regular', 'grand', 'compact', 'regular'] as const, 7),
    art: {
      motif: pick(
        artMotifs.filter((each) => each !== theme.art.motif),
        5,
      ),
      seed,
    },
  }
}
