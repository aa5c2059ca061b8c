import { contrast, solveContrast, toHex } from './oklch.ts'
import type { Theme } from './theme.ts'

/** The roles a colour can play. Blocks name these and never a colour. */
export const colourRoles = [
  'bg',
  'surface',
  'text',
  'muted',
  'primary',
  'onPrimary',
  'accent',
  'onAccent',
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

/** How a mood colours a page, beside its hue: lightness and chroma of its grounds and accents. */
interface Palette {
  paper: number
  paperChroma: number
  /** Degrees from the primary hue; grounds of warm moods lean to 70°. */
  paperHue: number | null
  primary: number
  vivid: number
  accentTurn: number
  accent: number
  tint: number
  tintChroma: number
}

const palettes: Record<Theme['mood'], Palette> = {
  calm: {
    paper: 0.985,
    paperChroma: 0.006,
    paperHue: null,
    primary: 0.5,
    vivid: 0.85,
    accentTurn: 50,
    accent: 0.8,
    tint: 0.945,
    tintChroma: 0.025,
  },
  bold: {
    paper: 0.995,
    paperChroma: 0.002,
    paperHue: null,
    primary: 0.55,
    vivid: 1.25,
    accentTurn: 190,
    accent: 0.84,
    tint: 0.9,
    tintChroma: 0.075,
  },
  warm: {
    paper: 0.975,
    paperChroma: 0.016,
    paperHue: 75,
    primary: 0.53,
    vivid: 1,
    accentTurn: 38,
    accent: 0.8,
    tint: 0.935,
    tintChroma: 0.045,
  },
  premium: {
    paper: 0.97,
    paperChroma: 0.008,
    paperHue: 85,
    primary: 0.36,
    vivid: 0.7,
    accentTurn: 0,
    accent: 0.76,
    tint: 0.925,
    tintChroma: 0.018,
  },
  playful: {
    paper: 0.985,
    paperChroma: 0.012,
    paperHue: 95,
    primary: 0.56,
    vivid: 1.2,
    accentTurn: 140,
    accent: 0.85,
    tint: 0.915,
    tintChroma: 0.07,
  },
  technical: {
    paper: 0.99,
    paperChroma: 0.004,
    paperHue: 250,
    primary: 0.53,
    vivid: 1,
    accentTurn: 70,
    accent: 0.82,
    tint: 0.95,
    tintChroma: 0.02,
  },
}

/** Both schemes of a theme, every text at least 4.5 : 1 on every ground it may stand on. */
export function themeTokens(theme: Theme): { light: Tokens; dark: Tokens } {
  return { light: schemeTokens(theme, false), dark: schemeTokens(theme, true) }
}

function schemeTokens(theme: Theme, dark: boolean): Tokens {
  const { hue } = theme
  const mood = palettes[theme.mood]
  const chroma = Math.min(theme.chroma * mood.vivid, 0.26)
  const grey = theme.chroma < 0.02 ? 0 : 1
  const paper = dark
    ? { c: 0.012 * grey, h: hue }
    : { c: mood.paperChroma * grey, h: mood.paperHue ?? hue }
  const away = dark ? 'lighter' : 'darker'
  const bg = toHex({ ...paper, l: dark ? 0.175 : mood.paper })
  const surface = toHex(
    dark ? { ...paper, l: 0.215 } : { ...paper, c: paper.c * 1.7, l: mood.paper - 0.025 },
  )
  const tintChroma = Math.min(mood.tintChroma, theme.chroma * 0.6)
  const tint = toHex({ l: dark ? 0.275 : mood.tint, c: tintChroma * (dark ? 0.8 : 1), h: hue })
  const grounds = [bg, surface, tint]
  const text = { l: dark ? 0.955 : 0.225, c: paper.c + 0.006 * grey, h: paper.h }
  const accentHue = theme.mood === 'premium' ? 82 : (hue + mood.accentTurn) % 360
  const accentChroma = theme.mood === 'premium' ? 0.09 * grey : chroma
  const primary = solveContrast(
    { l: dark ? 0.74 : mood.primary, c: dark ? chroma * 0.85 : chroma, h: hue },
    grounds,
    4.5,
    away,
  )
  const accent = toHex({ l: mood.accent, c: accentChroma, h: accentHue })
  const ink = toHex({ l: dark ? 0.13 : 0.235, c: Math.min(0.03, chroma * 0.25), h: hue })
  return {
    bg,
    surface,
    text: solveContrast(text, grounds, 7, away),
    muted: solveContrast({ ...text, l: dark ? 0.72 : 0.5 }, grounds, 4.6, away),
    primary,
    onPrimary: inkOn(primary, hue),
    accent,
    onAccent: inkOn(accent, accentHue),
    tint,
    onTint: solveContrast({ ...text, c: tintChroma, h: hue }, [tint], 7, away),
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

/** Near-white or near-black, whichever reads better on the ground. */
function inkOn(ground: string, hue: number): string {
  const light = toHex({ l: 0.99, c: 0.005, h: hue })
  if (contrast(light, ground) >= 4.5) return light
  return solveContrast({ l: 0.22, c: 0.03, h: hue }, [ground], 4.5, 'darker')
}

const radii: Record<Theme['radius'], [button: string, card: string, picture: string]> = {
  none: ['0', '0', '0'],
  small: ['6px', '10px', '14px'],
  large: ['12px', '20px', '28px'],
  round: ['999px', '28px', '40px'],
}

/** Space between sections at 360 and at 1440 px, in px. */
const rhythms: Record<Theme['density'], [number, number]> = {
  airy: [72, 144],
  regular: [56, 104],
  dense: [44, 72],
}

/** Base size and ratio of the type scale at 360 and at 1440 px. */
const scales: Record<Theme['scale'], [[number, number], [number, number]]> = {
  compact: [
    [16, 1.165],
    [16.5, 1.225],
  ],
  regular: [
    [16, 1.2],
    [17, 1.3],
  ],
  grand: [
    [16, 1.235],
    [17.5, 1.385],
  ],
}

/** A length that grows with the window from `min` px at 360 to `max` px at 1440. */
export function fluid(min: number, max: number): string {
  const slope = (max - min) / 1080
  const base = round((min - slope * 360) / 16)
  const growth = `${base}rem + ${round(slope * 100)}vw`
  return `clamp(${round(min / 16)}rem,${growth},${round(max / 16)}rem)`
}

/** The theme as custom properties of the page, both schemes where the visitor may choose. */
export function tokensCss(theme: Theme): string {
  const { light, dark } = themeTokens(theme)
  const shape = declarations(shapeTokens(theme))
  if (theme.scheme === 'auto') {
    const night = `@media(prefers-color-scheme:dark){:root{${declarations(colours(dark))}}}`
    return `:root{color-scheme:light dark;${declarations(colours(light))}${shape}}${night}`
  }
  const shown = theme.scheme === 'dark' ? dark : light
  return `:root{color-scheme:${theme.scheme};${declarations(colours(shown))}${shape}}`
}

function shapeTokens(theme: Theme): Record<string, string> {
  const [[smallBase, smallRatio], [largeBase, largeRatio]] = scales[theme.scale]
  const steps = [0, 1, 2, 3, 4, 5].map((step) => [
    `--s${step}`,
    fluid(smallBase * smallRatio ** step, largeBase * largeRatio ** step),
  ])
  const [button, card, picture] = radii[theme.radius]
  const [near, far] = rhythms[theme.density]
  return {
    ...Object.fromEntries(steps),
    '--r1': button,
    '--r2': card,
    '--r3': picture,
    '--gap': fluid(near, far),
    '--gap2': fluid(near * 0.45, far * 0.5),
  }
}

function colours(tokens: Tokens): Record<string, string> {
  const name = (role: string) => `--${role.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}`
  return Object.fromEntries(Object.entries(tokens).map(([role, hex]) => [name(role), hex]))
}

function declarations(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}:${value};`)
    .join('')
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
