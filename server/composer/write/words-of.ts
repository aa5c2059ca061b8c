import { locales } from '#shared/locales.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import type { Facts } from '#shared/page/facts.ts'
import { placeSpelling } from '../place-spelling.ts'
import type { CopyBank } from './copy-schema.ts'
import type { Words } from './template.ts'
import type { Voice } from './voice-of.ts'

const offersNamed = 4

interface Telling {
  facts: Facts
  voice: Voice
  bank: CopyBank
  locale: PageLanguage
  /** Whether the brief's own words are in this language and may stand inside its sentences. */
  speaksBrief: boolean
  /** What the brief calls the business, or ''. */
  label: string
}

/** What the templates of one language can say about this business. */
export function wordsOf({ facts, voice, bank, locale, speaksBrief, label }: Telling): Words {
  const { trade, title } = bank.industries[voice]
  const offers = inSentences((facts.offers ?? []).map(oneLine), locale).filter(
    (offer) => offer.length <= 60,
  )
  return {
    name: oneLine(facts.name) || undefined,
    city: cityOf(facts.place),
    place: hasStreet(facts.place) ? oneLine(facts.place) : undefined,
    since: facts.since?.toString(),
    offers: speaksBrief && offers.length ? listed(offers.slice(0, offersNamed), locale) : undefined,
    offer: speaksBrief ? offers[0] : undefined,
    audience: speaksBrief ? oneLine(facts.audience) : undefined,
    trade: trade.noun,
    aTrade: trade.indefinite,
    theTrade: trade.definite,
    title: (speaksBrief && label) || title,
  }
}

/** Small first letters even of a language that writes names of peoples in capitals. */
const ofPeople = /(?:ish|ese|ian|ean|ench|utch|reek|hai|wiss)$/

/** "Four rooms, garden" stands with a small letter inside a sentence; German keeps its nouns. */
function inSentences(offers: readonly string[], locale: PageLanguage): string[] {
  const isListed = offers.slice(1).some((offer) => /^\p{Ll}/u.test(offer))
  if (locale === 'de' || !isListed) return [...offers]
  return offers.map((offer) => {
    const [first = ''] = offer.split(/[\s’'-]/)
    const isWord = /^\p{Lu}\p{Ll}+$/u.test(first) && !ofPeople.test(first)
    return isWord ? offer.charAt(0).toLocaleLowerCase() + offer.slice(1) : offer
  })
}

/** "a, b and c"; Korean lists read best with commas alone, where `Intl` writes an official "및". */
function listed(offers: string[], locale: PageLanguage): string {
  if (locale === 'kr') return offers.join(', ')
  return new Intl.ListFormat(locales[locale].tag, { type: 'conjunction' }).format(offers)
}

/** Words that lead to a town where a brief puts it behind the street: `Rua X 12, no Porto`. */
const beforeTown =
  /^(?:em|no|na|nos|nas|in|im|à|au|aux|a|ad|al|en|te|bei|bij|nel|nella) (?=\p{Lu})/u

/** The town in an address: `Rua das Flores 12, 4050-262 porto` gives `Porto`. */
export function cityOf(place: string | undefined): string | undefined {
  const town = townIn(oneLine(place))
  return town && placeSpelling(town)
}

const prefecture = /^(?:東京都|北海道|京都府|大阪府|\p{Script=Han}{2,3}県)/u

function townIn(address: string): string | undefined {
  const eastern =
    /([\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}\p{Script=Hiragana}]+?[市区町村시군구])/u
  if (/\d/.test(address) && eastern.test(address)) {
    return eastern.exec(address)?.[1]?.replace(prefecture, '')
  }
  const parts = address.split(/[,、\n]/).map((part) => part.trim().replace(beforeTown, ''))
  for (const part of parts.toReversed()) {
    // "12 rue des Lilas à Nantes": the town stands behind a street with its number first.
    const behind = /^\d.*\s(?:à|in|a|en|te|em|no|na) (\p{Lu}[^\d]*)$/u.exec(part)?.[1]
    if (behind) return behind
    // A house number before a street, or a country's letters, is no town.
    if (/^\d{1,3}\s+\p{L}/u.test(part) || /^[A-Z]{2,3}$/.test(part)) continue
    const town = part.replace(/^(?:[A-Z]{1,2}-)?[\d-]+(?:\s[A-Z]{2}(?=\s))?\s*/, '').trim()
    const behindNumber = /\d/.test(town) ? town.slice(town.search(/\D*$/)).trim() : town
    const spoken = behindNumber.replace(beforeTown, '')
    if (/\p{L}{2}/u.test(spoken) && spoken.length <= 60) return spoken
  }
  return undefined
}

/** Whether a visitor could find the door by it, and not the town alone. */
export function hasStreet(place: string | undefined): boolean {
  return /[\d,]/.test(place ?? '')
}

function oneLine(value: string | undefined): string {
  return (value ?? '').replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
}
