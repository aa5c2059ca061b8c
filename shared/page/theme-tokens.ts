import { moodPalettes } from './mood-palettes.ts'
import { contrast, type Oklch, solveContrast, toHex } from './oklch.ts'
import { shapeTokens } from './shape-tokens.ts'
import type { Theme } from './theme.ts'

/** The roles a colour can play. Blocks name these and never a colour. */
const colourRoles = [
  'bg',
  'surface',
  'text',
  'muted',
  'primary',
  'onPrimary',
  'accent',
  'onAccent',
  /** A whole section of the page's colour, which glares less in the dark than a button's. */
  'fill',
  'onFill',
  'tint',
  'onTint',
  'border',
  'focus',
  /** A hairline; decoration only. */
  'line',
  /** The dark ground of ends and posters, and what stands on it. */
  'ink',
  'onInk',
  /** The colours of drawings, from quiet to loud; they keep their place on every ground. */
  'art1',
  'art2',
  'art3',
  'art4',
  'art5',
] as const

export type ColourRole = (typeof colourRoles)[number]
export type Tokens = Record<ColourRole, string>

/** Both schemes of a theme, every text at least 4.5 : 1 on every ground it may stand on. */
export function themeTokens(theme: Theme): { light: Tokens; dark: Tokens } {
  return { light: schemeTokens(theme, false), dark: schemeTokens(theme, true) }
}

function schemeTokens(theme: Theme, dark: boolean): Tokens {
  const { hue } = theme
  const mood = moodPalettes[theme.mood]
  const chroma = Math.min(theme.chroma * mood.vivid, 0.26)
  const grey = theme.chroma < 0.02 ? 0 : 1
  const paper = paperOf(theme, dark)
  const light = theme.paper?.lightness ?? mood.paper
  const away = dark ? 'lighter' : 'darker'
  const bg = toHex({ ...paper, l: dark ? 0.175 : light })
  const surface = toHex(
    dark
      ? { ...paper, l: 0.215 }
      : { ...paper, c: Math.min(paper.c * 1.7, paper.c + 0.015), l: light - 0.025 },
  )
  const { c: tintChroma, h: tintHue } = tintOf(theme)
  const tintLight = theme.paper ? light - 0.03 : mood.tint
  const tint = toHex({ l: dark ? 0.275 : tintLight, c: tintChroma * (dark ? 0.8 : 1), h: tintHue })
  const grounds = [bg, surface, tint]
  const text = { l: dark ? 0.955 : 0.225, c: paper.c + 0.006 * grey, h: paper.h }
  const { h: accentHue, c: accentChroma, l: accentLight } = secondOf(theme, chroma)
  const primary = solveContrast(
    { l: primaryLightness(theme, dark), c: dark ? chroma * 0.85 : chroma, h: hue },
    grounds,
    4.5,
    away,
  )
  const fill = fillOf(theme, dark, { primary, chroma })
  const accent = toHex({ l: accentLight, c: accentChroma, h: accentHue })
  const ink = toHex({ l: dark ? 0.13 : 0.235, c: Math.min(0.03, chroma * 0.25), h: hue })
  return {
    bg,
    surface,
    text: solveContrast(text, grounds, 7, away),
    muted: solveContrast({ ...text, l: dark ? 0.72 : 0.5 }, grounds, 4.6, away),
    primary,
    onPrimary: inkOn(primary, hue),
    fill,
    onFill: inkOn(fill, hue),
    accent,
    onAccent: inkOn(accent, accentHue),
    tint,
    onTint: solveContrast({ ...text, c: tintChroma, h: tintHue }, [tint], 7, away),
    border: solveContrast({ ...text, l: dark ? 0.5 : 0.7 }, grounds, 3, away),
    focus: solveContrast({ l: dark ? 0.8 : 0.5, c: chroma, h: hue }, [...grounds], 4.5, away),
    line: toHex({ ...paper, l: dark ? 0.31 : mood.paper - 0.085, c: paper.c * 1.6 }),
    ink,
    onInk: toHex({ l: 0.965, c: 0.008 * grey, h: paper.h }),
    art1: toHex({ l: dark ? 0.36 : 0.87, c: chroma * 0.45, h: hue }),
    art2: toHex({ l: dark ? 0.5 : 0.72, c: chroma * 0.75, h: hue }),
    art3: toHex({ l: dark ? 0.27 : 0.94, c: accentChroma * 0.35, h: accentHue }),
    art4: dark ? toHex({ l: 0.66, c: chroma, h: hue }) : primary,
    art5: toHex({ l: dark ? 0.9 : 0.28, c: chroma * 0.4, h: hue }),
  }
}

/** The colour beside the main one: asked for, else the mood's. */
function secondOf({ second, mood, hue, chroma }: Theme, vivid: number): Oklch {
  const { accent: l, accentTurn, vivid: factor } = moodPalettes[mood]
  if (second)
    return { l: lightnessOf(second), c: Math.min(second.chroma * factor, 0.26), h: second.hue }
  if (mood === 'premium') return { l, c: chroma < 0.02 ? 0 : 0.09, h: 82 }
  return { l, c: vivid, h: (hue + accentTurn) % 360 }
}

