import { describe, expect, it } from 'vitest'
import type { BlockType } from '#shared/blocks/index.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { placedBriefs } from '../../briefs/placed-briefs.ts'
import { underHeadings } from '../../briefs/section-measures.ts'
import { composedDocument } from '../../support/composed-document.ts'

/** Of 100 pieces that pages of test's briefs tell in words: 81 stand where an editor would tell them. */
const leastRight = 0.79

it('what a brief tells stands mostly where an editor would tell it', { timeout: 60_000 }, () => {
  const test = placedBriefs().filter(({ split }) => split === 'test')
  const { right, shown } = underHeadings(test)
  expect(shown).toBeGreaterThan(2000)
  expect(right / shown).toBeGreaterThan(leastRight)
})

describe('a statement that names no section stands where it is looked for', () => {
  it.each<[PageLanguage, string, BlockType, string]>([
    [
      'en',
      'Bramble & Fig, a plant shop on Castle Street in Ludlow. walk-ins fridays. repotting while you wait, delivery by bike. cash or bank transfer. ring 01584 555 014.',
      'hours',
      'Walk-ins Fridays',
    ],
    [
      'de',
      'Polsterei Lindner in Görlitz. Stühle und Sessel, auch Bezüge für Boote. Kostenvoranschlag gratis, Anzahlung ein Drittel. Donnerstags bis acht. Telefon 03581 555 014.',
      'hours',
      'Donnerstags bis acht',
    ],
    [
      'fr',
      'Je répare des vélos à Gap. Révisions, roues, freins. Paiement en espèces ou par virement. Ouvert aussi le samedi matin. 06 55 55 01 42.',
      'services',
      'Paiement en espèces',
    ],
    [
      'es',
      'Taller de cerámica en Lugo. Tornos, esmaltes y horno propio. Sábados por la mañana para niños. Se paga al llegar. 982 555 014.',
      'hours',
      'Sábados por la mañana',
    ],
    [
      'ja',
      '倉敷の小さな写真館です。証明写真、家族写真、七五三。土曜は夜7時まで。お支払いは現金のみ。電話086-555-0142。',
      'hours',
      '土曜は夜7時まで',
    ],
  ])('in %s', (locale, brief, type, said) => {
    const { blocks } = composedDocument(brief, { locale, seed: 0 })
    const told = Object.values(blocks).filter((block) => block.type === type)
    expect(JSON.stringify(told)).toContain(said)
  })
})

it('a price that holds on some days is no hours', () => {
  const { blocks } = composedDocument(
    "We hire out two rowing boats in Pulborough, we're called Fernley Boats. The small one is Teal, takes two, £18 mon to thurs and £24 fri to sun and bank holidays. The long one is Heron, takes six and is £40. Life jackets are in the price. Ring 01798 555 014.",
    { seed: 0 },
  )
  expect(JSON.stringify(blocks.services?.props)).toContain('The small one is Teal')
  expect(blocks.hours).toBeUndefined()
})
