import type { PageLanguage } from '#shared/page/document.ts'
import type { Facts } from '#shared/page/facts.ts'
import { lexicons } from '../understand/lexicon/lexicons.ts'
import { matchAll, phraseIndex } from '../understand/match-phrases.ts'
import { readText } from '../understand/read-text.ts'
import { cityOf } from './words-of.ts'

/** One time of day, in figures. */
const time =
  /(?<![\d.,:])(?:(?:[01]?\d|2[0-4])(?:[:.h]\d{2})?\s?(?:[ap]\.?m\b\.?|uhr|uur|heures?|horas?|h)(?!\p{L})|(?:alle|às|as|a las|om|um|at) \d{1,2}(?:[:.]\d{2})?(?![.,:/]?\d|%|\s?[€£$-]|\s?\p{L})|\d{1,2}h\d{2}|(?:午前|午後)?\d{1,2}時(?!間)(?:半|\d{1,2}分)?|(?:(?:오전|오후|저녁|아침)\s)?\d{1,2}시(?!간)(?:\s?반|\s?\d{1,2}분)?)/giu

/**
 * A sentence without the street or the time it holds, where it says more than these: "On dîne à
 * 19 h", and not "Ouvert à 9 h", which the hours say. `null` where it says nothing else.
 */
export function withoutFactInside(
  sentence: string,
  locale: PageLanguage,
  facts: Facts,
): string | null {
  const streets = (facts.place ?? '').split(/[,、]/).filter((part) => /\d/.test(part))
  const street = streets.map((part) => part.trim()).find((part) => sentence.includes(part))
  const times = [...sentence.matchAll(time)]
  if (times.length > 1 || (!street && times.length === 0)) return null
  const rest = sentence.replace(street ?? '', '').replace(time, '')
  const { folded } = readText(rest)
  const { hours } = lexicons[locale]
  if (times.length > 0 && matchAll(phraseIndex(hours.open), folded).length > 0) return null
  return saysMore(rest, locale, facts, street ? 2 : 1) ? rest : null
}

/** Whether it holds that many words of its own: no name, town, weekday or word of every sentence. */
function saysMore(
  text: string,
  locale: PageLanguage,
  { name = '', place }: Facts,
  least: number,
): boolean {
  const { common, hours } = lexicons[locale]
  const own = readText(text.replace(name, '').replace(cityOf(place) ?? '', '')).folded
  const bare = hours.days.reduce((left, days) => withoutPhrases(left, days), own)
  if (common === '') return bare.replaceAll(/[^\p{L}]/gu, '').length > 5 + 2 * least
  const usual = new Set(readText(common).folded.split(' '))
  const words = bare.match(/\p{L}{4,}/gu) ?? []
  return words.filter((word) => !usual.has(word)).length >= least
}

function withoutPhrases(text: string, phrases: string): string {
  return matchAll(phraseIndex(phrases), text)
    .toReversed()
    .reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), text)
}
