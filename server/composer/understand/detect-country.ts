import type { CountryCode } from 'libphonenumber-js/max'
import { cityPhrases, countryOfCity } from './gazetteer.ts'
import { letterCase } from './letter-case.ts'
import type { Lexicon } from './lexicon/lexicon.ts'
import { indexPhrases, matchAll, phraseIndex } from './match-phrases.ts'
import type { BriefText } from './read-text.ts'

/** Money, postcodes and words that tell a country. */
const cues = indexPhrases<CountryCode>([
  ['r$|reais|brl|cnpj|cep|pix', 'BR'],
  ['£|gbp|uk|united kingdom|england|scotland|wales', 'GB'],
  [
    'mxn|cdmx|méxico|pesos mexicanos|jalisco|oaxaca|yucatán|michoacán|nuevo león|quintana roo',
    'MX',
  ],
  ['ars|pesos argentinos|argentina|vení|escribinos|podés|tenés|querés|acercate|medialunas', 'AR'],
  [
    'tlaxcala|sonora|sinaloa|chiapas|antojitos|tamales|taquería|tortillería|chilaquiles|tlayudas|michelada|micheladas|mezcalería|tlapalería|alcaldía',
    'MX',
  ],
  ['cop|pesos colombianos|colombia', 'CO'],
  ['clp|pesos chilenos', 'CL'],
  ['chf|franken|sfr|schweiz|suisse|svizzera', 'CH'],
  ['österreich|austria', 'AT'],
  ['a$|au$|australia', 'AU'],
  ['ca$|c$|canada', 'CA'],
  ['nz$|new zealand', 'NZ'],
  ['ireland', 'IE'],
  ['₹|india', 'IN'],
  ['belgië|belgique', 'BE'],
  ['brasil', 'BR'],
  ['usa|united states|us$', 'US'],
])

/** Countries where a language is spoken, beyond the ones whose numbers it tries. */
const spoken = (lexicon: Lexicon): readonly CountryCode[] => lexicon.countries

/** The country a brief is about; the language's own where nothing tells. */
export function detectCountry(text: BriefText, lexicon: Lexicon): CountryCode {
  const votes = new Map<CountryCode, number>()
  const vote = (country: CountryCode, weight: number) =>
    votes.set(country, (votes.get(country) ?? 0) + weight)
  const lower = letterCase(text.raw) === 'lower'
  for (const cue of matchAll(cues, text.folded)) vote(cue.value, 3)
  for (const city of matchAll(phraseIndex(cityPhrases), text.folded)) {
    const raw = text.raw.slice(city.start, city.end)
    if (!lower && raw === raw.toLowerCase() && /^[a-z]/i.test(raw)) continue
    const country = countryOfCity(raw)
    if (country) vote(country, 2)
  }
  const best = [...votes].filter(([country]) => spoken(lexicon).includes(country))
  best.sort((a, b) => b[1] - a[1])
  return best[0]?.[0] ?? lexicon.countries[0]
}
