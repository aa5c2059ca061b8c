import { describe, expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { commanded, composedPage } from './commanded-page.ts'

const page = composedPage(
  'Harbour Bakery is a bakery in Whitby. Sourdough £4.20. Call 01947 555 014.',
)

describe('a wish for a step through the changes', () => {
  it.each<[PageLanguage, string, string]>([
    ['en', 'undo that', 'redo that'],
    ['de', 'Mach das rückgängig', 'Stell das wieder her'],
    ['nl', 'Maak dat ongedaan', 'Maak het opnieuw'],
    ['fr', 'Annule ça', 'Rétablis ça'],
    ['it', 'Annulla', 'Ripeti la modifica'],
    ['es', 'Deshaz eso', 'Rehacer el cambio'],
    ['pt', 'Desfaz isso', 'Refaz a alteração'],
    ['ja', '元に戻して', '変更をやり直して'],
    ['kr', '되돌려 줘', '다시 실행해 줘'],
  ])('is understood in %s: “%s”, “%s”', (locale, undo, redo) => {
    const told = [undo, redo].map((wish) => commanded(page, wish, locale).outcomes)
    expect(told).toEqual([[{ code: 'undone' }], [{ code: 'redone' }]])
  })

  it.each(['やり直し', 'やり直して', 'やり直してください'])(
    'is forward in Japanese, as the button of editors is called: 「%s」',
    (wish) => {
      expect(commanded(page, wish, 'ja').outcomes).toEqual([{ code: 'redone' }])
    },
  )
})
