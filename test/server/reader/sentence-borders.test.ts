import { expect, it } from 'vitest'
import { read } from '#server/reader/read.ts'
import { bordersOf } from '#server/reader/statements/borders.ts'

function sentencesOf(brief: string, language: string): string[] {
  const { text, claims } = read(brief, { language, fallback: language })
  const borders = bordersOf(text, claims)
  const starts = text.tokens.filter((_, i) => i === 0 || borders[i] === 'always')
  return starts.map(({ start }, i) => text.raw.slice(start, starts[i + 1]?.start).trim())
}

it.each([
  ['en', 'lessons in the bay within 20m.', 'season is may to september.', '25 a lesson.'],
  ['nl', 'we hebben der al 6.', 'op zondag 7 maart het bos.'],
  ['pt', 'bainha 5 euros, fecho 8.', 'em agosto estou fechada.'],
  ['es', 'tenemos ya 9.', 'el domingo 7 de marzo el bosque.'],
  ['nl', 'oogjes 3 euro p st.', 'dikte kiezen kan meestal.'],
  ['de', 'kopie 6 euro pro st.', 'farbe nach wahl.'],
  ['de', 'Mathe, Klasse 5 bis 13.', '45 Minuten 22 Euro.'],
  ['de', 'Der Kurs ist immer um 6.', 'Wir treffen uns am Tor.'],
])('in %s a stop behind a number ends “%s”', (language, ...sentences) => {
  expect(sentencesOf(sentences.join(' '), language)).toEqual(sentences)
})

it.each([
  ['nl', 'oogjes € 3 p st. incl. btw.'],
  ['de', 'wir feiern am 5. und 6. juni im saal.'],
  ['de', 'im 2. Stock neben dem Lift.'],
  ['de', 'am 24. 12. um acht.'],
  ['de', 'mo, 3. 10 Uhr ist probe.'],
  ['en', 'we open on Sept. 25 at noon.'],
  ['fr', 'un pot de 500 g. de miel.'],
  ['kr', '1회부터 31회까지 다니다 전학 간 분도 오세요.'],
])('in %s a stop within ends nothing: %s', (language, brief) => {
  expect(sentencesOf(brief, language)).toEqual([brief])
})

it.each([
  ['en', '(It is the inner margin of a book.)', 'I mend what families wore out.'],
  ['en', 'She said "come in."', 'We did.'],
  ['de', '(Hunde sind willkommen.)', '12 Plätze haben wir.'],
  ['fr', 'On dit « venez ! »', 'Le café est offert.'],
  ['es', 'Abrimos a diario. (Los lunes no.)', '(En agosto tampoco.)'],
  ['kr', '6일까지 문자 주세요.', "'술 없는 모임'입니다."],
  ['kr', '매일 문을 엽니다', '주말엔 쉽니다.'],
])('in %s what ends in brackets or quotation marks ends: %s', (language, first, second) => {
  const sentences = sentencesOf(`${first} ${second}`, language)
  expect(sentences.at(-1)).toBe(second)
})