/** Orange, yellow and gold are light colours, and dark they are brown; the others go by their name in the middle. */
function lightnessOf({ hue, chroma, depth }: NonNullable<Theme['second']>): number {
  if (depth) return depth === 'deep' ? 0.36 : 0.86
  return hue > 45 && hue < 120 && chroma > 0.08 ? 0.8 : 0.58
}

/** The hue and chroma of the page's ground: what was asked for, else the mood's. */
function paperOf({ paper, mood, hue, chroma }: Theme, dark: boolean): Omit<Oklch, 'l'> {
  if (paper) return { c: dark ? Math.min(paper.chroma, darkPaper) : paper.chroma, h: paper.hue }
  const { paperChroma, paperHue } = moodPalettes[mood]
  const grey = chroma < 0.02 ? 0 : 1
  return dark ? { c: 0.012 * grey, h: hue } : { c: paperChroma * grey, h: paperHue ?? hue }
}

/** More of a colour would glow in the dark. */
const darkPaper = 0.035

/** The hue and chroma of a section on a ground of its own; on a page of two colours of the second. */
function tintOf({ paper, second, depth, mood, hue, chroma }: Theme): Omit<Oklch, 'l'> {
  if (paper) return { c: Math.min(paper.chroma * 1.4, paper.chroma + 0.02), h: paper.hue }
  if (second) return { c: Math.min(paleTint, second.chroma * 0.4), h: second.hue }
  const palette = moodPalettes[mood]
  const isPale = depth === 'pale'
  return {
    c: Math.min(isPale ? paleTint : palette.tintChroma, chroma * 0.6),
    h: isPale ? hue : nearHue(palette.paperHue, hue),
  }
}

/** Farther from its paper a page's own hue would quarrel with it as a ground. */
const harmony = 50

function nearHue(paperHue: number | null, hue: number): number {
  if (paperHue === null) return hue
  const apart = Math.abs(((hue - paperHue + 540) % 360) - 180)
  return apart > harmony ? paperHue : hue
}

/** How colourful the grounds of a page in a light colour are. */
const paleTint = 0.04

/** What stands on the paper is never so light that it cannot be read. */
function primaryLightness({ depth, mood }: Theme, dark: boolean): number {
  if (depth === 'deep') return dark ? 0.66 : Math.min(0.34, moodPalettes[mood].primary)
  if (dark) return depth === 'pale' ? 0.82 : 0.74
  return moodPalettes[mood].primary
}

/**
 * The ground of whole sections. Yellow dark enough for white letters is mud: a ground of it is
 * bright, and its letters are dark, as on one of a light colour.
 */
function fillOf(
  { depth, hue }: Theme,
  dark: boolean,
  { primary, chroma }: { primary: string; chroma: number },
): string {
  if (dark) return toHex({ l: depth === 'deep' ? 0.31 : 0.4, c: chroma * 0.85, h: hue })
  if (depth === 'pale') return toHex({ l: 0.86, c: Math.min(chroma, 0.09), h: hue })
  const isYellow = hue > 66 && hue < 118 && chroma > 0.06 && depth !== 'deep'
  return isYellow ? toHex({ l: 0.845, c: Math.min(chroma * 1.15, 0.16), h: hue }) : primary
}

/** Near-white or near-black, whichever reads better on the ground. */
function inkOn(ground: string, hue: number): string {
  const light = toHex({ l: 0.99, c: 0.005, h: hue })
  if (contrast(light, ground) >= 4.5) return light
  return solveContrast({ l: 0.22, c: 0.03, h: hue }, [ground], 4.5, 'darker')
}

/** The theme as custom properties of the page, both schemes where the visitor may choose. */
export function tokensCss(theme: Theme): string {
  const { light, dark } = themeTokens(theme)
  const shape = declarations({ ...shapeTokens(theme), ...(theme.second && secondButtons) })
  if (theme.scheme === 'auto') {
    const night = `@media(prefers-color-scheme:dark){:root{${declarations(colours(dark))}}}`
    return `:root{color-scheme:light dark;${declarations(colours(light))}${shape}}${night}`
  }
  const shown = theme.scheme === 'dark' ? dark : light
  return `:root{color-scheme:${theme.scheme};${declarations(colours(shown))}${shape}}`
}

/** A second colour that was asked for is that of the main buttons. */
const secondButtons = { '--action': 'var(--accent)', '--on-action': 'var(--on-accent)' }

function colours(tokens: Tokens): Record<string, string> {
  const name = (role: string) => `--${role.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}`
  return Object.fromEntries(Object.entries(tokens).map(([role, hex]) => [name(role), hex]))
}

function declarations(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}:${value};`)
    .join('')
}
