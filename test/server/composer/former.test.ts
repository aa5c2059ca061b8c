import { describe, expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { composedDocument } from '#test/support/composed-document.ts'
import { pageTexts } from '#test/support/page-texts.ts'

describe('what no longer holds', () => {
  it.each<[PageLanguage, string, string, string]>([
    [
      'en',
      'Tin whistle lessons in Bangor with Nuala Dunne, £18 for half an hour. The leaflet in the library still says £15, please ignore it. Tuesdays and Fridays.',
      '18',
      '15',
    ],
    [
      'de',
      'Nähkurs im Pfarrhaus Lindau, 55 Euro für vier Abende. Auf dem alten Flyer stehen noch 48 Euro, den bitte nicht beachten. Leitung Frau Ebner.',
      '55',
      '48',
    ],
    [
      'fr',
      "Atelier de vannerie à Uzès, 60 euros la journée. Le vieux dépliant annonce encore 52, n'en tenez pas compte. Panier fourni.",
      '60',
      '52',
    ],
    [
      'es',
      'Taller de cerámica en Úbeda, 35 euros la tarde. En el folleto de la biblioteca todavía pone 28, no hagas caso. Delantal incluido.',
      '35',
      '28',
    ],
    [
      'nl',
      'Workshop vilten in Zutphen, 45 euro per persoon. In de folder staat nog 39, dat bedrag geldt niet meer. Koffie inbegrepen.',
      '45',
      '39',
    ],
  ])('stands on no page in %s', (locale, brief, now, before) => {
    const page = pageTexts(brief, locale).join('\n')
    expect(page).toContain(now)
    expect(page).not.toContain(before)
  })

  it('gives way to the number that is rung', () => {
    const { facts } = composedDocument(
      'Oven repairs by Piet Bakker in Ripon. The number on the van, 01765 555014, was cut off in May, ignore it. Ring 01765 555019. Call-out £40.',
      { locale: 'en', seed: 0 },
    )
    expect(facts.phone).toMatch(/555 ?019/)
  })

  it('stays where it is told to visitors', () => {
    const page = pageTexts(
      'Velvet Owl is a dress shop in Leeds. All coats were £90, now £60. We were a bank until 1998.',
      'en',
    ).join('\n')
    expect(page).toMatch(/90[\s\S]*60/)
    expect(page).toContain('bank until 1998')
  })
})
