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
  [
    'en',
    'I need a website for my flower shop Luna in Bristol. Call 0117 496 0123. Thank you!',
    'Luna',
  ],
  ['fr', 'Bonjour, c’est pour ma boulangerie Le Fournil à Dax, ouverte de 7h à 13h.', 'Le Fournil'],
  ['it', 'Vorrei un sito per la mia osteria Da Gino a Lucca, siamo aperti a cena.', 'Da Gino'],
  ['kr', '원룸 이사 짐나래입니다. 서울 전 지역 8만원부터. 010-0480-2211', '짐나래'],
  ['nl', 'Ik zoek een pagina voor mijn kapsalon Knip, open van dinsdag tot zaterdag.', 'Knip'],
])('in %s “%s” is called %s', (language, brief, name) => {
  expect(nameOf(brief, language)).toBe(name)
})

it('a town or a day behind what is one’s own is no name', () => {
  expect(nameOf('Come to our bakery Saturdays from 8, on Mill Road.', 'en')).not.toBe('Saturdays')
})

it('what somebody is said to be behind a trade is no name where it is a word', () => {
  expect(nameOf('집수리 출장 청년입니다. 서울 전 지역 갑니다.', 'kr')).not.toBe('청년')
  expect(nameOf('수제 케이크 주문 제작입니다. 3만원부터.', 'kr')).not.toBe('제작')
})
