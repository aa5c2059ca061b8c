import { expect, it } from 'vitest'
import { openingHoursText } from '#shared/page/opening-hours.ts'
import { regionalTag } from '#shared/regional-tag.ts'

it.each([
  ['PT', '07:00–15:00'],
  ['US', '7:00 AM'],
  [undefined, '7:00 AM'],
])('an English page of %s says its hours as the country does', (country, hours) => {
  const text = openingHoursText('Tu-Su 07:00-15:00', regionalTag('en', { country }), 'holidays')
  expect(text.replaceAll(/\s/g, ' ')).toContain(hours)
})
