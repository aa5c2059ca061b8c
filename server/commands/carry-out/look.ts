import { moodTraits } from '#server/composer/look/compose-theme.ts'
import { groundOf, type PageColours, secondOf } from '#server/composer/look/look-wishes.ts'
import type { CommandOutcome } from '#shared/page/command-outcome.ts'
import { isSame } from '#shared/page/is-same.ts'
import { besideHue, fontPairs, type Theme } from '#shared/page/theme.ts'
import type { LookWish, NamedColour } from '../intent.ts'
import { type Change, type Desktop, unchanged } from './change.ts'

const steps = {
  radius: ['none', 'small', 'large', 'round'],
  density: ['dense', 'regular', 'airy'],
  scale: ['compact', 'regular', 'grand', 'huge'],
} as const

/** Hues in OKLCH degrees that are felt as warm and as cool. */
const warmest = 50
const coolest = 235
/** A step nobody sees is none: a hue that is there already becomes more of a colour. */
const leastTurn = 25
const leastChroma = 0.08
const chromaStep = 0.05
/** Less of a colour would be grey. */
const palest = 0.04
const mostChroma = 0.23

/** The page in another look; its texts stay. */
export function restyle({ document }: Desktop, looks: readonly LookWish[]): Change {
  const before = document.theme
  const after = looks.reduce(dressed, before)
  const patch = Object.fromEntries(
    Object.entries(after).filter(([key, value]) => !isSame(before[key as keyof Theme], value)),
  )
  if (Object.keys(patch).length === 0) return unchanged({ code: endOf(looks) })
  const theme = {
    ...patch,
    ...(patch.hue !== undefined && keptBeside(after)),
    ...(patch.scale !== undefined && looks.some(isOfSize) && { ownScale: true }),
  }
  return { ops: [{ op: 'theme', theme }], sources: {}, outcome: outcomeOf(looks, before, after) }
}

const isOfSize = (look: LookWish): boolean => typeof look === 'string' && sizes.has(look)
const sizes: ReadonlySet<string> = new Set(['large', 'small', 'largeText', 'smallText'])

/** A patch with another hue clears what goes with it, unless it names that. */
const keptBeside = (theme: Theme): Partial<Theme> =>
  Object.fromEntries(besideHue.flatMap((key) => (theme[key] ? [[key, theme[key]]] : [])))

/** Which colours it has now; what has no place among them is named, too. */
function outcomeOf(looks: readonly LookWish[], before: Theme, after: Theme): CommandOutcome {
  const wish = looks.find((look) => typeof look === 'object' && 'colours' in look)
  if (typeof wish !== 'object' || !('colours' in wish)) {
    const code = stepOf(looks, before, after)
    const chosen = choices.filter((key) => before[key] !== after[key])
    const drawn = isSame(before.art, after.art) ? [] : [`art.${after.art.motif}`]
    const words = [...chosen.map((key) => `${key}.${after[key]}`), ...drawn].join(' ')
    return code === 'look' && words ? { code: 'restyled', words } : { code }
  }
  const { main, unused } = wish.colours
  if (main?.isStep) return { code: main.depth === 'pale' ? 'paler' : 'deeper' }
  const left = unused.map(({ said }) => said)
  const words = listed(wish.said.filter((said) => !left.includes(said)))
  return left.length > 0
    ? { code: 'twoColours', words, where: listed(left) }
    : { code: 'colours', words }
}

/** As the script they are written in lists words. */
const listed = (words: readonly string[]): string =>
  words.join(
    words.some((word) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word))
      ? '、'
      : ', ',
  )

/** What of a look has a name. */
const choices = ['mood', 'pair', 'scheme', 'scale', 'radius', 'density'] as const

const ends: Partial<Record<string, CommandOutcome['code']>> = {
  ...{ large: 'largest', largeText: 'largest', small: 'smallest', smallText: 'smallest' },
  ...{ airy: 'airiest', dense: 'densest' },
  ...{ lighter: 'lightest', darker: 'darkest', darkerColours: 'darkest' },
  ...{ warm: 'warmest', cool: 'coolest', vivid: 'strongest', pale: 'palest' },
}
/** What is said of one look that always changes what is there. */
const told: typeof ends = {
  ...{ lighter: 'lighter', darker: 'darker', darkerColours: 'darker' },
  ...{ warm: 'warmer', cool: 'cooler' },
  ...{ largeText: 'largerText', smallText: 'smallerText' },
}

const codeOf = (codes: typeof ends, looks: readonly LookWish[]) =>
  looks.length === 1 && typeof looks[0] === 'string' ? codes[looks[0]] : undefined

/** Why one look changes nothing: it is at the end of its steps. */
const endOf = (looks: readonly LookWish[]): CommandOutcome['code'] =>
  codeOf(ends, looks) ?? 'sameLook'

/** The step in which plain text is larger, too. */
const allLarger = 'huge'

const isAlike = (one: Theme, other: Theme, but: 'scale' | 'density'): boolean =>
  isSame({ ...one, [but]: other[but] }, other)

/** What is different, where it is one thing that a reader sees. */
function stepOf(looks: readonly LookWish[], before: Theme, after: Theme): CommandOutcome['code'] {
  const { scale, density } = steps
  const one = codeOf(told, looks)
  if (one) return one
  const isOfAll = [before, after].some((theme) => theme.scale === allLarger)
  if (isAlike(before, after, 'scale') && isOfAll)
    return after.scale === allLarger ? 'largerText' : 'smallerText'
  if (isAlike(before, after, 'scale'))
    return scale.indexOf(after.scale) > scale.indexOf(before.scale) ? 'larger' : 'smaller'
  if (isAlike(before, after, 'density'))
    return density.indexOf(after.density) > density.indexOf(before.density) ? 'airier' : 'denser'
  return 'look'
}

