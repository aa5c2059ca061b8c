import type { PageLanguage } from '#shared/page/document.ts'
import { ranked } from '../seeded-random.ts'
import { speaksForSeveral } from './first-person.ts'
import { stutters } from './stutters.ts'
import { fillTemplate, isSatisfied, placeholdersOf, type Words } from './template.ts'
import { introduction, isOnce, tellsOf } from './told-once.ts'

/** Slots that say what this business is: they speak of it wherever a variant can. */
const telling = new Set(['hero/lead', 'about/opening', 'meta/description'])
const tellingPull = 10

/** Facts that make a sentence this business's own, and how much they pull it to the front. */
const pull: Partial<Record<keyof Words, number>> = {
  name: 2,
  city: 2,
  place: 2,
  offers: 6,
  offer: 3,
  since: 8,
  audience: 8,
}

export interface Copywriter {
  /** A text for a slot: of the seed's choice, satisfied by the facts, new to this page. */
  write(
    slot: string,
    variants: readonly string[],
    max: number,
    /** Those of the variants that speak in the page's tone; they come to the front. */
    toned?: readonly string[],
  ): string
  /** Several texts for one slot, each another one. */
  writeSome(slot: string, variants: readonly string[], max: number, count: number): string[]
  /** Words on a button or link: they may stand on a page twice and claim no sentence opening. */
  label(slot: string, labels: readonly string[]): string
  /** The first of several templates, in their own order, that the facts satisfy and that fits. */
  first(templates: readonly string[], max: number): string
  fill(template: string): string
  /** Whether the page's speaker can say that: one person says no "we". */
  fits(text: string): boolean
  /** Takes note of words of the brief's own that stand on the page: the bank will not retell them. */
  quote(text: string): void
}

interface Manner {
  /** How much a text in the page's tone is preferred to one that fits any tone. */
  tonePull?: number
  /** Speaks for one person: what says "we" is written only where nothing else can be said. */
  isAlone?: boolean
}

/** One hand for one page in one language: it remembers what it has written. */
export function copywriter(
  seed: number,
  locale: PageLanguage,
  words: Words,
  { tonePull = 0, isAlone = false }: Manner = {},
): Copywriter {
  const used = new Set<string>()
  const starts = new Set<string>()
  const told = new Set<string>()
  let last = ''
  const fits = (text: string) => !isAlone || !speaksForSeveral(text, locale)

  function write(
    slot: string,
    variants: readonly string[],
    max: number,
    toned: readonly string[] = [],
  ): string {
    const weight = (text: string) =>
      weigh(text, locale, telling.has(slot)) + (toned.includes(text) ? tonePull : 0)
    const all = ranked(variants, seed, slot, weight)
      .filter((text) => isSatisfied(text, words, locale))
      .map((template) => ({
        text: fillTemplate(template, words, locale),
        tells: tellsOf(template, locale),
      }))
      .filter(({ text }) => text.length <= max)
    const fitting = all.filter(({ text }) => fits(text))
    const sayable = fitting.length > 0 ? fitting : all
    const fresh = sayable.filter(({ text }) => !used.has(text))
    const news = fresh.filter(({ tells }) => !tells.some((word) => told.has(word)))
    const plain = news.filter(({ text }) => !stutters(text, words))
    const opens = (texts: typeof fresh) => texts.find(({ text }) => !starts.has(opening(text)))
    const differs = (texts: typeof fresh) => texts.find(({ text }) => opening(text) !== last)
    const choice =
      opens(plain) ?? opens(news) ?? opens(fresh) ?? differs(news) ?? fresh[0] ?? sayable[0]
    if (!choice) throw new Error(`${locale}: nothing can be said for ${slot}`)
    used.add(choice.text)
    last = opening(choice.text)
    starts.add(last)
    for (const word of choice.tells) told.add(word)
    return choice.text
  }

  return {
    write,
    writeSome: (slot, variants, max, count) => {
      const texts: string[] = []
      while (texts.length < count) {
        const left = variants.filter((text) => !texts.includes(fillTemplate(text, words, locale)))
        if (!left.some((text) => isSatisfied(text, words, locale))) break
        texts.push(write(`${slot}/${texts.length}`, left, max))
      }
      return texts
    },
    label: (slot, labels) => {
      const ordered = ranked(labels, seed, slot)
      return ordered.find(fits) ?? ordered[0] ?? ''
    },
    first: (templates, max) =>
      templates
        .filter((text) => isSatisfied(text, words, locale))
        .map((text) => fillTemplate(text, words, locale))
        .find((text) => text.length <= max) ?? '',
    fill: (template) => fillTemplate(template, words, locale),
    fits,
    quote: (text) => {
      used.add(text)
      starts.add(opening(text))
      for (const [word, value] of Object.entries(words)) {
        if (isOnce(word as keyof Words) && value && text.includes(value)) told.add(word)
      }
      if (words.name && text.includes(words.name)) told.add(introduction)
      const isOffered = words.offer && isIn(words.offer, text)
      if (isOffered) told.add('offers').add('offer')
    },
  }
}

/** A list starts with a capital where a sentence has none. */
function isIn(words: string, text: string): boolean {
  return text.toLocaleLowerCase().includes(words.toLocaleLowerCase())
}

function weigh(template: string, locale: PageLanguage, isTelling: boolean): number {
  const pulled = placeholdersOf(template, locale).map(({ word }) => pull[word] ?? 0)
  return 1 + Math.max(0, ...pulled) * (isTelling ? tellingPull : 1)
}

/** What the ear hears first: a word, or as much of a script that writes without spaces. */
function opening(text: string): string {
  const [word = ''] = text.split(/[\s,.:;?!、。]/)
  return (/[\u3040-\u9fff]/.test(word) ? word.slice(0, 4) : word).toLocaleLowerCase()
}
