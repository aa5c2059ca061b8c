import { expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { composedDocument } from '#test/support/composed-document.ts'

const titleOf = (locale: PageLanguage, brief: string) =>
  composedDocument(brief, { locale, seed: 0 }).blocks.hero?.props.title

it.each<[PageLanguage, string, string]>([
  [
    'en',
    'hi we are the Tuesdays, a ceilidh band from Otley, five of us, fiddle and whistle. book Jo 07700 900418',
    'The Tuesdays',
  ],
  [
    'fr',
    'salut on est les Dimanches, groupe de reprises de Nantes, on joue aux mariages. 06 39 98 41 27',
    'Les Dimanches',
  ],
  [
    'de',
    'hallo wir sind die Sonntags, coverband aus kassel, zu fünft. buchung 0171 5550142',
    'Die Sonntags',
  ],
  [
    'pt',
    'oi somos os Amanhã, banda de baile de Viseu, tocamos em casamentos. 912 555 084',
    'Os Amanhã',
  ],
])('in %s who "we are" is told before what we are', (locale, brief, title) => {
  expect(titleOf(locale, brief)).toBe(title)
})

it('what we are two of is no name', () => {
  const brief = 'Wir sind ein Verein, Chor und Orchester in Kassel. Proben dienstags. 0171 5550142'
  expect(titleOf('de', brief)).not.toBe('Ein Verein')
})
