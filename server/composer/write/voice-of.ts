import type { PageLanguage } from '#shared/page/document.ts'
import { type Archetype, type Industry, industries, trades } from '#shared/page/industries.ts'
import { isVet, isWorkshop } from '../understand/apart.ts'
import { lexicons } from '../understand/lexicon/lexicons.ts'
import { readText } from '../understand/read-text.ts'

/** Parts of a trade its texts do not fit, with the archetype whose texts fit beside their own. */
export const voicesApart = {
  /** Works on things; the trades' texts speak of houses. */
  workshop: 'trade',
  /** Its patients do not talk, and nobody asks them how they would like to feel. */
  vet: 'organisation',
} as const satisfies Record<string, Archetype>

type VoiceApart = keyof typeof voicesApart

/** Whose texts a page speaks with: its trade's, or those of a part of it. */
export type Voice = Industry | VoiceApart

export const voices: readonly Voice[] = [
  ...industries,
  ...(Object.keys(voicesApart) as VoiceApart[]),
]

/** Whose texts fit a brief. */
export function voiceOf(industry: Industry, brief: string, briefLocale: PageLanguage): Voice {
  if (industry !== 'trades' && industry !== 'clinic') return industry
  const text = readText(brief)
  const lexicon = lexicons[briefLocale]
  if (industry === 'trades') return isWorkshop(text, lexicon) ? 'workshop' : industry
  return isVet(text, lexicon) ? 'vet' : industry
}

/** Whether people come to it with what they need done: a garage and a workshop have a door. */
export function isVisited(voice: Voice): boolean {
  if (voice === 'workshop' || voice === 'auto-repair') return true
  return voice === 'vet' || trades[voice].archetype !== 'trade'
}

/** The archetype a voice's page is written with; null for that of the trade itself. */
export function archetypeOf(voice: Voice): Archetype | null {
  return voice in voicesApart ? voicesApart[voice as VoiceApart] : null
}
