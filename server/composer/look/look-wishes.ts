import type { Reading } from '#server/reader/read.ts'
import { tagsIn } from '#server/reader/text/tagged-text.ts'
import type { Theme } from '#shared/page/theme.ts'

export interface ColourWish {
  /** In OKLCH; absent where the colour has none. */
  hue?: number
  chroma: number
  /** "Dark blue", "sky blue". */
  depth?: Theme['depth'] & string
}

/** What people call colours, and where they lie in OKLCH. */
export const colours: Record<string, ColourWish> = {
  red: { hue: 25, chroma: 0.19 },
  orange: { hue: 55, chroma: 0.17 },
  yellow: { hue: 95, chroma: 0.15 },
  green: { hue: 148, chroma: 0.14 },
  turquoise: { hue: 190, chroma: 0.12 },
  blue: { hue: 250, chroma: 0.15 },
  purple: { hue: 300, chroma: 0.16 },
  pink: { hue: 350, chroma: 0.14 },
  brown: { hue: 60, chroma: 0.07 },
  gold: { hue: 85, chroma: 0.1 },
  grey: { chroma: 0.02 },
  black: { chroma: 0.01 },
  white: { chroma: 0.02 },
}

/** What makes a colour a dark or a light one, and how colourful it is then against the plain one. */
export const shades = [
  { depth: 'deep', tag: 'look.deep', names: 'look.deepColours', of: 0.85 },
  { depth: 'pale', tag: 'look.pale', names: 'look.paleColours', of: 0.6 },
] as const
/** How far before a word its denial or shade stands, in characters. */
const reach = 18

export interface LookWish {
  colour?: ColourWish
  mood?: Theme['mood']
  scheme?: Theme['scheme']
}

/** How the brief asks its page to look; only requests to the page's maker count. */
export function lookWish(reading: Reading): LookWish {
  const { text, pieces } = reading
  const asked = pieces.filter(({ role }) => role === 'instruction').map(({ span }) => span)
  const first = (tag: string) =>
    asked
      .flatMap(([start, end]) => tagsIn(text, start, end, tag))
      .find(({ start }) => !isDenied(reading, start))
  const colour = first('look.colours.')
  const mood = first('look.moods.')
  const named = colour && colours[colour.tag.split('.').at(-1) ?? '']
  return {
    ...(colour && named && { colour: shaded(reading, named, colour.start, colour.end) }),
    ...(mood && { mood: mood.tag.split('.').at(-1) as Theme['mood'] }),
    ...(first('look.dark') && { scheme: 'dark' as const }),
    ...(first('look.light') && { scheme: 'light' as const }),
  }
}

/** "No pink": the colour that must not be is none that is wished for. */
function isDenied({ text }: Reading, at: number): boolean {
  const from = Math.max(0, at - reach)
  const denials = [
    ...tagsIn(text, from, at, 'look.no'),
    ...tagsIn(text, from, at, 'words.negations'),
  ]
  return denials.some(({ end }) => !/[.,;:!\n]/.test(text.raw.slice(end, at)))
}

function shaded({ text }: Reading, wish: ColourWish, start: number, end: number): ColourWish {
  const around = [Math.max(0, start - reach), Math.min(text.raw.length, end + reach)] as const
  const named = shades.find(({ names }) => tagsIn(text, start, end, names).length > 0)
  const shade = named ?? shades.find(({ tag }) => tagsIn(text, ...around, tag).length > 0)
  return shade ? { ...wish, chroma: wish.chroma * shade.of, depth: shade.depth } : wish
}
