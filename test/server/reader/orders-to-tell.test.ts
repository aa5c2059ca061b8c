import { describe, expect, it } from 'vitest'
import { asMeant } from '#server/reader/as-meant.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { pageTexts } from '#test/support/page-texts.ts'

const told = (brief: string, locale: string) => asMeant(brief, locale).text

describe('what is ordered to be told', () => {
  it.each([
    ['en', 'Please mention that parking is behind the church.', 'parking is behind the church.'],
    ['en', 'u can say I trained 3 years in Chagford.', 'I trained 3 years in Chagford.'],
    ['en', 'say we take cards.', 'we take cards.'],
    [
      'fr',
      "d'ailleurs mets que c'est le week-end et les soirs.",
      "c'est le week-end et les soirs.",
    ],
    [
      'fr',
      "Merci de préciser que le parking est derrière l'église.",
      "le parking est derrière l'église.",
    ],
    ['es', 'Pon que también abro los sábados.', 'también abro los sábados.'],
    ['it', 'Scrivete che il parcheggio è dietro la chiesa.', 'il parcheggio è dietro la chiesa.'],
    ['pt', 'põe que o estacionamento é atrás da igreja.', 'o estacionamento é atrás da igreja.'],
    ['pt', 'só põe que não faz propaganda política.', 'não faz propaganda política.'],
  ])('in %s stands without the order: %s', (locale, order, rest) => {
    const brief = `Ola 12. ${order}`
    expect(told(brief, locale)).toBe(`Ola 12. ${rest}`)
  })

  it.each<[PageLanguage, string, string]>([
    ['en', "We fell out, so no reason, just put 'no alcohol'.", 'no alcohol'],
    ['fr', 'La raison, laissez tomber, mettez juste « sans alcool ».', 'sans alcool'],
    ['it', 'Il motivo no, scrivete solo «senza alcol».', 'senza alcol'],
    ['nl', "De reden hoeft niet, zet er alleen 'zonder alcohol' op.", 'zonder alcohol'],
  ])('in %s is only what is quoted: %s', (locale, order, rest) => {
    const texts = pageTexts(
      `Officina bici a Ferrara, foratura 8 €. ${order} Tel. 333 555 0146.`,
      locale,
    )
    const found = texts.find((text) => text.toLowerCase().includes(rest))
    expect(
      found
        ?.replace(/[^\p{L}\s]/gu, '')
        .trim()
        .toLowerCase(),
    ).toBe(rest)
  })

  it.each([
    [
      'en',
      'dont say that i wash them because i burnt one once the phone is 07700 900418 and whatsapp is the same',
      '07700 900418',
    ],
    [
      'de',
      'schreib nicht dass ich sie wasche weil mir mal eins verbrannt ist die nummer ist 0664 5550193',
      '0664 5550193',
    ],
    [
      'fr',
      "ne mets pas que je les lave parce que j'en ai brûlé un le téléphone c'est 06 39 98 01 27",
      '06 39 98 01 27',
    ],
    [
      'es',
      'no pongas que los lavo porque ya no los lavo yo que me quemé con uno el teléfono es el 655 55 01 82',
      '655 55 01 82',
    ],
    [
      'it',
      "non scrivere che li lavo perché uno l'ho bruciato il telefono è 333 555 0146",
      '333 555 0146',
    ],
    [
      'nl',
      'schrijf niet dat ik ze was want ik heb er een verbrand het nummer is 0470 55 01 36',
      '0470 55 01 36',
    ],
  ])('in %s a number behind what is not is told', (locale, said, number) => {
    expect(told(`Ola 12. ${said}`, locale)).toMatch(
      new RegExp(`^Ola 12\\. \\P{N}{0,24}${number}`, 'u'),
    )
  })

  it('is told where it answers a question', () => {
    const said =
      'Show in the field. I suppose no dogs except on a lead? Yes put that. Free parking.'
    expect(told(said, 'en')).toBe('Show in the field. no dogs except on a lead. Free parking.')
  })

  it.each([
    ['en', 'alpacas NO (i tried once, dont put it like that).', 'alpacas NO.'],
    ['fr', 'alpagas NON (jai essayé, le met pas comme ca hein).', 'alpagas NON.'],
    ['de', 'Alpakas NEIN (einmal probiert, schreib das nicht so).', 'Alpakas NEIN.'],
    ['es', 'alpacas NO (lo probé una vez, no lo pongas así).', 'alpacas NO.'],
  ])('in %s is told without how it is not to be put', (locale, said, rest) => {
    expect(told(`Ola 12. ${said}`, locale)).toBe(`Ola 12. ${rest}`)
  })

  it('is who answers in place of another', () => {
    const brief = `This is the poster from last year, changes underneath.

KILBRANNAGH DAY
Sunday 24th August 2025, 12 noon
Enquiries: Packie 087 555 0131

It is Sunday 23rd August 2026 this time. Put Noreen 086 555 0177 instead. Wheelchair parking at the gate.`
    const meant = told(brief, 'en')
    expect(meant).toContain('Enquiries: Noreen 086 555 0177')
    expect(meant).not.toMatch(/Put Noreen|instead/)
  })

  it('is told with what costs something before it', () => {
    const brief = "Bike repairs in Ludlow, punctures from £8. Don't say why. Closed in May."
    expect(told(brief, 'en')).toContain('punctures from £8')
  })

  it.each([
    ['en', 'Mention that you saw this page and get 10% off.'],
    ['en', "Please write 'raffle' on your envelope."],
    ['fr', 'Dites que vous venez de la part de Luc.'],
    ['de', 'Schreibt, dass ihr kommt.'],
    ['ja', '備考欄に「初回」と書いてください。'],
    ['kr', "봉투에 '회비'라고 적어 주세요."],
  ])('in %s is not what visitors are asked to say: %s', (locale, sentence) => {
    expect(told(`Ola 12. ${sentence}`, locale)).toBe(`Ola 12. ${sentence}`)
  })
})
