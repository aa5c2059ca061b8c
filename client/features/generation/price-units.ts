import { fill, pageWords } from '#client/blocks/page-words.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { type PriceUnit, priceUnits } from '#shared/page/facts.ts'

/** How a unit stands beside a price in the page's language: "a month", "le kilo". */
export function unitLabel(unit: string, language: PageLanguage): string {
  const { per } = pageWords[language]
  return Object.hasOwn(per, unit) ? besidePrice(per[unit as PriceUnit]) : unit
}

/** All that have words, for a list to choose from. */
export function unitLabels(language: PageLanguage): string[] {
  return priceUnits.map((unit) => unitLabel(unit, language))
}

/** The unit that was typed: "a month", "month", "/ month" are one; '' for none. */
export function readUnit(text: string, language: PageLanguage): string {
  const typed = bare(text)
  if (typed === '') return ''
  const is = (matches: (unit: PriceUnit) => boolean) => priceUnits.find(matches)
  const known =
    is((unit) => bare(unitLabel(unit, language)) === typed) ??
    is((unit) => unit === typed) ??
    is((unit) => nounOf(unit, language) === typed)
  return known ?? text.trim().replace(/^\/\s*/, '')
}

/** "month" for "a month"; null for a label of another form. */
function nounOf(unit: PriceUnit, language: PageLanguage): string | null {
  const words = bare(unitLabel(unit, language)).split(' ')
  return words.length === 2 ? (words[1] ?? null) : null
}

function besidePrice(pattern: string): string {
  return fill(pattern, { price: '' }).trim()
}

function bare(text: string): string {
  return text
    .trim()
    .replace(/^\/\s*/, '')
    .toLowerCase()
    .replaceAll(/[\s’']+/g, ' ')
}
