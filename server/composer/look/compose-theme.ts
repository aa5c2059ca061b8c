import type { Industry } from '#shared/page/industries.ts'
import type { Theme } from '#shared/page/theme.ts'
import { between, chance, pickOne, takeTurns } from '../seeded-random.ts'
import { industryLooks, type Some } from './industry-looks.ts'
import {
  type ColourWish,
  colourWords,
  darkWords,
  moodWords,
  shadePrefixes,
  shadeWords,
} from './look-words.ts'

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
 * The look of a page: what the brief asks for in words of mood and colour, else what suits the
 * trade, and within that the seed's choice. The business's name says nothing about colours.
 */
export function composeTheme(
  industry: Industry,
  brief: string,
  name: string | undefined,
  seed: number,
): Theme {
  const look = industryLooks[industry]
  const words = wordsBeside(name, brief)
  const asked = askedMood(brief, name)
  const mood = asked ?? takeTurns(look.moods, seed, 'look/mood')
  const wish = wishedColour(words)
  const traits = moodTraits[mood]
  const own = between(look.chroma, seed, 'look/chroma') * traits.chroma
  return {
    hue:
      Math.round(wish.hue ?? between(takeTurns(look.hues, seed, 'look/band'), seed, 'look/hue')) %
      360,
    chroma: Math.min(0.23, Math.round((wish.chroma ?? own) * 1000) / 1000),
    mood,
    scheme: darkWords.test(words) ? 'dark' : pickOne(look.schemes, seed, 'look/scheme'),
    pair: takeTurns(asked ? traits.pairs : look.pairs, seed, 'look/pair'),
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

/** The mood the brief asks for in so many words. */
export function askedMood(brief: string, name: string | undefined): Theme['mood'] | undefined {
  const words = wordsBeside(name, brief)
  return moods.find(([, spoken]) => spoken.test(words))?.[0]
}

function wordsBeside(name: string | undefined, brief: string): string {
  return (name ? brief.replaceAll(name, ' ') : brief).normalize('NFC').toLocaleLowerCase()
}

/** The first colour the brief names. */
function wishedColour(words: string): ColourWish {
  const found = colours
    .map(([wish, spoken]) => ({ wish, at: words.search(spoken) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
  const [first] = found
  return first ? shaded(first.wish, words.slice(Math.max(0, first.at - 9), first.at + 22)) : {}
}

/** A dark or pale colour is less colourful than the plain one. */
function shaded(wish: ColourWish, beside: string): ColourWish {
  const part = shadeWords.find(([, pattern]) => pattern.test(beside))?.[0] ?? 1
  return wish.chroma === undefined ? wish : { ...wish, chroma: wish.chroma * part }
}

/** Long Latin stems may go on, short ones are whole words: “chic” is not in “chicken”. */
function pattern(stems: string, ending: 'open' | 'inflected'): RegExp {
  const latin = '\\p{Script=Latin}'
  const rest = ending === 'open' ? `${latin}*` : `${latin}{0,2}`
  const grown = (stem: string) => (stem.length > 4 ? stem + rest : stem)
  const lead = ending === 'inflected' ? `(?:${shadePrefixes})?` : ''
  return new RegExp(
    `(?<!${latin})${lead}(?:${stems.split('|').map(grown).join('|')})(?!${latin})`,
    'u',
  )
}

const moods = moodWords.map(([mood, stems]) => [mood, pattern(stems, 'open')] as const)
const colours = colourWords.map(([wish, stems]) => [wish, pattern(stems, 'inflected')] as const)
