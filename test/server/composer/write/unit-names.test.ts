import { expect, test } from 'vitest'
import { compose } from '#server/composer/compose.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { someTime } from '#test/support/fixtures.ts'

test.each<[PageLanguage, string, string]>([
  ['en', 'Window cleaning in Bath. £18 an hour. Call 01225 496 012.', 'Per hour'],
  ['de', 'Gartenpflege in Kassel. 38 € pro Stunde.', 'Pro Stunde'],
  ['it', 'Pulizie di uffici a Parma. 20 € all’ora.', 'All’ora'],
])('an hour that is paid for is a unit in %s, and no service called so', (locale, brief, name) => {
  const request = { brief, locale, locales: [], fallback: locale, seed: 1, now: someTime }
  const { blocks } = compose({ ...request, known: { facts: {} } })
  const written = JSON.stringify(blocks.filter(({ id }) => /services|pricing|menu/.test(id)))
  expect(written).toContain(`"name":"${name}"`)
})
