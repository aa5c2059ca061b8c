import { isDense } from '#shared/locales.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import type { Facts } from '#shared/page/facts.ts'
import type { Industry } from '#shared/page/industries.ts'
import { classifyIndustry } from '../understand/classify-industry.ts'
import { readEvents } from '../understand/find-dates.ts'
import { lexicons } from '../understand/lexicon/lexicons.ts'
import { readText } from '../understand/read-text.ts'
import { isForVisitors } from './for-visitors.ts'
import { cityOf } from './words-of.ts'

/** What stands before a trade: "is a", "sind eine", and so on, and who may say it of themselves. */
interface Grammar {
  article: string
  copula: string
  selves: string
  /** Words a label ends before. */
  ends: string
}

const grammars: Partial<Record<PageLanguage, Grammar>> = {
  en: {
    article: 'an?',
    copula: 'is',
    selves: "we are|we['’]re|i am|i['’]m",
    ends: 'in|at|on|near|by|for|from|with|and|that|which|where|who|since|just',
  },
  de: {
    article: 'ein|eine',
    copula: 'ist',
    selves: 'wir sind|ich bin',
    ends: 'in|im|an|am|auf|bei|für|aus|mit|und|seit|nahe|zwischen|mitten',
  },
  fr: {
    article: 'une?',
    copula: 'est',
    selves: 'nous sommes|je suis',
    ends: 'à|au|aux|en|dans|sur|pour|avec|et|qui|où|depuis|près|chez|fondée?|située?',
  },
  es: {
    article: 'una?',
    copula: 'es',
    selves: 'somos|soy',
    ends: 'en|para|con|y|e|que|desde|cerca|donde|por|fundad[oa]',
  },
  pt: {
    article: 'uma?',
    copula: 'é',
    selves: 'somos|sou',
    ends: 'em|no|na|nos|nas|para|com|e|que|desde|perto|onde|por|fundad[oa]',
  },
  it: {
    article: 'un|uno|una',
    copula: 'è',
    selves: 'siamo|sono',
    ends: 'a|ad|al|allo|alla|in|nel|nella|per|con|e|ed|che|dal|dove|vicino|fondat[oa]',
  },
  nl: {
    article: 'een',
    copula: 'is',
    selves: 'wij zijn|we zijn|ik ben',
    ends: 'in|op|aan|bij|voor|met|en|die|dat|uit|sinds|te|waar|tussen',
  },
}

/** Who says whose it is. */
const owners =
  'my|our|mein[er]?|unsere?|mon|ma|notre|mi|mis|nuestr[oa]s?|meu|minha|noss[oa]|mi[oa]|nostr[oa]|mijn|ons|onze'

const longest = { words: 4, letters: 32, dense: 12 }

/**
 * What the brief itself calls the business: "A yoga studio in Totnes" gives "Yoga studio", where
 * the bank knows fitness alone. '' where the brief says no such thing, or means another trade.
 */
export function ownLabel(
  brief: string,
  locale: PageLanguage,
  industry: Industry,
  facts: Facts,
): string {
  const said = brief.trim()
  const called = isDense(locale) ? denseLabel(said, facts) : latinLabel(said, locale, facts)
  const told = called || (industry === 'event' ? eventLabel(locale, facts) : '')
  const most = isDense(locale) ? longest.dense : longest.letters
  if (told.length < 2 || told.length > most || told.split(' ').length > longest.words) return ''
  const town = cityOf(facts.place)
  if (town && told.includes(town)) return ''
  if (told === facts.name || !/^[\p{L}\s’'-]+$/u.test(told)) return ''
  if (!isForVisitors(told, locale)) return ''
  const lexicon = lexicons[locale]
  const heard = classifyIndustry(readText(told), lexicon, locale === 'en' ? null : lexicons.en)
  return heard.industry === industry
    ? told.charAt(0).toLocaleUpperCase(locale === 'kr' ? 'ko' : locale) + told.slice(1)
    : ''
}

/** "The village fete on 14 June": without a name of its own, a page for one event is called after it. */
function eventLabel(locale: PageLanguage, { name, dates = [] }: Facts): string {
  const [date, other] = dates
  if (name || !date || other) return ''
  return readEvents(readText(date), lexicons[locale])[0]?.title ?? ''
}

function latinLabel(brief: string, locale: PageLanguage, facts: Facts): string {
  const grammar = grammars[locale]
  if (!grammar) return ''
  const { article, copula, selves, ends } = grammar
  const end = `(?=[,.;:!]|$| (?:${ends})(?!\\p{L}))`
  const who = [selves, ...(facts.name ? [`${escaped(facts.name)} ${copula}`] : [])].join('|')
  const said = new RegExp(
    `(?<!\\p{L})(?:${who}) (?:(?:${article}) |un['’])${words}${end}`,
    'iu',
  ).exec(brief)
  const label = said?.[1] ?? (facts.name ? '' : lineLabel(brief, grammar, facts))
  // "A bit of a mess" and "my bakery" are no names for it.
  const other = new RegExp(`(?<!\\p{L})(?:${selves}|${article}|${owners})(?!\\p{L})`, 'iu')
  return other.test(label) ? '' : label
}

/** A brief of one line is its label and the town: "Photographe de mariage à Annecy". */
function lineLabel(brief: string, { article, ends }: Grammar, { place }: Facts): string {
  if (!place) return ''
  const line = `^(?:(?:${article}) )?${words} (?:${ends}) (?:\\p{L}{1,4} )?${escaped(place)}(?:$|\\s*[.!,;:–-])`
  return new RegExp(line, 'iu').exec(brief)?.[1] ?? ''
}

/** Up to four words. */
const words = `((?:[\\p{L}’'-]+ ){0,3}?[\\p{L}’'-]+)`

/** 札幌の英会話教室, 京都市の小さなパン屋「麦の音」です, '바다온'은 제주에 있는 게스트하우스입니다. */
function denseLabel(brief: string, facts: Facts): string {
  if (!facts.place) return ''
  const after = `(?:市|区|町|村)?(?:の|にある|に在る|에 있는|의|에서 운영하는)?\\s?(?:小さな|작은)?\\s?`
  const label = `([\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}ー\\p{sc=Hangul} ]+?)`
  const end = `(?=\\s?[「『"“‘']|です|でございます|입니다|이에요|예요|[。.、,]|$)`
  const found = new RegExp(`${escaped(facts.place)}${after}${label}${end}`, 'u').exec(brief)
  return found?.[1]?.trim() ?? ''
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
