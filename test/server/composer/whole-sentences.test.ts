import { describe, expect, it } from 'vitest'
import { statementsOf } from '#server/composer/material/statement.ts'
import { read } from '#server/reader/read.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { pageTexts } from '#test/support/page-texts.ts'

function statements(brief: string, locale: PageLanguage) {
  const reading = read(brief, { language: null, fallback: locale })
  return statementsOf(reading).map((each) => ({ ...each, said: brief.slice(...each.span) }))
}

describe('a line typed in haste', () => {
  it.each<[PageLanguage, string, string]>([
    [
      'en',
      'ferret boarding in leeds, called the long nap. £7 a night. must be jabbed for distemper, or have had the other jab. nails clipped',
      'Must be jabbed for distemper, or have had the other jab',
    ],
    [
      'pt',
      'chá da vovó lina dia 3 de maio. vai ter pastel, canjica e música. criança pode vir',
      'Vai ter pastel, canjica e música',
    ],
  ])('in %s keeps a sentence whole at its commas', (locale, brief, told) => {
    expect(pageTexts(brief, locale).join(' | ')).toContain(told)
  })

  it('is parted where it tells a sum, hours and more between commas', () => {
    const brief =
      'bistro mole in hull, open from 8, lunch of the day £6.50, soups and buns, closed mondays. we bake at night'
    const told = statements(brief, 'en').map(({ said }) => said)
    expect(told).toContain('open from 8')
    expect(told).toContain('we bake at night')
  })
})

describe('a request and what stands behind it in its sentence', () => {
  it('is offered to its creator, and not lost', () => {
    const brief =
      "Bonjour à vous. Clés Perdues est un service de serrurerie à Namur. Le forfait est de 90 €. Il nous faut une pièce d'identité et une procuration signée ; la porte est ouverte en une heure."
    const covered = statements(brief, 'fr').map(({ said }) => said)
    expect(covered.join(' | ')).toContain('la porte est ouverte en une heure')
  })
})

describe('typed without a mark', () => {
  it.each<[PageLanguage, string, string]>([
    [
      'nl',
      'hoi ik ben truus wij verhuren kippen aan scholen bejaardenhuizen en verjaardagen drie kippen met hok 25 euro per week geen honden los en s nachts het luik dicht bellen 0229 555 015',
      'wij verhuren kippen aan scholen bejaardenhuizen en verjaardagen',
    ],
  ])('in %s what only joins on is not parted from what it joins', (locale, brief, whole) => {
    expect(statements(brief, locale).map(({ said }) => said)).toContain(whole)
  })
})
