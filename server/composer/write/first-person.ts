import type { PageLanguage } from '#shared/page/document.ts'
import { sentencesOf } from './brief-sentences.ts'
import { isInstruction } from './for-visitors.ts'

const word = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')

/** "We", "our" and the verbs that say it without a pronoun. */
const several: Record<PageLanguage, RegExp> = {
  en: word('we|us|our|ours|ourselves'),
  de: word('wir|uns|unser|unsere[mnrs]?'),
  fr: word('nous|notre|nos'),
  es: word(
    'nos|nosotr[oa]s|nuestr[oa]s?|somos|vamos|\\p{L}{2,}(?:[aei]mos|(?:[aei]rn|[aei]dn|n)os)',
  ),
  pt: word('nós|nos|noss[oa]s?|con(?:n)?osco|somos|vamos|\\p{L}{2,}[aei]mos|\\p{L}+-nos'),
  it: word('noi|ci|nostr[oaei]|siamo|\\p{L}+iamo|\\p{L}+(?:iamo|te|[aei]r|[aei])ci|dicci|facci'),
  nl: word('wij|we|ons|onze'),
  ja: /私たち|わたしたち|私ども|当店|弊社/u,
  kr: /저희|우리/u,
}

/** "I" and "my", and what is said of oneself alone. */
const single: Record<PageLanguage, RegExp> = {
  en: word("i|i['’]m|i['’]ve|my"),
  de: word('ich|mein|meine[mnrs]?'),
  fr: word("je|j['’]\\p{L}+|mon|ma|mes|moi"),
  es: word(
    'soy|yo|mi|mis|hago|ofrezco|trabajo|doy|enseño|vendo|reparo|atiendo|escríbeme|llámame|escríbanme|llámenme',
  ),
  pt: word(
    'eu|sou|meu|minha|meus|minhas|faço|ofereço|dou|ensino|vendo|conserto|escreva-me|ligue-me',
  ),
  it: word(
    "io|sono un['’]?\\p{L}*|mio|mia|miei|mie|faccio|offro|insegno|lavoro|riparo|vendo|aiuto|scrivetemi|chiamatemi|scrivimi|chiamami",
  ),
  nl: word('ik|mijn'),
  ja: /(?:私|わたし|僕|ぼく)(?!たち|ども|立)[はがのも]|一人で|ひとりで/u,
  kr: /(?<![가-힣])(?:저는|제가|나는|내가|저의)(?![가-힣])|혼자/u,
}

/** Whether who writes the brief speaks for one person: "I" for the visitor to read, and never "we". */
export function speaksAlone(brief: string, locale: PageLanguage): boolean {
  if (speaksForSeveral(brief, locale)) return false
  return sentencesOf(brief, locale).some(
    (sentence) => single[locale].test(sentence) && !isInstruction(sentence),
  )
}

/** Whether a text says "we": on the page of one person it would make two speakers. */
export function speaksForSeveral(text: string, locale: PageLanguage): boolean {
  return several[locale].test(text)
}
