import { describe, expect, it } from 'vitest'
import { composer } from '#server/composer/compose.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { pageTexts } from '#test/support/page-texts.ts'

const composed = (brief: string, locale: PageLanguage) =>
  composer.compose({
    brief,
    locale,
    locales: [],
    fallback: locale,
    seed: 0,
    now: Date.UTC(2026, 10, 20),
    known: { facts: {} },
  })

describe('what the tagger takes for a request', () => {
  it('is told where the whole sentence says so', () => {
    const brief =
      "Nous nous marions le samedi 5 juin 2027 et nous aimerions une page pour nos invités. La cérémonie a lieu à 15 h à la mairie d'Uzès. Il n'y a pas de tenue imposée, mais le jardin est en herbe : évitez les talons fins. Les enfants sont les bienvenus. Lise et Bruno"
    expect(pageTexts(brief, 'fr').join(' ')).toContain('évitez les talons fins')
  })

  it('waits where that is in doubt', () => {
    const brief =
      "Nous nous marions le samedi 5 juin 2027 et nous aimerions une page pour nos invités. La cérémonie a lieu à 15 h à la mairie d'Uzès. Les enfants sont les bienvenus. Lise et Bruno"
    const { ledger } = composed(brief, 'fr')
    const of = ledger.spans.find(({ span }) => brief.slice(...span).includes('nos invités'))
    expect(of?.left ?? (of?.at?.length ?? 0) > 0).toBe(true)
  })

  it('is neither where a button is asked for', () => {
    const brief =
      'Quartierverein Erlenmatt in Olten. Am Samstag, 5. September, ist unsere Velobörse auf dem Schulhausplatz. Wir suchen noch Helferinnen. Der Knopf soll zur Anmeldung als Helfer führen.'
    const { ledger } = composed(brief, 'de')
    expect(pageTexts(brief, 'de').join(' ')).not.toContain('Knopf')
    expect(
      ledger.spans.some(({ span, left }) => left && brief.slice(...span).includes('Knopf')),
    ).toBe(false)
  })
})
