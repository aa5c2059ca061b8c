import { localeCodes } from '#shared/locales.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { citiesOf, cityPhrases } from './gazetteer.ts'
import { isChinese } from './is-other-tongue.ts'
import { lexicons } from './lexicon/lexicons.ts'
import { indexOf, matchAll } from './match-phrases.ts'
import { alternatives, fold, readText, wordsOf } from './read-text.ts'

const latin = localeCodes.filter((locale) => lexicons[locale].common !== '')

/** word → how much it speaks for each language; a word of three languages tells little. */
const weights = new Map<string, Map<PageLanguage, number>>()

function learn(word: string, locale: PageLanguage, weight: number): void {
  const known = weights.get(word) ?? new Map<PageLanguage, number>()
  known.set(locale, Math.max(known.get(locale) ?? 0, weight))
  weights.set(word, known)
}

/** The words of a lexicon entry that are long enough to tell. */
const partsOf = (phrases: string): string[] =>
  alternatives(phrases)
    .flatMap((phrase) => phrase.replaceAll('*', '').split(' '))
    .filter((word) => word.length > 3)

for (const locale of latin) {
  const { common, industries, hours, months, name, countries } = lexicons[locale]
  for (const word of common.split(' ')) learn(fold(word), locale, 2)
  for (const days of hours.days) {
    for (const day of alternatives(days)) if (day.length > 3) learn(day, locale, 2)
  }
  for (const stems of Object.values(industries)) {
    for (const word of partsOf(stems.names)) learn(word, locale, 0.5)
    for (const kind of [stems.strong, stems.weak]) {
      for (const word of partsOf(kind ?? '')) learn(word, locale, 0.4)
    }
  }
  for (const words of [hours.open, hours.closed, months, name.generic, name.before]) {
    for (const word of partsOf(words)) learn(word, locale, 0.5)
  }
  for (const city of citiesOf(countries)) learn(city, locale, 0.8)
}

/** "Den Haag", "La Plata": their words tell nothing of the language one by one. */
const longCities = indexOf(
  cityPhrases
    .split('|')
    .filter((city) => city.includes(' '))
    .join('|'),
)

/** The letters a language has beside the common ones. */
const ownLetters = latin.flatMap((locale) => {
  const { letters } = lexicons[locale]
  return letters === '' ? [] : [[locale, new RegExp(`[${letters}]`, 'g')] as const]
})

/** Kana and Hangul settle it; Han alone is Japanese too, where it is not plainly Chinese. */
function byScript(brief: string): PageLanguage | null {
  const hangul = brief.match(/[\uac00-\ud7af]/g)?.length ?? 0
  const kana = brief.match(/[\u3040-\u30ff]/g)?.length ?? 0
  const han = brief.match(/[\u4e00-\u9fff]/g)?.length ?? 0
  const letters = brief.match(/\p{Script=Latin}/gu)?.length ?? 0
  const asian = hangul + kana + han
  if (asian * 3 < letters) return null
  if (asian < 2) return null
  if (isChinese(brief)) return null
  return hangul > kana + han / 2 ? 'kr' : 'ja'
}

function score(brief: string): Map<PageLanguage, number> {
  const scores = new Map<PageLanguage, number>(latin.map((locale) => [locale, 0]))
  const add = (locale: PageLanguage, value: number) =>
    scores.set(locale, (scores.get(locale) ?? 0) + value)
  const prose = brief.replace(/\S{0,80}(?:@|\.[a-z])\S{0,80}/gi, ' ')
  const text = readText(prose)
  const cities = matchAll(longCities, text.folded)
  for (const { start, end } of cities) {
    const known = weights.get(text.folded.slice(start, end))
    for (const [locale, weight] of known ?? []) add(locale, weight / (known?.size ?? 1))
  }
  for (const word of wordsOf(text)) {
    if (cities.some(({ start, end }) => word.start >= start && word.end <= end)) continue
    for (const part of [word.folded, ...word.folded.split(/['-]/)]) {
      const known = weights.get(part)
      if (!known) continue
      const accented =
        part === word.folded && word.raw.toLowerCase().replaceAll('’', "'") !== word.folded
      for (const [locale, weight] of known) {
        // "à" and "thé" are no English words.
        if (!(accented && locale === 'en')) add(locale, weight / known.size)
      }
    }
  }
  const lower = brief.toLowerCase()
  for (const [locale, letters] of ownLetters)
    add(locale, Math.min(4, lower.match(letters)?.length ?? 0))
  return scores
}

/** The language a brief is written in; `fallback` when it is too short to tell. */
export function detectLanguage(brief: string, fallback: PageLanguage): PageLanguage {
  const script = byScript(brief)
  if (script) return script
  const ranked = [...score(brief)].sort((a, b) => b[1] - a[1])
  const best = ranked[0]
  if (!best || best[1] <= 0) return fallback
  const tied = ranked.filter(([, value]) => value >= best[1] - 0.34)
  return tied.some(([locale]) => locale === fallback) ? fallback : best[0]
}
