import { describe, expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { composedDocument } from '#test/support/composed-document.ts'

const composed = (locale: PageLanguage, brief: string) =>
  composedDocument(brief, { locale, seed: 0 }).blocks

describe('what stands under a headline that says who and what', () => {
  it.each<[PageLanguage, string, string]>([
    [
      'fr',
      'Je suis kinésithérapeute à Jambes et je m’appelle Émilie Dothée. Je reçois au cabinet, rue de Dave 312, du lundi au vendredi de 8 h à 18 h 30.\n\nJe travaille surtout avec des personnes opérées du genou ou de la hanche et des personnes âgées qui ont peur de tomber. Le cabinet est de plain-pied. Les rendez-vous se prennent par téléphone au 081 55 52 71.',
      'Je travaille surtout avec',
    ],
  ])('%s: is whom its owner works with', (locale, brief, lead) => {
    expect(String(composed(locale, brief).hero?.props.lead)).toContain(lead)
  })
})

it('a headline ends before the way a number is reached', () => {
  const { hero, features } = composed('pt', 'conserto celular na hora em olinda zap 81 98555-0142')
  expect(hero?.props.title).toBe('Conserto celular na hora em Olinda')
  // Nor is all of the brief told once more.
  expect(features).toBeUndefined()
})

it('a further date stands among the dates, whatever it costs', () => {
  const brief =
    'hey wij zijn De Natte Sokken een coverband uit Aalst. komende optredens vr 22 mei wijkfeest Mijlbeek gratis, za 13 juni fuif chiro Erembodegem 5 euro. boeken mailen naar boek@sokken.example'
  expect(JSON.stringify(composed('nl', brief).events?.props)).toContain('Erembodegem')
})

it('the town of a door that opens is where one finds it, and no area served', () => {
  const brief = '豆腐屋です 朝6時から売り切れまで 日曜休み 尾道市久保 小川豆腐店'
  expect(composed('ja', brief).place?.props.title).toBe('アクセス')
})

it('what a missed appointment costs is a rule, where a page has no price', () => {
  const brief =
    'Je suis kinésithérapeute à Jambes et je m’appelle Émilie Dothée. Je suis conventionnée. Le cabinet est de plain-pied et l’on peut se garer devant. Si je suis avec un patient, laissez un message : je rappelle toujours le jour même. Un rendez-vous annulé moins de 24 heures à l’avance est compté quinze euros. Appelez le 081 55 52 71.'
  const { services, features, faq, about } = composed('fr', brief)
  expect(services).toBeUndefined()
  expect(JSON.stringify([features, faq, about])).toContain('est compté')
})
