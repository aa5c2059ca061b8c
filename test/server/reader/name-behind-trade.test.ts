import { expect, it } from 'vitest'
import { read } from '#server/reader/read.ts'

const nameOf = (brief: string, language: string) =>
  read(brief, { language, fallback: language }).facts.name?.value

it.each([
  [
    'en',
    'need a page for my taco truck Dos Hermanas, Tulsa OK. tues-fri 11-2 corner of 6th & Peoria',
    'Dos Hermanas',
  ],
  [
    'en',
    'We run the Otley Bridge Repair Café and would love a simple page. We meet on the second Saturday of every month.',
    'Otley Bridge Repair Café',
  ],
  ['fr', 'Bonjour, c’est pour ma boulangerie Le Fournil à Dax, ouverte de 7h à 13h.', 'Le Fournil'],
  ['it', 'Vorrei un sito per la mia osteria Da Gino a Lucca, siamo aperti a cena.', 'Da Gino'],
  ['nl', 'Ik zoek een pagina voor mijn kapsalon Knip, open van dinsdag tot zaterdag.', 'Knip'],
])('in %s “%s” is called %s', (language, brief, name) => {
  expect(nameOf(brief, language)).toBe(name)
})

it('a town or a day behind what is one’s own is no name', () => {
  expect(nameOf('Come to our bakery Saturdays from 8, on Mill Road.', 'en')).not.toBe('Saturdays')
})
