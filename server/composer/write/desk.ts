import type { PageLanguage } from '#shared/page/document.ts'
import type { Facts } from '#shared/page/facts.ts'
import type { Archetype, Industry } from '#shared/page/industries.ts'
import type { PagePlanBlock } from '../plan/plan-page.ts'
import { noWords, type OwnWords, shortest } from './brief-sentences.ts'
import { loadCopyBank } from './copy-bank.ts'
import type { ArchetypeCopy, CommonCopy, IndustryCopy, ToneCopy } from './copy-schema.ts'
import { type Copywriter, copywriter } from './copywriter.ts'
import type { Words } from './template.ts'
import type { Tone } from './tones.ts'
import { archetypesOf, isVisited, type Voice } from './voice-of.ts'
import { wordsOf } from './words-of.ts'

/** All that is on the table when a page is written in one language. */
export interface Desk {
  locale: PageLanguage
  seed: number
  /** When the page is asked for, in milliseconds since 1970. */
  now: number
  industry: Industry
  /** Whose deeds and forms the page has. */
  archetype: Archetype
  facts: Facts
  plan: readonly PagePlanBlock[]
  words: Words
  hand: Copywriter
  common: CommonCopy
  kind: ArchetypeCopy
  trade: IndustryCopy
  /** Whether people come there; the others come to people's homes. */
  isVisited: boolean
  tone: ToneCopy
  isToneAsked: boolean
  /** Whether one person speaks, who says "I". */
  isAlone: boolean
  /** What the brief says well itself; nothing in a language that is not the brief's. */
  own: OwnWords
  /** What the brief calls the business, in a page of its language; else ''. */
  label: string
  /** The language of the facts' own words. */
  briefLocale: PageLanguage
}

interface Assignment {
  seed: number
  now: number
  industry: Industry
  facts: Facts
  plan: readonly PagePlanBlock[]
  voice: Voice
  /** The brief's own language, whose words may stand inside sentences of the same language. */
  briefLocale: PageLanguage
  own: OwnWords
  label: string
  tone: Tone
  /** Whether the brief is one person's, who says "I". */
  isAlone: boolean
  /** Whether the brief asks for that tone, or the trade only suggests it. */
  isToneAsked: boolean
}

/** How much the page's tone is heard: now and then, or nearly always. */
const tonePull = { suggested: 1, asked: 30 }

export function setDesk(locale: PageLanguage, assignment: Assignment): Desk {
  const { seed, now, industry, voice, facts, plan, briefLocale } = assignment
  const { copy, deeds } = archetypesOf(voice, industry)
  const bank = loadCopyBank(locale)
  const speaksBrief = locale === briefLocale
  const words = wordsOf({ facts, voice, bank, locale, speaksBrief, label: assignment.label })
  return {
    locale,
    seed,
    now,
    industry,
    archetype: deeds,
    facts,
    plan,
    words,
    hand: copywriter(seed, locale, words, {
      tonePull: assignment.isToneAsked ? tonePull.asked : tonePull.suggested,
      isAlone: assignment.isAlone,
    }),
    common: bank.common,
    kind: fitting(bank.archetypes[copy], bank.industries[voice]),
    trade: bank.industries[voice],
    isVisited: isVisited(voice),
    tone: bank.tones[assignment.tone],
    isToneAsked: assignment.isToneAsked,
    isAlone: assignment.isAlone,
    briefLocale,
    own: speaksBrief ? ledByBrief(assignment) : noWords,
    label: speaksBrief ? assignment.label : '',
  }
}

/** Of a trade it does not know the bank says nothing: any sentence of the brief's says more. */
function ledByBrief({ own, industry }: Assignment): OwnWords {
  const [first = '', ...more] = own.more
  const isLed = own.lead !== '' || industry !== 'general' || first.length < shortest(first)
  return isLed ? own : { lead: first, more }
}

/** The archetype's copy, and the trade's own where that does not fit; the facts are told alike. */
function fitting(kind: ArchetypeCopy, { instead }: IndustryCopy): ArchetypeCopy {
  if (!instead) return kind
  const onFacts = Object.entries(kind.faq).filter(([, { needs }]) => needs.length > 0)
  return { ...kind, ...instead, faq: { ...Object.fromEntries(onFacts), ...instead.faq } }
}

/** Whether readers will see a block of that type, so that a link to it leads somewhere. */
export function isShown(desk: Desk, type: string): boolean {
  return desk.plan.some((block) => block.type === type && !block.draft)
}
