import { expect, it } from 'vitest'
import { pageTexts } from '#server/commands/carry-out/page-texts.ts'
import { commanded, composedPage } from './commanded-page.ts'

const page = composedPage(
  'Salt & Ember is a pottery in Falmouth. Open Wednesday to Sunday 10:00-17:00. Six-week wheel course £210. Call 01326 555 014. We fire twice a month. Children are welcome from eight.',
)

it.each([
  [
    'en',
    'Add a cancellation policy: full refund up to 48 hours before',
    'full refund up to 48 hours before',
  ],
  ['en', 'Add a section about parking: free behind the house', 'free behind the house'],
  [
    'de',
    'Füge eine Stornoregel hinzu: bis 48 Stunden vorher kostenlos',
    'bis 48 Stunden vorher kostenlos',
  ],
  [
    'fr',
    "Ajoute les conditions d'annulation : remboursement complet jusqu'à 48 h avant",
    "remboursement complet jusqu'à 48 h avant",
  ],
  [
    'es',
    'Añade la política de cancelación: devolución completa hasta 48 horas antes',
    'devolución completa hasta 48 horas antes',
  ],
  [
    'it',
    'Aggiungi la politica di cancellazione: rimborso completo fino a 48 ore prima',
    'rimborso completo fino a 48 ore prima',
  ],
  [
    'pt',
    'Adiciona a política de cancelamento: devolução total até 48 horas antes',
    'devolução total até 48 horas antes',
  ],
  [
    'nl',
    'Voeg een annuleringsregeling toe: tot 48 uur vooraf alles terug',
    'tot 48 uur vooraf alles terug',
  ],
] as const)('in %s what stands behind a colon is told as it is: %s', (locale, wish, told) => {
  const { document } = commanded(page, wish, locale)
  expect(pageTexts(document).join('\n').toLowerCase()).toContain(told.toLowerCase())
  // Of "48 hours" nothing is a price.
  expect(document.facts.prices).toEqual(page.facts.prices)
})

it.each([
  ['es', 'junta estas dos partes: nuestra historia y las ventajas'],
  ['pt', 'junta estas duas partes: a nossa história e as vantagens'],
  ['nl', 'voeg deze twee delen samen: over ons en de pluspunten'],
] as const)('in %s parts named behind a colon are no text of the page: %s', (locale, wish) => {
  expect(() => commanded(page, wish, locale)).toThrow('not understood')
})
