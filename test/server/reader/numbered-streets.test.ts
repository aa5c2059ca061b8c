import { expect, it } from 'vitest'
import { read } from '#server/reader/read.ts'

it('an address is read to the end of its street, whatever else the street is called after', () => {
  // Each of the sentences behind it weighs in on where the place ends.
  const brief =
    'Tidewater Bikes is a bicycle workshop in Bristol, at 8 Harbour Street, since 2009. Puncture repair £12, brake service £28, full service £65, day rental £20. We mend what can be mended and say so when it cannot. Open Tuesday to Saturday 9am to 6pm. Call 0117 496 0123 or write to hello@tidewaterbikes.example.'
  const { place } = read(brief, { language: 'en', fallback: 'en' }).facts
  expect(place?.value).toBe('8 Harbour Street, Bristol')
})
