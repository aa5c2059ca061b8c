import { describe, expect, it } from 'vitest'
import { textFields } from '#shared/page/block-props.ts'
import type { PageDocument, PageLanguage } from '#shared/page/document.ts'
import { plainText, type RichText } from '#shared/page/rich-text.ts'
import { ledgerFaults } from '#test/briefs/ledger-faults.ts'
import { composedDocument } from '#test/support/composed-document.ts'

const page = (brief: string, locale: PageLanguage) => composedDocument(brief, { locale, seed: 0 })

function textsOf({ blocks }: PageDocument): string[] {
  return Object.values(blocks).flatMap(({ type, props }) =>
    textFields(type, props).map(({ value }) =>
      typeof value === 'string' ? value : plainText((value ?? []) as RichText),
    ),
  )
}

/** Briefs that lists were cut out of badly, and the sentence their page has in that place. */
const mended: { brief: string; locale: PageLanguage; not: string; whole: string }[] = [
  {
    brief:
      'Clínica dentária Sorriso Aberto, Vila Nova de Gaia. Implantes, ortodontia, branqueamento. Primeira consulta 25 €.',
    locale: 'pt',
    not: 'Primeira',
    whole: 'Primeira consulta',
  },
  {
    brief:
      'Polderpeil – app voor waterstanden voor loonwerkers. Gratis tot drie percelen, daarna € 6 per maand. Waarschuwt per sms.',
    locale: 'nl',
    not: 'Daarna',
    whole: 'Gratis tot drie percelen, daarna € 6 per maand.',
  },
  {
    brief:
      'La Bécane à Jules, atelier associatif à Roubaix. Adhésion 15 € par an, prix libre pour le reste.',
    locale: 'fr',
    not: 'Reste',
    whole: 'Adhésion 15 € par an, prix libre pour le reste.',
  },
  {
    brief:
      'Mon salon de coiffure à La Rochelle porte le prénom de ma grand-mère : Ernestine. Ambiance calme, pas de radio, colorations végétales. Coupe femme 38 €.',
    locale: 'fr',
    not: 'Ambiance calme',
    whole: 'Ambiance calme, pas de radio, colorations végétales.',
  },
  {
    brief:
      'i do gardens. mowing hedges fencing. based in Tralee. have my own van. reasonable. call 066 712 3450',
    locale: 'en',
    not: 'Reasonable',
    whole: 'Have my own van. reasonable.',
  },
]

describe('the plain sentence stands', () => {
  it.each(mended)('in the place of “$not”', ({ brief, locale, not, whole }) => {
    const texts = textsOf(page(brief, locale))
    expect(texts).not.toContain(not)
    expect(texts.some((text) => text.includes(whole))).toBe(true)
  })

  it.each(mended)('in “$whole”, and every letter is told once', ({ brief }) => {
    expect(ledgerFaults(brief)).toEqual([])
  })
})

it.each([
  ['奈良で家族写真を撮っています。鹿と一緒に撮れます。', '奈良で家族写真を撮っています'],
  ['体が硬い人にストレッチ教えます 前橋 一回5000', '体が硬い人にストレッチ教えます'],
])('a headline ends where its clause does: %s', (brief, title) => {
  expect(page(brief, 'ja').blocks.hero?.props.title).toBe(title)
})

it('what the headline says is not told once more below', () => {
  const texts = textsOf(page('nettoyage de tombes secteur arras', 'fr'))
  expect(texts.filter((text) => text.startsWith('Nettoyage de tombes'))).toHaveLength(1)
})
