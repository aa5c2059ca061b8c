import type { PhoneFormat } from 'virtual:phone-formats'
import metadata from 'libphonenumber-js/metadata.min'
import type { Plugin } from 'vite'
import { homeCountries } from './client/blocks/parts/home-countries.ts'

const source = 'virtual:phone-formats'

/**
 * How the numbers of the countries we speak the language of are written, out of libphonenumber's
 * metadata: what the browser needs to write a number, and nothing of what it takes to read one.
 */
export function phoneFormatsPlugin(): Plugin {
  return {
    name: 'ninefold-phone-formats',
    resolveId: (id) => (id === source ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${source}`) return
      const languages = Object.entries(homeCountries)
      const countries = new Set(languages.flatMap(([, countries]) => countries))
      const formats = Object.fromEntries(
        [...countries].map((each) => [codeOf(each), formatsOf(each)]),
      )
      const homes = Object.fromEntries(languages.map(([tag, each]) => [tag, each.map(codeOf)]))
      return `export const phoneFormats = ${JSON.stringify(formats)}
export const homeCodes = ${JSON.stringify(homes)}`
    },
  }
}

/** The metadata of a country is a list: its calling code first, its formats fifth. */
type Format = [
  digits: string,
  shape: string,
  leading: string[],
  national: string | 0,
  _: 0 | 1,
  abroad?: string,
]
type Country = [code: string, _1: unknown, _2: unknown, _3: unknown, formats: Format[]]
const known = metadata.countries as unknown as Record<string, Country>

function codeOf(country: string): string {
  if (!known[country]) throw new Error(`no country "${country}" in the metadata of phone numbers`)
  return known[country][0]
}

function formatsOf(country: string): PhoneFormat[] {
  return (known[country]?.[4] ?? []).map(([digits, shape, leading, national, _, abroad]) => ({
    digits,
    leading: leading.at(-1) ?? '',
    abroad: abroad ?? shape,
    home: national ? shape.replace('$1', () => national) : shape,
  }))
}
