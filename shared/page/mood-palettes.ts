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
