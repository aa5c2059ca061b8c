import { expect, it } from 'vitest'
import { type Locale, localizePath } from '#shared/locales.ts'

const addresses: [Locale, string, string][] = [
  ['en', '/', '/'],
  ['en', '', '/'],
  ['en', '/terms', '/terms'],
  ['en', '/#pages', '/#pages'],
  ['ja', '/', '/ja'],
  ['ja', '', '/ja'],
  ['ja', '/terms', '/ja/terms'],
  ['ja', '/terms?from=mail#top', '/ja/terms?from=mail#top'],
  ['ja', '/#pages', '/ja#pages'],
  ['ja', '/?from=mail', '/ja?from=mail'],
]

it.each(addresses)('in %s %s stands at %s', (locale, path, address) => {
  expect(localizePath(locale, path)).toBe(address)
})
