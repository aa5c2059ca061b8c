import { expect, it } from 'vitest'
import { composedDocument } from '#test/support/composed-document.ts'
import { pageTexts } from '#test/support/page-texts.ts'

it('parts of a sentence stay the sentence they were typed as', () => {
  const brief =
    'we’re Almost Home, 4 piece out of Dayton ohio. me (Kyle) guitar and vocals, Tess on bass, Big Ron on keys. $900 inside 60 miles.'
  const told = 'Me (Kyle) guitar and vocals, Tess on bass, Big Ron on keys'
  expect(pageTexts(brief, 'en').join('\n')).toContain(told)
})

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

it('until when one answers stays with the number one answers at', () => {
  const brief =
    'hola buenas tardes es para los XV de mi hija Ximena, sabado 14 de noviembre 2026 en Tepatitlan. misa 5 pm en la parroquia de San Miguel y luego recepcion 7 pm en el salon Los Arrayanes, carretera a Arandas km 3, hay estacionamiento. hay cena, grupo en vivo y brindis a las 9. confirmar por whatsapp conmigo Lety 378 555 0142 antes del 25 de octubre y decir cuantos adultos y cuantos niños.'
  expect(pageTexts(brief, 'es').join('\n')).toMatch(/378 555 0142 antes del 25 de octubre y decir/)
})
