import type { Theme } from './theme.ts'

/** How a mood colours a page, beside its hue: lightness and chroma of its grounds and accents. */
export interface Palette {
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

export const moodPalettes: Record<Theme['mood'], Palette> = {
  calm: {
    paper: 0.985,
    paperChroma: 0.004,
    paperHue: null,
    primary: 0.5,
    vivid: 0.95,
    accentTurn: 50,
    accent: 0.8,
    tint: 0.95,
    tintChroma: 0.016,
  },
  bold: {
    paper: 0.995,
    paperChroma: 0.002,
    paperHue: null,
    primary: 0.5,
    vivid: 1.1,
    accentTurn: 190,
    accent: 0.84,
    tint: 0.945,
    tintChroma: 0.013,
  },
  warm: {
    paper: 0.975,
    paperChroma: 0.01,
    paperHue: 75,
    primary: 0.53,
    vivid: 1,
    accentTurn: 38,
    accent: 0.8,
    tint: 0.942,
    tintChroma: 0.026,
  },
  premium: {
    paper: 0.97,
    paperChroma: 0.008,
    paperHue: 85,
    primary: 0.36,
    vivid: 0.85,
    accentTurn: 0,
    accent: 0.76,
    tint: 0.935,
    tintChroma: 0.014,
  },
  playful: {
    paper: 0.985,
    paperChroma: 0.005,
    paperHue: null,
    primary: 0.55,
    vivid: 1.1,
    accentTurn: 140,
    accent: 0.85,
    tint: 0.953,
    tintChroma: 0.016,
  },
  technical: {
    paper: 0.99,
    paperChroma: 0.004,
    paperHue: 250,
    primary: 0.53,
    vivid: 1,
    accentTurn: 70,
    accent: 0.82,
    tint: 0.952,
    tintChroma: 0.012,
  },
}
