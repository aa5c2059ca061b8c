import type { Span } from '../text/trim.ts'

/** Two letters of a country, two figures to check it by, and groups of what the bank says. */
const run = /(?<![\p{L}\d])[a-z]{2}\d{2}(?: ?[a-z\d]{4}){2,7}(?: ?[a-z\d]{1,3})?(?![\p{L}\d])/gu

/** Accounts (IBAN, ISO 13616) in a folded text: their figures are no telephone number. */
export function ibansIn(folded: string): Span[] {
  return [...folded.matchAll(run)].flatMap(({ 0: said, index }): Span[] => {
    // "BE68 5390 0754 7034 met …": short words behind it look like groups.
    for (let end = said.length; end > shortest; end = said.lastIndexOf(' ', end - 1))
      if (isChecked(said.slice(0, end).replaceAll(' ', ''))) return [[index, index + end]]
    return []
  })
}

/** Letters and figures of the shortest, Norway's, are 15. */
const shortest = 14

/** Modulo 97 of the country and check figures moved to the end, letters counted from 10 (ISO 7064). */
function isChecked(iban: string): boolean {
  let rest = 0
  for (const char of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(char, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest === 1
}