function dressed(theme: Theme, look: LookWish): Theme {
  if (typeof look === 'object') {
    if ('colours' in look) return inColours(theme, look.colours)
    return 'pairs' in look
      ? { ...theme, pair: nextOf(look.pairs, theme.pair) }
      : inMood(theme, look.mood)
  }
  return dressers[look](theme)
}

/** One colour is the page's, as is a grey; a second one stands beside it, and another is its ground. */
function inColours(theme: Theme, { main, beside, ground }: PageColours<NamedColour>): Theme {
  if (main?.isStep) return shaded(theme, main.depth)
  const { hue = theme.hue, chroma = theme.chroma, depth = null } = main ?? theme
  const second = beside ? secondOf(beside, hue) : main ? null : theme.second
  return {
    ...theme,
    hue,
    chroma,
    ...((second || theme.second) && { second }),
    ...((depth || theme.depth) && { depth }),
    ...(ground && groundOf(ground)),
  }
}

/** As far as a hue may be from a colour that goes by its name. */
const sameColour = 32

/** Whether the page's own colour is one that is called so. */
export const hasColour = ({ hue, chroma }: Theme, colour: NamedColour): boolean =>
  chroma > palest &&
  colour.hue !== undefined &&
  Math.abs(((hue - colour.hue + 540) % 360) - 180) <= sameColour

/** The page's own colour darker or lighter; from the other end, through the middle. */
function shaded(theme: Theme, depth: NamedColour['depth']): Theme {
  const isOther = theme.depth && theme.depth !== depth
  return { ...theme, depth: isOther ? null : (depth ?? null) }
}

/** With the mood's own type, but for letters and sizes that were asked for before. */
function inMood(theme: Theme, mood: Theme['mood']): Theme {
  const [was, goal] = [moodTraits[theme.mood], moodTraits[mood]]
  const isOf = (pairs: readonly Theme['pair'][]) => pairs.includes(theme.pair)
  return {
    ...theme,
    mood,
    pair: isOf(was.pairs) && !isOf(goal.pairs) ? goal.pairs[0] : theme.pair,
    scale: theme.ownScale || theme.scale !== was.scale ? theme.scale : goal.scale,
  }
}

type Dresser = (theme: Theme) => Theme

const dressers: Record<Extract<LookWish, string>, Dresser> = {
  dark: (theme) => ({ ...theme, scheme: 'dark' }),
  light: (theme) => ({ ...theme, scheme: 'light' }),
  warm: (theme) => onPaper(turned(theme, warmest), warmPaper),
  cool: (theme) => onPaper(turned(theme, coolest), coolPaper),
  vivid: (theme) => ({
    ...theme,
    chroma: chroma(theme.chroma + chromaStep),
    ...(theme.depth === 'pale' && { depth: null }),
  }),
  pale: (theme) => ({
    ...theme,
    chroma: chroma(Math.min(theme.chroma, Math.max(palest, theme.chroma - chromaStep))),
    depth: theme.depth === 'deep' ? null : 'pale',
  }),
  round: (theme) => ({ ...theme, radius: stepped(steps.radius, theme.radius, 1) }),
  square: (theme) => ({ ...theme, radius: stepped(steps.radius, theme.radius, -1) }),
  airy: (theme) => ({ ...theme, density: stepped(steps.density, theme.density, 1) }),
  dense: (theme) => ({ ...theme, density: stepped(steps.density, theme.density, -1) }),
  large: (theme) => ({ ...theme, scale: stepped(steps.scale, theme.scale, 1) }),
  small: (theme) => ({ ...theme, scale: stepped(steps.scale, theme.scale, -1) }),
  largeText: (theme) => ({ ...theme, scale: allLarger }),
  smallText: (theme) => ({ ...theme, scale: theme.scale === allLarger ? 'regular' : 'compact' }),
  darker: (theme) =>
    theme.scheme === 'dark' ? shaded(theme, 'deep') : { ...theme, scheme: 'dark' },
  darkerColours: (theme) =>
    theme.depth === 'deep' ? { ...theme, scheme: 'dark' } : shaded(theme, 'deep'),
  lighter: (theme) =>
    theme.scheme === 'light' ? shaded(theme, 'pale') : { ...theme, scheme: 'light' },
  font: (theme) => ({ ...theme, pair: nextOf(fontPairs, theme.pair) }),
  redraw: (theme) => ({ ...theme, art: { ...theme.art, seed: theme.art.seed + 1 } }),
  recolour: (theme) => ({ ...theme, hue: Math.round(theme.hue + 110) % 360 }),
}

/** Warm and cool colours have a ground that is so. */
const warmPaper = { hue: 75, chroma: 0.016, lightness: 0.975 }
const coolPaper = { hue: coolest, chroma: 0.008, lightness: 0.983 }

const onPaper = (theme: Theme, paper: Theme['paper']): Theme => ({ ...theme, paper })

function turned(theme: Theme, hue: number): Theme {
  const isNear = Math.abs(((hue - theme.hue + 540) % 360) - 180) < leastTurn
  const more = isNear ? theme.chroma + chromaStep : theme.chroma
  return { ...theme, hue, chroma: chroma(Math.max(more, leastChroma)) }
}

function chroma(value: number): number {
  return Math.round(Math.min(mostChroma, Math.max(0.01, value)) * 1000) / 1000
}

function stepped<T>(scale: readonly T[], at: T, by: number): T {
  return scale[Math.min(scale.length - 1, Math.max(0, scale.indexOf(at) + by))] ?? at
}

function nextOf<T>(list: readonly T[], at: T): T {
  return list[(list.indexOf(at) + 1) % list.length] ?? at
}
