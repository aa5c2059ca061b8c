import { expect, it } from 'vitest'
import { correctedText } from '#shared/page/corrected-words.ts'

it('a longer name that stands there already is not written into itself', () => {
  const now = 'Sommerfest des Vereins Abendrot e.V.'
  const corrections = [
    ['des Vereins Abendrot', `von ${now}`],
    ['Vereins Abendrot', now],
  ] as const
  expect(correctedText(`${now} in Leipzig`, corrections)).toBe(`${now} in Leipzig`)
  expect(correctedText('Das Fest des Vereins Abendrot', corrections)).toBe(`Das Fest von ${now}`)
})

it('what was put in is not corrected once more', () => {
  const corrections = [
    ['Mill Lane', 'Leeds Road'],
    ['Leeds', 'York'],
  ] as const
  expect(correctedText('Mill Lane, Leeds', corrections)).toBe('Leeds Road, York')
})
