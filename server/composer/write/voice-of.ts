import type { PageLanguage } from '#shared/page/document.ts'
import { type Archetype, type Industry, industries, trades } from '#shared/page/industries.ts'
import {
  isClub,
  isHire,
  isLaundry,
  isProducer,
  isRepairCafe,
  isVet,
  isWedding,
  isWorkshop,
  playsForJoy,
} from '../understand/apart.ts'
import type { Lexicon } from '../understand/lexicon/lexicon.ts'
import { lexicons } from '../understand/lexicon/lexicons.ts'
import { type BriefText, readText } from '../understand/read-text.ts'

/**
 * Parts of trades whose texts do not fit them, with the archetype whose texts fit beside their own
 * and the one whose deeds and forms their pages have; null for those of the trade.
 */
const voicesApart = {
  /** Works on things; the trades' texts speak of houses. */
  workshop: { copy: 'trade', deeds: null },
  /** Its patients do not talk, and nobody asks them how they would like to feel. */
  vet: { copy: 'organisation', deeds: null },
  /** Washing is brought there; the cleaners' texts speak of rooms and of coming by. */
  laundry: { copy: 'organisation', deeds: 'retail' },
  /** Grows or makes what it sells; the shops' texts speak of shelves and presents. */
  producer: { copy: 'organisation', deeds: 'retail' },
  /** One takes a thing out and brings it back: nothing is bought there. */
  hire: { copy: 'organisation', deeds: 'retail' },
  /** Two people marry, and have asked those who come: nobody brings whom they like. */
  wedding: { copy: 'event', deeds: null },
  /** Sings or plays for the joy of it: nobody books it, people join. */
  choir: { copy: 'organisation', deeds: 'organisation' },
  /** Neighbours or people of one pastime: no charity, and nothing is sold. */
  club: { copy: 'organisation', deeds: 'organisation' },
  /** Things are mended together there, and nothing is handed in. */
  'repair-cafe': { copy: 'organisation', deeds: 'organisation' },
} as const satisfies Record<string, { copy: Archetype; deeds: Archetype | null }>

type VoiceApart = keyof typeof voicesApart

/** Whose texts a page speaks with: its trade's, or those of a part of it. */
export type Voice = Industry | VoiceApart

export const voices: readonly Voice[] = [
  ...industries,
  ...(Object.keys(voicesApart) as VoiceApart[]),
]

/** Which parts of a trade have a voice of their own. */
const parts: Partial<Record<Industry, readonly VoiceApart[]>> = {
  trades: ['repair-cafe', 'workshop'],
  clinic: ['vet'],
  cleaning: ['laundry'],
  shop: ['hire', 'producer'],
  event: ['wedding'],
  music: ['choir'],
  nonprofit: ['repair-cafe', 'club'],
  fitness: ['club'],
  general: ['repair-cafe', 'club', 'hire', 'producer'],
}

const speaks: Record<VoiceApart, (text: BriefText, lexicon: Lexicon) => boolean> = {
  workshop: isWorkshop,
  vet: isVet,
  laundry: isLaundry,
  producer: isProducer,
  hire: isHire,
  wedding: isWedding,
  choir: playsForJoy,
  club: isClub,
  'repair-cafe': isRepairCafe,
}

/** Whose texts fit a brief. */
export function voiceOf(industry: Industry, brief: string, briefLocale: PageLanguage): Voice {
  const text = readText(brief)
  const lexicon = lexicons[briefLocale]
  return parts[industry]?.find((voice) => speaks[voice](text, lexicon)) ?? industry
}

/** Whether people come to it with what they need done: a garage and a workshop have a door. */
export function isVisited(voice: Voice): boolean {
  if (voice === 'workshop' || voice === 'auto-repair') return true
  return isApart(voice) || trades[voice].archetype !== 'trade'
}

/** The archetype a voice's page is written with, and the one of its deeds and forms. */
export function archetypesOf(
  voice: Voice,
  industry: Industry,
): { copy: Archetype; deeds: Archetype } {
  const { archetype } = trades[industry]
  if (!isApart(voice)) return { copy: archetype, deeds: archetype }
  const { copy, deeds } = voicesApart[voice]
  return { copy, deeds: deeds ?? archetype }
}

const isApart = (voice: Voice): voice is VoiceApart => voice in voicesApart
