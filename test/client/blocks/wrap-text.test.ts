import { expect, it } from 'vitest'
import { wrapText } from '#client/blocks/art/wrap-text.ts'

it('broad letters and dashes have the room they take', () => {
  expect(wrapText('Clean chimneys, warm homes — since 2009', 620, 68, 4)).toEqual([
    'Clean chimneys,',
    'warm homes —',
    'since 2009',
  ])
})
