import { expect, test } from 'vitest'
import { understand } from '#server/composer/understand/understand.ts'

const industryOf = (brief: string) => understand(brief, { locale: null, fallback: 'en' }).industry

test.each([
  ['Bookbinder in Bristol. I bind books and theses by hand, and I also teach courses.', 'trades'],
  ['Silversmith in Hull. Rings to order. Courses on Saturdays.', 'portfolio'],
  ['Buchbinderei Falz in Ulm. Bücher, Mappen, außerdem Kurse für Anfänger.', 'trades'],
  ['Atelier de reliure Le Signet à Nancy. Reliure de livres, et aussi des cours.', 'trades'],
  ['Encuadernación Hilo y Papel en Granada. Libros, y también damos cursos.', 'trades'],
  ['Encadernações Tinta e Linha, encadernador no Porto. Também dou cursos.', 'trades'],
  ['Legatoria Carta e Spago a Urbino. Rilegature, quaderni, e anche corsi.', 'trades'],
  ['Potterie De Draaischijf in Gouda: serviezen en schalen, en ook cursussen.', 'portfolio'],
  ['奈良の製本工房「とじ糸」です。製本の注文を受け、ワークショップも開いています。', 'trades'],
  ["전주 제본 공방 '실과종이'입니다. 책 제본을 하고 수업도 합니다.", 'trades'],
])('a craft that is taught too is no school: %s', (brief, trade) => {
  expect(industryOf(brief)).toBe(trade)
})

test.each([
  'Bookbinding courses in York, for beginners and for teachers.',
  'Pottery school in Leeds. Courses for beginners, run by a potter.',
  '京都の陶芸教室「ろくろ」です。初心者クラスがあります。',
  'Nähschule Fadenlauf in Bonn. Kurse, geleitet von einer Schneiderin.',
])('where teaching is all there is, it is a school: %s', (brief) => {
  expect(industryOf(brief)).toBe('education')
})
