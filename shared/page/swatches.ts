import type { Theme } from './theme.ts'

/** A colour of a page's own, chosen by eye: OKLCH hue in degrees and chroma. */
export type Swatch = Pick<Theme, 'hue' | 'chroma'>

/** Colours that carry a page: quiet enough for a button on paper, none of them neon. */
export const swatches = {
  wine: { hue: 12, chroma: 0.115 },
  rose: { hue: 6, chroma: 0.1 },
  blush: { hue: 22, chroma: 0.075 },
  coral: { hue: 30, chroma: 0.14 },
  tomato: { hue: 29, chroma: 0.165 },
  brick: { hue: 35, chroma: 0.115 },
  terracotta: { hue: 43, chroma: 0.11 },
  rust: { hue: 50, chroma: 0.115 },
  espresso: { hue: 55, chroma: 0.05 },
  ochre: { hue: 74, chroma: 0.095 },
  honey: { hue: 82, chroma: 0.11 },
  champagne: { hue: 80, chroma: 0.045 },
  olive: { hue: 112, chroma: 0.075 },
  moss: { hue: 130, chroma: 0.07 },
  leaf: { hue: 142, chroma: 0.1 },
  sage: { hue: 152, chroma: 0.045 },
  forest: { hue: 156, chroma: 0.07 },
  pine: { hue: 172, chroma: 0.055 },
  teal: { hue: 195, chroma: 0.07 },
  petrol: { hue: 218, chroma: 0.07 },
  mist: { hue: 232, chroma: 0.045 },
  sky: { hue: 242, chroma: 0.11 },
  navy: { hue: 256, chroma: 0.085 },
  cobalt: { hue: 261, chroma: 0.15 },
  slate: { hue: 252, chroma: 0.03 },
  indigo: { hue: 277, chroma: 0.13 },
  violet: { hue: 297, chroma: 0.125 },
  aubergine: { hue: 318, chroma: 0.075 },
  plum: { hue: 332, chroma: 0.09 },
  raspberry: { hue: 359, chroma: 0.145 },
  graphite: { hue: 70, chroma: 0.02 },
} as const satisfies Record<string, Swatch>

export type SwatchName = keyof typeof swatches
