import { expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { composedDocument } from '#test/support/composed-document.ts'

it.each<[PageLanguage, string, string]>([
  [
    'de',
    'Ich bin Seraina Caflisch, freipraktizierende Hebamme in Chur. Ich begleite Frauen und Familien in der Schwangerschaft und im Wochenbett. Am Donnerstag leite ich einen Kurs.',
    'Freipraktizierende Hebamme in Chur',
  ],
  [
    'es',
    'Soy Lucía Berrocal, matrona en Zamora. Acompaño embarazos y doy clases de preparación al parto los jueves. La consulta cuesta 45 euros.',
    'Matrona en Zamora',
  ],
  [
    'pt',
    'Sou a Clara Meneses, contadora de histórias em Évora. Conto histórias em escolas e bibliotecas. Levo os meus fantoches.',
    'Contadora de histórias em Évora',
  ],
  [
    'nl',
    'Ik ben Joke Terpstra, rietdekker in Giethoorn. Ik dek en herstel rieten daken. Ik kom in heel Overijssel.',
    'Rietdekker in Giethoorn',
  ],
])('in %s what a person is stands above their name', (locale, brief, trade) => {
  const hero = composedDocument(brief, { locale, seed: 0 }).blocks.hero?.props
  expect(hero?.eyebrow).toBe(trade)
  expect(brief).toContain(hero?.title)
})

it('that somebody died is nothing they were', () => {
  const brief =
    'Our mother, Verna Olstad, died at home on August 30. She was 88. She taught third grade in Decorah for thirty-one years. We will gather to remember her on Saturday, October 17, 2026, at 2 p.m. at the Grange Hall outside Decorah, Iowa.'
  const hero = composedDocument(brief, { locale: 'en', seed: 0 }).blocks.hero?.props
  expect(hero?.eyebrow ?? '').not.toContain('ied')
})
