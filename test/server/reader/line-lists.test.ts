import { describe, expect, it } from 'vitest'
import { read } from '#server/reader/read.ts'

const listsOf = (brief: string, language: string) => {
  const { lists, text } = read(brief, { language, fallback: language })
  const said = (span: readonly [number, number]) => text.raw.slice(...span)
  return lists.map(({ heading, lines, role }) => ({
    role,
    heading: heading && said(heading.span),
    lines: lines.map(({ span }) => said(span)),
  }))
}

describe('a list typed line by line', () => {
  it('of prices keeps each line whole, commas and all', () => {
    const brief =
      'I mend clocks in Wells.\n\nWhat it costs:\n- Cleaning: £45\n- Keys, springs and small parts: £20 an hour, parts extra\n- Looking at a clock before you buy it: £30\n\nI don’t sell clocks. Ring 01632 960 155.'
    expect(listsOf(brief, 'en')).toEqual([
      {
        role: 'price',
        heading: 'What it costs',
        lines: [
          'Cleaning: £45',
          'Keys, springs and small parts: £20 an hour, parts extra',
          'Looking at a clock before you buy it: £30',
        ],
      },
    ])
    const prices = read(brief, { language: 'en', fallback: 'en' }).facts.prices
    expect(prices.map(({ value }) => [value.item, value.amount, value.unit])).toEqual([
      ['Cleaning', 45, undefined],
      ['Keys, springs and small parts', 20, 'hour'],
      ['Looking at a clock before you buy it', 30, undefined],
    ])
  })

  it('has the unit that stands over it', () => {
    const brief =
      'La Casa del Olmo en Soria.\n\nTarifas por noche:\nTemporada baja (octubre a mayo): 90 €\nTemporada alta (julio y agosto): 140 €\n\nLos perros son bienvenidos.'
    const prices = read(brief, { language: 'es', fallback: 'es' }).facts.prices
    expect(prices.map(({ value }) => [value.amount, value.unit])).toEqual([
      [90, 'night'],
      [140, 'night'],
    ])
  })

  it('of hours is read whole or not at all', () => {
    const week = 'Maandag en dinsdag: gesloten\nWoensdag t/m vrijdag: 11.00 – 17.30 uur\n'
    const brief = (last: string) =>
      `Boekwinkel De Kaft in Zwolle.\n\nOpeningstijden\n${week}${last}`
    const hoursOf = (said: string) =>
      read(said, { language: 'nl', fallback: 'nl' }).facts.hours?.value
    expect(hoursOf(brief('Zaterdag: 10.00 – 17.00 uur'))).toBe(
      'We-Fr 11:00-17:30; Sa 10:00-17:00; Mo-Tu off',
    )
    const odd = brief('Zaterdag: 10.00 – 17.00 uur\nEerste zondag van de maand: 13.00 – 17.00 uur')
    expect(hoursOf(odd)).toBeUndefined()
    expect(listsOf(odd, 'nl')[0]?.lines).toHaveLength(4)
  })

  it('of a day has a time before each thing, from and until among them', () => {
    const brief =
      'La Fête du Pain à Aubrac.\n\nAu programme :\n- 11 h : ouverture, avec la fanfare\n- 12 h à 15 h : dégustation\n- 15 h 30 : atelier pour les enfants (gratuit)\n'
    expect(listsOf(brief, 'fr')).toMatchObject([{ role: 'programme', heading: 'Au programme' }])
  })

  it('ends where a line is about something else', () => {
    const brief =
      'Reis Kubota\nKonbu rice 1kg 9 €\nBrown rice 1kg 8 €\nRice flour 500g 4 €\nMill Street 4, Leeds\nMon-Fri 9-5'
    expect(listsOf(brief, 'en').map(({ lines }) => lines.length)).toEqual([3])
  })
})
