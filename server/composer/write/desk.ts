import type { PageLanguage } from '#shared/page/document.ts'
import type { Facts } from '#shared/page/facts.ts'
import { type Archetype, type Industry, trades } from '#shared/page/industries.ts'
import type { PagePlanBlock } from '../plan/plan-page.ts'
import { noWords, type OwnWords } from './brief-sentences.ts'
import { loadCopyBank } from './copy-bank.ts'
import type { ArchetypeCopy, CommonCopy, IndustryCopy, ToneCopy } from './copy-schema.ts'
import { type Copywriter, copywriter } from './copywriter.ts'
import type { Words } from './template.ts'
import type { Tone } from './tones.ts'
import { archetypeOf, type Voice } from './voice-of.ts'
import { wordsOf } from './words-of.ts'

/** All that is on the table when a page is written in one language. */
export interface Desk {
  locale: PageLanguage
  seed: number
  industry: Industry
  archetype: Archetype
  facts: Facts
  plan: readonly PagePlanBlock[]
  words: Words
  hand: Copywriter
  common: CommonCopy
  kind: ArchetypeCopy
  trade: IndustryCopy
  tone: ToneCopy
  isToneAsked: boolean
  /** What the brief says well itself; nothing in a language that is not the brief's. */
  own: OwnWords
  /** The language of the facts' own words. */
  briefLocale: PageLanguage
}

interface Assignment {
  seed: number
  industry: Industry
  facts: Facts
  plan: readonly PagePlanBlock[]
  voice: Voice
  /** The brief's own language, whose words may stand inside sentences of the same language. */
  briefLocale: PageLanguage
  own: OwnWords
  tone: Tone
  /** Whether the brief asks for that tone, or the trade only suggests it. */
  isToneAsked: boolean
}

/** How much the page's tone is heard: now and then, or nearly always. */
const tonePull = { suggested: 1, asked: 30 }

export function setDesk(locale: PageLanguage, assignment: Assignment): Desk {
  const { seed, industry, voice, facts, plan, briefLocale } = assignment
  const { archetype } = trades[industry]
  const bank = loadCopyBank(locale)
  const speaksBrief = locale === briefLocale
  const words = wordsOf({ facts, voice, bank, locale, speaksBrief })
  return {
    locale,
    seed,
    industry,
    archetype,
    facts,
    plan,
    words,
    hand: copywriter(
      seed,
      locale,
      words,
      assignment.isToneAsked ? tonePull.asked : tonePull.suggested,
    ),
    common: bank.common,
    kind: bank.archetypes[archetypeOf(voice) ?? archetype],
    trade: bank.industries[voice],
    tone: bank.tones[assignment.tone],
    isToneAsked: assignment.isToneAsked,
    briefLocale,
    own: speaksBrief ? assignment.own : noWords,
  }
}

/** Whether readers will see a block of that type, so that a link to it leads somewhere. */
export function isShown(desk: Desk, type: string): boolean {
  return desk.plan.some((block) => block.type === type && !block.draft)
}
