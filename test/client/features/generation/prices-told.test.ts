import { expect, it } from 'vitest'
import { factText } from '#client/features/generation/understood.ts'
import type { I18n } from '#client/platform/i18n.tsx'
import { composedPage } from '#test/server/commands/commanded-page.ts'

const i18n = { t: (key: string) => key, tag: 'de', locale: 'de' } as unknown as I18n

it('prices are told as the page writes them, not counted', () => {
  const page = composedPage(
    'Schreinerei Holz & Hobel in Freiburg. Küchen ab 8.000 €, Treppen ab 4.500 €. Telefon 0761 4960123.',
    'de',
  )
  const told = factText('prices', page, i18n).replaceAll('\u00A0', ' ')
  expect(told).toBe('Küchen ab 8.000 € · Treppen ab 4.500 €')
})
