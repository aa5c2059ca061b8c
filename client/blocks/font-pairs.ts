import type { Theme } from '#shared/page/theme.ts'
import { type FaceName, fontFaces } from './font-faces.ts'

export interface Voice {
  family: FaceName
  weight: number
  /** Letter-spacing in em of large text. */
  tracking: number
  leading: number
  /** More declarations of large text: axes and features. */
  more?: string
}

interface Pair {
  display: Voice
  text: FaceName
  /** What Japanese and Korean take for the display face. */
  asian: 'serif' | 'sans' | 'round'
}

/** One display and one text face for each pair a theme may name. */
export const fontPairs: Record<Theme['pair'], Pair> = {
  'serif-display': {
    display: { family: 'Fraunces Display', weight: 380, tracking: -0.025, leading: 1.04 },
    text: 'Geist',
    asian: 'serif',
  },
  'soft-serif': {
    display: {
      family: 'Fraunces Soft',
      weight: 560,
      tracking: -0.015,
      leading: 1.08,
      more: "font-variation-settings:'SOFT' 100;",
    },
    text: 'Geist',
    asian: 'serif',
  },
  grotesque: {
    display: { family: 'Instrument Sans', weight: 640, tracking: -0.035, leading: 1.05 },
    text: 'Instrument Sans',
    asian: 'sans',
  },
  humanist: {
    display: { family: 'Figtree', weight: 700, tracking: -0.02, leading: 1.1 },
    text: 'Figtree',
    asian: 'round',
  },
  slab: {
    display: { family: 'Bitter', weight: 700, tracking: -0.025, leading: 1.1 },
    text: 'Geist',
    asian: 'sans',
  },
  geometric: {
    display: { family: 'Outfit', weight: 680, tracking: -0.03, leading: 1.02 },
    text: 'Geist',
    asian: 'sans',
  },
  editorial: {
    display: { family: 'Newsreader', weight: 460, tracking: -0.028, leading: 1.04 },
    text: 'DM Sans',
    asian: 'serif',
  },
  bookish: {
    display: { family: 'Source Serif 4', weight: 600, tracking: -0.02, leading: 1.1 },
    text: 'Libre Franklin',
    asian: 'serif',
  },
  press: {
    display: { family: 'Libre Franklin', weight: 800, tracking: -0.035, leading: 1.03 },
    text: 'Source Serif 4',
    asian: 'sans',
  },
  engineered: {
    display: { family: 'Space Grotesk', weight: 600, tracking: -0.04, leading: 1.05 },
    text: 'Manrope',
    asian: 'sans',
  },
  lively: {
    display: { family: 'Bricolage Grotesque', weight: 720, tracking: -0.025, leading: 1 },
    text: 'Figtree',
    asian: 'round',
  },
  modern: {
    display: { family: 'Manrope', weight: 720, tracking: -0.04, leading: 1.07 },
    text: 'Manrope',
    asian: 'sans',
  },
  gentle: {
    display: { family: 'Nunito Sans', weight: 800, tracking: -0.018, leading: 1.12 },
    text: 'Nunito Sans',
    asian: 'round',
  },
}

/** Whether large text of the pair has serifs, for pictures that are set in fonts of their own. */
export function hasSerifs(pair: Theme['pair']): boolean {
  return fontFaces[fontPairs[pair].display.family].standIn[0] === 'Georgia'
}
