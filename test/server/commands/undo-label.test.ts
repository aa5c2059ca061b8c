import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { carryOutWish } from '#server/generation/wishes/carry-out-wish.ts'
import { localeCodes } from '#shared/locales.ts'
import { someTime } from '#test/support/fixtures.ts'
import { composedPage } from './commanded-page.ts'

it.each(localeCodes)('%s: what the button for undo is called takes a change back', (locale) => {
  const ui = JSON.parse(readFileSync(`locales/${locale}/ui.json`, 'utf8'))
  const document = composedPage('Luna Florist in Bristol. Bouquets from £25. Call 0117 496 0123.')
  const command: string = ui.editor.undo
  const { outcomes } = carryOutWish({ command, likely: [locale], document, now: someTime })
  expect(outcomes).toEqual([{ code: 'undone' }])
})
