import type { Reading } from '#server/reader/read.ts'
import type { Tag } from '#server/reader/text/phrase-index.ts'
import { tagsIn } from '#server/reader/text/tagged-text.ts'
import type { Theme } from '#shared/page/theme.ts'

export interface ColourWish {
  /** In OKLCH; absent where the colour has none. */
  hue?: number
  chroma: number
  /** "Dark blue", "sky blue". */
  depth?: Theme['depth'] & string
  /** How light it is as the ground of a page; beside another it is that. */
  paper?: number
}

/** The places colours have on a page. */
export interface PageColours<C extends ColourWish = ColourWish> {
  main?: C | undefined
  beside?: C | undefined
  ground?: C | undefined
  unused: C[]
}

/**
 * Which of the colours somebody names is the page's own, which stands beside it and which is its
 * ground: those that are hardly a colour are, beside others, where no other is called the ground.
 */
export function placedColours<C extends ColourWish>(
  named: readonly C[],
  { ground: said, beside: button }: { ground?: C | undefined; beside?: C | undefined } = {},
): PageColours<C> {
  const others = named.filter((colour) => colour !== said)
  // A page may be grey, as it may be blue.
  const isGround = ({ paper, hue, chroma }: C) =>
    paper !== undefined && (others.length > 1 || hue !== undefined || chroma <= blackest)
  const ground = said ?? others.find(isGround)
  const [first, second, ...more] = others.filter((colour) => colour !== ground && colour !== button)
  return button
    ? { main: first, beside: button, ground, unused: second ? [second, ...more] : [] }
    : { main: first, beside: second, ground, unused: more }
}

/** A colour as that beside the main one. */
export const secondOf = ({ hue, chroma, depth }: ColourWish, main: number): Theme['second'] => ({
  hue: hue ?? main,
  chroma,
  ...(depth && { depth }),
})

/** A colour as the ground of a page, on which text can be read. */
export function groundOf({
  hue = 0,
  chroma,
  paper,
  depth,
}: ColourWish): Pick<Theme, 'paper' | 'scheme'> {
  const isDark = depth === 'deep' || paper === 0
  const c = chroma <= blackest ? 0 : paper ? chroma : chroma * groundShare
  const lightness = paper || 0.985 - c / 2
  return {
    paper: { hue, chroma: round(c), lightness: round(lightness) },
    scheme: isDark ? 'dark' : 'light',
  }
}

const blackest = 0.01
/** How colourful the ground of a page in a plain colour is against that colour. */
const groundShare = 0.45
const round = (value: number) => Math.round(value * 1000) / 1000

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
  cream: { hue: 85, chroma: 0.028, paper: 0.97 },
  grey: { chroma: 0.02, paper: 0.94 },
  black: { chroma: 0.01, paper: 0 },
  white: { chroma: 0, paper: 1 },
}

/** What makes a colour a dark or a light one, and how colourful it is then against the plain one. */
export const shades = [
  { depth: 'deep', tag: 'look.deep', names: 'look.deepColours', of: 0.85 },
  { depth: 'pale', tag: 'look.pale', names: 'look.paleColours', of: 0.6 },
] as const
/** How far before a word its denial or shade stands, in characters. */
const reach = 18

export interface LookWish {
  colours: PageColours
  mood?: Theme['mood']
  scheme?: Theme['scheme']
}

/** How the brief asks its page to look; only requests to the page's maker count. */
export function lookWish(reading: Reading): LookWish {
  const { text, pieces } = reading
  const asked = pieces.filter(({ role }) => role === 'instruction').map(({ span }) => span)
  const all = (tag: string) =>
    asked
      .flatMap(([start, end]) => tagsIn(text, start, end, tag))
      .filter(({ start }) => !isDenied(reading, start))
  const first = (tag: string) => all(tag)[0]
  const mood = first('look.moods.')
  return {
    colours: placedColours(named(reading, all('look.colours.'))),
    ...(mood && { mood: mood.tag.split('.').at(-1) as Theme['mood'] }),
    ...(first('look.dark') && { scheme: 'dark' as const }),
    ...(first('look.light') && { scheme: 'light' as const }),
  }
}

/** The colours that are named together: "red and gold". */
function named(reading: Reading, tags: readonly Tag[]): ColourWish[] {
  const apart = tags.findIndex(({ start }, at) => start - (tags[at - 1]?.end ?? start) > together)
  return tags.slice(0, apart < 0 ? tags.length : apart).flatMap(({ tag, start, end }) => {
    const colour = colours[tag.split('.').at(-1) ?? '']
    return colour ? [shaded(reading, colour, start, end)] : []
  })
}

const together = 12

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
