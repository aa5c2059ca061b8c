import { expect, it } from 'vitest'
import { read } from '#server/reader/read.ts'

it('an address is read to the end of its street, whatever else the street is called after', () => {
  // Each of the sentences behind it weighs in on where the place ends.
  const brief =
    'Tidewater Bikes is a bicycle workshop in Bristol, at 8 Harbour Street, since 2009. Puncture repair £12, brake service £28, full service £65, day rental £20. We mend what can be mended and say so when it cannot. Open Tuesday to Saturday 9am to 6pm. Call 0117 496 0123 or write to hello@tidewaterbikes.example.'
  const { place } = read(brief, { language: 'en', fallback: 'en' }).facts
  expect(place?.value).toBe('8 Harbour Street, Bristol')
})

it.each([
  [
    'en',
    'Salt & Ember is a pottery and café in Falmouth, Cornwall, at 14 Arwenack Street. Coffee £3.20.',
    '14 Arwenack Street, Falmouth, Cornwall',
  ],
  [
    'de',
    'Ich führe eine kleine Praxis für Podologie in Langnau im Emmental. Die Praxis liegt an der Oberfeldgasse 12 im Parterre, ohne Stufen.',
    'Oberfeldgasse 12, Langnau',
  ],
])('in %s a street stands before its town, and a floor is none: %s', (language, brief, place) => {
  expect(read(brief, { language, fallback: language }).facts.place?.value).toContain(place)
})
