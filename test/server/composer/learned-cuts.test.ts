import { describe, expect, it } from 'vitest'
import { cutRange } from '#server/composer/material/cut-chance.ts'
import { statementsOf } from '#server/composer/material/statement.ts'
import { asMeant } from '#server/reader/as-meant.ts'
import { read } from '#server/reader/read.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { type CutBrief, cutBriefs, isCutBetween } from '#test/briefs/cut-briefs.ts'

const briefs = cutBriefs()

/** How many cuts of a brief are right, wrong and missed. */
function countCuts(labelled: CutBrief) {
  const meant = asMeant(labelled.brief, labelled.locale)
  const reading = read(meant.text, { language: labelled.locale, fallback: labelled.locale })
  const { tokens } = reading.text
  const words = [...tokens.keys()].filter((at) =>
    ['word', 'number'].includes(tokens[at]?.kind ?? ''),
  )
  const spanOf = (at = 0) => [tokens[at]?.start ?? 0, tokens[at]?.end ?? 0] as const
  const begun = new Set(
    cutRange(reading, [0, tokens.length]).map(([first]) => words.find((at) => at >= first)),
  )
  const counts = { right: 0, wrong: 0, missed: 0 }
  words.slice(1).forEach((at, i) => {
    const isRight = isCutBetween(labelled, meant, spanOf(words[i]), spanOf(at))
    if (begun.has(at)) counts[isRight ? 'right' : 'wrong'] += 1
    else if (isRight) counts.missed += 1
  })
  return counts
}

describe('where briefs typed in haste are cut', () => {
  it('is where editors cut those that were learned from', () => {
    const all = briefs.filter((_, at) => at % 4 === 0).map(countCuts)
    const sum = (of: keyof (typeof all)[0]) => all.reduce((total, each) => total + each[of], 0)
    const [right, wrong, missed] = [sum('right'), sum('wrong'), sum('missed')]
    expect(right / (right + wrong)).toBeGreaterThan(0.8)
    expect(right / (right + missed)).toBeGreaterThan(0.6)
  })

  it.each<[PageLanguage, string, string[]]>([
    [
      'en',
      'dog groomer in leeds small dog 38 large 60 i come to you ring 0113 496 0123 no sundays',
      ['dog groomer in leeds', 'small dog 38 large 60', 'no sundays'],
    ],
    [
      'de',
      'fahrradladen in greifswald schlauch wechseln 12 inspektion 55 di-sa 10-18 bitte nur bar kaffee gibts immer',
      ['schlauch wechseln 12 inspektion 55', 'di-sa 10-18'],
    ],
    [
      'fr',
      'toilettage à cahors petit chien 30 grand 55 du mardi au samedi pas de chats 06 39 98 00 55',
      ['petit chien 30 grand 55', 'pas de chats'],
    ],
    [
      'es',
      'taller de costura en teruel bajos 8 cremallera 12 de lunes a viernes 10 a 14 no hago cuero',
      ['bajos 8 cremallera 12', 'no hago cuero'],
    ],
    [
      'it',
      'riparo biciclette a mantova foratura 8 revisione 40 dal martedì al sabato 9-18 niente monopattini',
      ['foratura 8 revisione 40', 'niente monopattini'],
    ],
    [
      'nl',
      'hondentrimmer in sneek kleine hond 35 grote 60 di tm za 9-17 alleen contant geen katten',
      ['kleine hond 35 grote 60', 'di tm za 9-17'],
    ],
    [
      'pt',
      'conserto de bicicleta em pelotas pneu 15 revisão 60 seg a sab 9 as 18 não faço moto',
      ['pneu 15 revisão 60', 'não faço moto'],
    ],
    [
      'ja',
      '自転車の修理 弘前 パンク1200円 月曜休み 雨の日は電話ください',
      ['パンク1200円', '月曜休み'],
    ],
    ['kr', '자전거 수리 제천 펑크 만원 월요일 쉼 출장도 갑니다', ['월요일 쉼', '출장도 갑니다']],
  ])('tells what is one thing in one piece, in %s', (locale, brief, told) => {
    const reading = read(brief, { language: locale, fallback: locale })
    const said = statementsOf(reading).map(({ span }) => brief.slice(...span))
    expect(said).toEqual(expect.arrayContaining(told))
  })
})
