import { expect, it } from 'vitest'
import { carryOut } from '#server/commands/carry-out.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { shapeTokens } from '#shared/page/shape-tokens.ts'
import { someTime } from '#test/support/fixtures.ts'
import { commanded, composedPage, edited } from './commanded-page.ts'

const page = edited(composedPage('Salt & Ember is a pottery in Falmouth. Call 01326 555 014.'), {
  op: 'theme',
  theme: { scale: 'regular', density: 'regular' },
})

const sized: [PageLanguage, string, string][] = [
  ['en', 'Increase the size of the headings', 'larger'],
  ['de', 'Die Überschrift soll kleiner sein', 'smaller'],
  ['fr', 'Réduis les titres', 'smaller'],
  ['es', 'Aumenta los títulos', 'larger'],
  ['it', 'Riduci i titoli', 'smaller'],
  ['pt', 'Aumenta os títulos', 'larger'],
  ['nl', 'Maak de koppen kleiner', 'smaller'],
  ['ja', '見出しをもう少し小さく', 'smaller'],
  ['kr', '제목을 더 작게 해 주세요', 'smaller'],
  ['en', 'less space between the sections', 'denser'],
  ['de', 'Bitte den Abstand zwischen den Abschnitten vergrößern', 'airier'],
  ['fr', "Augmente l'espace entre les sections", 'airier'],
  ['es', 'Más espacio entre los apartados', 'airier'],
  ['it', 'Più spazio tra le sezioni', 'airier'],
  ['pt', 'Aumenta o espaço entre as secções', 'airier'],
  ['nl', 'Iets meer ruimte tussen de onderdelen', 'airier'],
  ['ja', 'セクションの間隔をもっと広くして', 'airier'],
  ['kr', '섹션 사이 간격을 넓혀 주세요', 'airier'],
]

it.each(sized)('in %s the answer says what is seen: %s', (locale, wish, code) => {
  const { document, outcomes } = commanded(page, wish, locale)
  expect(outcomes).toEqual([{ code }])
  expect(shapeTokens(document.theme)).not.toEqual(shapeTokens(page.theme))
})

it('a long headline that fills its line is smaller, too, where headings are', () => {
  const { document } = commanded(page, 'smaller headings')
  expect(Number(shapeTokens(document.theme)['--fit'])).toBeLessThan(1)
})

it('edits that leave all as it was are no change, and nothing is claimed', () => {
  const made = carryOut(page, [{ wish: 'fact', key: 'name', value: page.facts.name }], someTime)
  expect(made.ops).toEqual([])
  expect(made.outcomes).toEqual([{ code: 'nothing' }])
})
