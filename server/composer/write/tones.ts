import type { Theme } from '#shared/page/theme.ts'

/** How a page speaks. */
export const tones = ['plain', 'warm', 'premium', 'playful', 'technical'] as const
export type Tone = (typeof tones)[number]

/** A page speaks as it looks. */
export const toneOfMood: Record<Theme['mood'], Tone> = {
  calm: 'plain',
  bold: 'plain',
  warm: 'warm',
  premium: 'premium',
  playful: 'playful',
  technical: 'technical',
}
