import { segmenter } from '#shared/i18n/formats.ts'
import { isDense, locales } from '#shared/locales.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import type { Facts } from '#shared/page/facts.ts'
import { withoutFactInside } from './fact-inside.ts'
import { isForVisitors, isInstruction } from './for-visitors.ts'
import { isForm, withoutLabels } from './form-lines.ts'
import { namesOnly } from './names-only.ts'
import { noted } from './noted.ts'
import { cityOf } from './words-of.ts'

/** What a page says in the brief's own words. */
export interface OwnWords {
  /** Who this is and what it does, for the top of the page; '' where no sentence says it. */
  lead: string
  /** What else is worth reading, in the order of the brief. */
  more: readonly string[]
}

export const noWords: OwnWords = { lead: '', more: [] }

const leadBudget = 230
const mostMore = 6

/**
 * Sentences of the brief that a visitor could read as they stand: whole, plain, about the business.
 * Who knows the business best has written them. A sentence with a `corrected` value is none.
 */
export function briefSentences(
  written: string,
  locale: PageLanguage,
  facts: Facts,
  corrected: readonly string[],
): OwnWords {
  const brief = withoutLabels(written)
  const all = [...new Set(sentencesOf(brief, locale))]
  const sentences = all
    .filter((sentence) => isPresentable(sentence, locale, facts))
    .filter((sentence) => !namesOnly(sentence, locale, facts))
    .filter((sentence) => !corrected.some((value) => sentence.includes(value)))
  const first = tellingOf(sentences, openingOf(all, brief, facts), facts)
  if (!sentences.some((sentence) => isWhole(sentence, locale))) {
    // The values of a form make no sentence.
    const isNoNote = isForm(written) || namesOnly(oneLine(brief), locale, facts)
    const lead = corrected.length > 0 || isNoNote ? '' : noted(brief, locale, facts)
    // "También planchamos por encargo.": four words, and worth a line all the same.
    const more = sentences.filter((one) => addition.test(one) && !lead.includes(one))
    return { lead, more: more.slice(0, mostMore) }
  }
  const opening = first < 0 ? '' : (sentences[first] ?? '')
  const next = first < 0 ? '' : (sentences[first + 1] ?? '')
  const both = joinSentences([opening, next], locale)
  const isShort = opening.length < shortest(opening) && oneLine(brief).includes(both)
  const isPair = first >= 0 && (isShort || offersIn(next, facts) > 0) && both.length <= leadBudget
  const lead = isPair ? both : opening
  // The bank says trade and town; said again below they would be said twice.
  const isAll = sentences[0] === oneLine(brief)
  const rest = sentences.toSpliced(Math.max(0, first), isPair ? 2 : first < 0 && !isAll ? 0 : 1)
  // What it offers stands in a list of its own.
  const more = rest.filter((sentence) => offersIn(sentence, facts) < 3).slice(0, mostMore)
  return { lead, more }
}

/** "e. V.", "Dr." and "nr."; "around it." is the end of a sentence. */
const abbreviation = /(?:^|[\s(])(?:\p{L}|\p{Lu}\p{L}|nr|av|ca|bd|cf)\.\s*$/u

/** "Mi app se llama ¿Quién Riega? y reparte turnos": what is asked is a part of the sentence. */
const asked = /\p{L}.*¿[^?]*\?\s*$/u
const isAsked = (before = '', next: string): boolean => asked.test(before) && /^\p{Ll}/u.test(next)

/** "… in Salcombe. £25 for two hours", "… de vie. 35 € de l’heure": no capital, and yet a new one. */
const beforeFact = /(?<=\p{L}{4}[.!?])\s+(?=[£€$¥]|\d[\d.,]*\s?[€£$]|[^\s@]+@\S|https?:|www\.)/u

/** The sentences of a text; the dot of an abbreviation ends none. */
export function sentencesOf(text: string, locale: PageLanguage): string[] {
  const found = segmenter(locales[locale].tag, { granularity: 'sentence' }).segment(text)
  const sentences: string[] = []
  let opened = ''
  for (const { segment } of found) {
    const before = sentences.at(-1)
    // "…います。「ことこと」と": the bracket opens the next sentence.
    const whole = opened + segment
    opened = /[「『（〈]$/u.exec(whole)?.[0] ?? ''
    const told = opened ? whole.slice(0, -1) : whole
    const goesOn = abbreviation.test(before ?? '') || isAsked(before, told)
    if (before && goesOn) sentences.splice(-1, 1, before + told)
    else sentences.push(...told.split(beforeFact))
  }
  return sentences.map((sentence) => sentence.replaceAll(/\s+/g, ' ').trim())
}

export function joinSentences(sentences: readonly string[], locale: PageLanguage): string {
  return sentences.filter(Boolean).join(locale === 'ja' ? '' : ' ')
}

/** "We also lend bikes.": short, and still worth a line. */
const addition = /(?<!\p{L})(?:also|auch|aussi|également|anche|también|também|ook)(?!\p{L})/iu

function isPresentable(sentence: string, locale: PageLanguage, facts: Facts): boolean {
  const isMore = addition.test(sentence)
  const [least, longest] = isDense(locale) ? [10, 120] : [isMore ? 14 : 20, 240]
  if (sentence.length < least || sentence.length > longest) return false
  if (!/[.!。]$/u.test(sentence) || !/^[\p{Lu}\p{Lo}\p{N}¡¿"“«„「『'‘]/u.test(sentence))
    return false
  if (!isDense(locale) && sentence.split(' ').length < (isMore ? 3 : 4)) return false
  return isForVisitors(withoutFactInside(sentence, locale, facts) ?? sentence, locale)
}

/** Long enough to stand without another beside it; a shorter one may be a note. */
function isWhole(sentence: string, locale: PageLanguage): boolean {
  return isDense(locale) || (sentence.length >= 28 && sentence.split(' ').length > 4)
}

/** The brief from where it says what is done and where: "We need a page. We clean … in Falmouth." */
function openingOf(all: readonly string[], brief: string, { place }: Facts): string {
  const whole = oneLine(brief)
  const first = all.find((sentence) => !isInstruction(sentence)) ?? ''
  const town = cityOf(place)
  return town && first.includes(town) ? whole.slice(Math.max(0, whole.indexOf(first))) : whole
}

/** The sentence that says who this is; a brief opens with it where no fact marks another one. */
function tellingOf(sentences: readonly string[], whole: string, facts: Facts): number {
  const marked = sentences.findIndex((sentence) => isTelling(sentence, facts))
  if (marked >= 0 || !sentences[0]) return marked
  // A brief of one short sentence names trade and town: the bank says more of both.
  return whole.startsWith(sentences[0]) && whole.length >= shortest(sentences[0]) ? 0 : -1
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** Characters from which a sentence says enough to stand alone. */
export function shortest(sentence: string): number {
  return /[\u3040-\u9fff\uac00-\ud7af]/u.test(sentence) ? 24 : 48
}

/** It says who this is or what there is. */
function isTelling(sentence: string, facts: Facts): boolean {
  return Boolean(facts.name && sentence.includes(facts.name)) || offersIn(sentence, facts) > 0
}

function offersIn(sentence: string, { offers = [] }: Facts): number {
  const lower = sentence.toLocaleLowerCase()
  return offers.filter((offer) => lower.includes(offer.toLocaleLowerCase())).length
}
