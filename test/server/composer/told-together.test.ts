import { expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { composedDocument } from '#test/support/composed-document.ts'
import { pageTexts } from '#test/support/page-texts.ts'

it.each([
  [
    'en',
    'we’re Almost Home, 4 piece out of Dayton ohio. me (Kyle) guitar and vocals, Tess on bass, Big Ron on keys. $900 inside 60 miles.',
    'Me (Kyle) guitar and vocals, Tess on bass, Big Ron on keys',
  ],
  [
    'es',
    'fonda La Cuchara, puebla. comida corrida 95 pesos. los guisados cambian diario, miercoles siempre mole y viernes pescado. puro efectivo.',
    'Los guisados cambian diario, miércoles siempre mole y viernes pescado',
  ],
] as const)(
  'in %s parts of a sentence stay the sentence they were typed as',
  (locale, brief, told) => {
    expect(pageTexts(brief, locale as PageLanguage).join('\n')).toContain(told)
  },
)

it('short entries of a list stay entries', () => {
  const brief = 'Bäckerei Korn in Ulm. Roggenbrot, Dinkelbrot, Brezen. Täglich ab 6 Uhr.'
  const texts = pageTexts(brief, 'de')
  for (const entry of ['Roggenbrot', 'Dinkelbrot', 'Brezen']) expect(texts).toContain(entry)
})

it('what is shouted within a brief is no name', () => {
  const brief =
    'es el lunes 25 de mayo en el club union de chivilcoy. la porcion sale 9000 pesos. TRAER TUPPER!! se compra en la panaderia La Espiga'
  const hero = composedDocument(brief, { locale: 'es', seed: 0 }).blocks.hero
  expect(hero?.props.title).not.toBe('TRAER TUPPER')
})
