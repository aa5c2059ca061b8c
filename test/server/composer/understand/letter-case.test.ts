import { describe, expect, test } from 'vitest'
import { letterCase } from '#server/composer/understand/letter-case.ts'
import { understand } from '#server/composer/understand/understand.ts'

const facts = (brief: string) => understand(brief, { locale: null, fallback: 'en' }).facts
const told = (brief: string) => [facts(brief).name?.value, facts(brief).place?.value]

describe('capitals', () => {
  test('tell names only where the brief uses them as its language does', () => {
    expect(letterCase('Marrow & Rye is a bakery in Frome. Open daily.')).toBe('mixed')
    expect(letterCase('PADARIA PÃO DO BAIRRO, CURITIBA')).toBe('upper')
    expect(letterCase('oficina mecanica do Tião, óleo R$ 120. rua das palmeiras 4')).toBe('lower')
  })

  test.each([
    [
      'BARBERSHOP THE RAZOR ROOM, 22 KING STREET, CARDIFF. CUTS £18',
      'BARBERSHOP THE RAZOR ROOM',
      '22 KING STREET, CARDIFF',
    ],
    [
      'WE ARE GREEN THUMB LANDSCAPING IN BOISE. LAWNS, HEDGES AND PATIOS.',
      'GREEN THUMB LANDSCAPING',
      'BOISE',
    ],
    [
      'FLEURISTE ROSE ET LIN A TOURS. BOUQUETS A PARTIR DE 20 EUROS.',
      'FLEURISTE ROSE ET LIN',
      'TOURS',
    ],
    [
      'we are the salt pig, a deli with six tables near Kendal. sandwiches £7',
      'the salt pig',
      'Kendal',
    ],
    ['friseursalon kopfsache in kiel, damenschnitt 39 euro', 'friseursalon kopfsache', 'kiel'],
    [
      'studio di pilates corpo libero, via roma 12, pisa. lezione 18 euro',
      'studio di pilates corpo libero',
      'via roma 12, pisa',
    ],
  ])('%s', (brief, name, place) => {
    expect(told(brief)).toEqual([name, place])
  })

  test.each([
    'padaria artesanal em lisboa, pão de massa mãe, bolos',
    'restaurant gastronomique à lyon, menu 45 euros, ouvert le midi',
    'cosy tea room in york, scones and sandwiches',
    'need a site for my locksmith business. 24 hours, all over leeds.',
  ])('what is only described has no name: %s', (brief) => {
    expect(facts(brief).name).toBeUndefined()
  })
})
