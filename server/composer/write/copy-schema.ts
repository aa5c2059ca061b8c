import * as z from 'zod/mini'
import { blockIcons } from '#shared/blocks/icon-names.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { archetypes } from '#shared/page/industries.ts'
import { type CopyBudget, copyRules, named, told } from './copy-rules.ts'
import { bankWords } from './template.ts'
import { tones } from './tones.ts'
import { type Voice, voices } from './voice-of.ts'

/** Facts an FAQ topic speaks of; without them it is not asked. */
const copyNeeds = ['hours', 'place', 'prices', 'contact', 'offers'] as const
export type CopyNeed = (typeof copyNeeds)[number]

/**
 * What the copy of one language looks like. `docs/copy-bank.md` tells writers what each slot is
 * for; this says how long it may be, which words it may use and how many variants it needs.
 */
export function copySchemas(locale: PageLanguage) {
  const { line, fixed, slot } = copyRules(locale)
  const step = z.strictObject({ title: line('itemTitle', []), text: line('itemText', bankWords) })
  const pair = z.strictObject({ q: line('question', named), a: line('answer', told) })
  const topic = z.strictObject({
    needs: z.array(z.enum(copyNeeds)),
    variants: z.array(pair).check(z.minLength(2)),
  })

  const common = z.strictObject({
    pageName: z.array(line('noun', ['city', ...bankWords])).check(z.minLength(2)),
    pageTitle: z.array(line('noun', named)).check(z.minLength(2)),
    nav: z.strictObject({
      menu: fixed('nav'),
      services: fixed('nav'),
      range: fixed('nav'),
      prices: fixed('nav'),
      features: fixed('nav'),
      about: fixed('nav'),
      steps: fixed('nav'),
      gallery: fixed('nav'),
      work: fixed('nav'),
      faq: fixed('nav'),
      hours: fixed('nav'),
      place: fixed('nav'),
      contact: fixed('nav'),
      events: fixed('nav'),
      team: fixed('nav'),
    }),
    sections: z.strictObject({
      menu: slot('sectionTitle', named),
      prices: slot('sectionTitle', named),
      gallery: slot('sectionTitle', named),
      work: slot('sectionTitle', named),
      hours: slot('sectionTitle', named),
      place: slot('sectionTitle', named),
      town: slot('sectionTitle', named),
      area: slot('sectionTitle', named),
      contact: slot('sectionTitle', named),
      team: slot('sectionTitle', named),
      events: slot('sectionTitle', named),
      quotes: slot('sectionTitle', named),
      stats: slot('sectionTitle', named),
    }),
    buttons: z.strictObject({
      call: fixed('button'),
      write: fixed('button'),
      contact: fixed('button'),
      directions: fixed('button'),
      menu: fixed('button'),
      services: fixed('button'),
      range: fixed('button'),
      prices: fixed('button'),
      book: fixed('button'),
      quote: fixed('button'),
      work: fixed('button'),
      dates: fixed('button'),
      about: fixed('button'),
      website: fixed('button'),
    }),
    menuGroup: fixed('label'),
    hoursNote: slot('sentence', named),
    placeDirections: slot('sentence', named),
    serviceArea: slot('sentence', named),
    contactLead: slot('sentence', named),
    formLead: slot('sentence', named),
    form: z.strictObject({
      name: fixed('label'),
      email: fixed('label'),
      phone: fixed('label'),
      message: fixed('label'),
      date: fixed('label'),
      project: fixed('label'),
    }),
    submit: fixed('button'),
    consent: slot('sentence', []),
    thanks: slot('sentence', []),
    footerNote: slot('sentence', named),
  })

  /** What most pages show: each has its six ways to say it. */
  const rich = (budget: CopyBudget, words = told) => slot(budget, words, 6)
  const archetype = z.strictObject({
    heroTitle: rich('heroTitle'),
    heroLead: rich('heroLead'),
    aboutTitle: rich('sectionTitle', named),
    about: rich('paragraph'),
    featuresTitle: rich('sectionTitle', named),
    servicesTitle: rich('sectionTitle', named),
    offersLead: rich('sentence', named),
    stepsTitle: rich('sectionTitle', named),
    steps: z.array(z.array(step).check(z.minLength(3), z.maxLength(3))).check(z.minLength(3)),
    faqTitle: rich('sectionTitle', named),
    faq: z
      .record(z.string().check(z.regex(/^[a-z][a-zA-Z]*$/)), topic)
      .check(z.refine((topics) => Object.keys(topics).length >= 5, 'at least five topics')),
    ctaTitle: rich('ctaTitle', named),
    ctaText: rich('sentence', named),
    metaDescription: slot('metaDescription'),
  })

  /** What stands instead of the archetype's copy where that does not fit a part of a trade. */
  const instead = z.strictObject({
    aboutTitle: z.optional(slot('sectionTitle', named)),
    about: z.optional(slot('paragraph', told, 4)),
    servicesTitle: z.optional(slot('sectionTitle', named)),
    offersLead: z.optional(slot('sentence', named)),
    featuresTitle: z.optional(slot('sectionTitle', named)),
    stepsTitle: z.optional(slot('sectionTitle', named)),
    faqTitle: z.optional(slot('sectionTitle', named)),
    ctaTitle: z.optional(slot('ctaTitle', named)),
    ctaText: z.optional(slot('sentence', named)),
    footerNote: z.optional(slot('sentence', named)),
    steps: z.array(z.array(step).check(z.minLength(3), z.maxLength(3))).check(z.minLength(2)),
    faq: z.record(
      z.string().check(z.regex(/^[a-z][a-zA-Z]*$/)),
      z.strictObject({ ...topic.shape, variants: z.array(pair).check(z.minLength(1)) }),
    ),
    metaDescription: z.optional(slot('metaDescription')),
  })

  const industry = z.strictObject({
    instead: z.optional(instead),
    trade: z.strictObject({
      noun: line('noun', []),
      indefinite: line('noun', []),
      definite: line('noun', []),
    }),
    title: line('label', []),
    eyebrow: slot('eyebrow', named),
    heroTitle: slot('heroTitle'),
    heroLead: slot('heroLead'),
    features: z
      .array(
        z.strictObject({
          icon: z.enum(blockIcons),
          title: line('itemTitle', []),
          text: line('itemText', bankWords),
        }),
      )
      .check(z.minLength(4)),
    aboutOpening: slot('paragraph'),
  })

  const tone = z.strictObject({
    heroTitle: slot('heroTitle', named),
    ctaTitle: slot('ctaTitle', named),
    ctaText: slot('sentence', named),
  })

  return {
    common,
    archetypes: z.strictObject(keyed(archetypes, archetype)),
    industries: z.strictObject(keyed(voices, industry)),
    tones: z.strictObject(keyed(tones, tone)),
  }
}

type Schemas = ReturnType<typeof copySchemas>
export type CommonCopy = z.infer<Schemas['common']>
export type ArchetypeCopy = z.infer<Schemas['archetypes']>[(typeof archetypes)[number]]
export type IndustryCopy = z.infer<Schemas['industries']>[Voice]
export type ToneCopy = z.infer<Schemas['tones']>[(typeof tones)[number]]
export interface CopyBank {
  common: CommonCopy
  archetypes: z.infer<Schemas['archetypes']>
  industries: z.infer<Schemas['industries']>
  tones: z.infer<Schemas['tones']>
}

function keyed<K extends string, S>(keys: readonly K[], schema: S): Record<K, S> {
  return Object.fromEntries(keys.map((key) => [key, schema])) as Record<K, S>
}
