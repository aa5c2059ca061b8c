import { type Country, findCountry } from '#server/reader/find-country.ts'
import { countryOfPhone } from '#server/reader/grammars/parse-phone.ts'
import type { TaggedText } from '#server/reader/text/tagged-text.ts'
import { findTowns } from '#server/reader/towns.ts'
import type { PageDocument } from '#shared/page/document.ts'

/** Where what is said of a page is said: where the page is of, else where the words are from. */
export function countryOf(text: TaggedText, { meta, facts }: PageDocument): Country {
  const home = meta.country ?? countryOfPhone(facts.phone, text.language.data.info.countries)
  return home ? { code: home, sure: true, hasMoney: true } : findCountry(text, findTowns(text))
}
