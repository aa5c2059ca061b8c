import { describe, expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { applyEdits } from '#shared/page/restore/invert-op.ts'
import { composedDocument } from '#test/support/composed-document.ts'

const heroOf = (brief: string, locale: PageLanguage) =>
  composedDocument(brief, { locale, seed: 0 }).blocks.hero?.props

describe('what somebody holds on a day is the headline, and whoever holds it stands above', () => {
  it.each<[PageLanguage, string, string, string]>([
    [
      'en',
      'The Bell Hollow Volunteer Fire Department will hold its fall pancake breakfast on Sunday, October 18, from 7 to 11 a.m. at the station, 12 Mill Road. Adults $9, kids $5.',
      'Fall pancake breakfast',
      'Bell Hollow Volunteer Fire Department',
    ],
    [
      'en',
      'The Ely Rowing Club holds its Long Dark Paddle on Saturday 12 June 2027. Boats leave from the slipway at 4 Quay Lane, Ely, at 8.30pm. Entry £18, juniors £9.',
      'Long Dark Paddle',
      'Ely Rowing Club',
    ],
    [
      'fr',
      'Le Club Nautique de Givet organise sa Grande Descente le samedi 12 juin 2027. Départ à 9 h au quai des Fours. Inscription 15 €.',
      'Grande Descente',
      'Club Nautique de Givet',
    ],
    [
      'it',
      'Il Gruppo Alpini di Varzi invita alla «Camminata dei Ciliegi», domenica 18 maggio 2027, alle 9. La quota è di 15 euro.',
      'Camminata dei Ciliegi',
      'Gruppo Alpini di Varzi',
    ],
    [
      'en',
      'The Ely Film Club shows "Metropolis" on Friday 12 June 2027 at 8pm. Entry £5.',
      'Metropolis',
      'Ely Film Club',
    ],
    [
      'de',
      'Die Freiwillige Feuerwehr Oberbach veranstaltet am Samstag, 6. Februar, ihr traditionelles Schlachtfest im Gerätehaus. Beginn 11 Uhr.',
      'Traditionelles Schlachtfest',
      'Freiwillige Feuerwehr Oberbach',
    ],
    [
      'fr',
      "L'association Les Hirondelles organise sa brocante annuelle le dimanche 24 mai de 7h à 17h à Sainte-Walburge.",
      'Brocante annuelle',
      "L'association Les Hirondelles",
    ],
    [
      'es',
      'La Asociación de Vecinos El Olivar celebra su verbena de San Juan el sábado 20 de junio a partir de las 21 h en la plaza Mayor. Entrada libre.',
      'Verbena de San Juan',
      'Asociación de Vecinos El Olivar',
    ],
    [
      'it',
      "L'Associazione Amici del Borgo organizza la festa di Sant'Antonio Abate domenica 17 gennaio 2027, dalle 10 fino a sera, nel borgo.",
      "Festa di Sant'Antonio Abate",
      'Associazione Amici del Borgo',
    ],
    [
      'it',
      'Sabato 6 febbraio il gruppo scout La Rondine organizza la sua cena di beneficenza nel salone parrocchiale di Velleta. Adulti 16 euro.',
      'Cena di beneficenza',
      'Gruppo scout La Rondine',
    ],
    [
      'pt',
      'A Associação Recreativa da Várzea organiza o seu arraial de São João no sábado 20 de junho, a partir das 19h, no Jardim da Várzea. Entrada livre.',
      'Arraial de São João',
      'Associação Recreativa da Várzea',
    ],
    [
      'nl',
      'Op zaterdag 6 februari houdt scoutsgroep De Zwaluw haar jaarlijkse spaghettiavond in de parochiezaal van Velzeke. Aanschuiven kan tussen 17.30 en 21 uur.',
      'Jaarlijkse spaghettiavond',
      'Scoutsgroep De Zwaluw',
    ],
    [
      'ja',
      '緑町自治会では8月7日（土）17時から夏祭りをみどり公園で開催します。入場無料。',
      '夏祭り',
      '緑町自治会',
    ],
    [
      'kr',
      '10월 17일 토요일 오전 10시부터 한울마을 주민회에서 마을장터를 엽니다. 장소는 한울초등학교 운동장입니다.',
      '마을장터',
      '',
    ],
  ])('%s: %s', (locale, brief, title, holder) => {
    const hero = heroOf(brief, locale)
    expect(hero?.title).toBe(title)
    expect(hero?.eyebrow).toBe(holder)
  })
})

it('who opens with a party, or is a festival, keeps its name above the page', () => {
  expect(
    heroOf(
      'Corner Kitchen opens with a party on 4 May at 12 Mill Road, Leeds. Soup and bread.',
      'en',
    )?.title,
  ).toContain('Corner Kitchen')
  expect(
    heroOf('Kestrel is a music festival in Hull on 4 July. Tickets £12 at the gate.', 'en')?.title,
  ).not.toBe('Music festival')
})

it('what is held is what the page is found by, before the name of who holds it, and is renamed there', () => {
  const page = composedDocument(
    'The Ely Rowing Club holds its Long Dark Paddle on Saturday 12 June 2027. Entry £18.',
    { locale: 'en', seed: 0 },
  )
  expect(page.meta.title).toBe('Long Dark Paddle · Ely Rowing Club')
  const renamed = applyEdits(page, [
    { op: 'set', id: 'hero', path: 'title', value: 'Short Dark Paddle' },
  ]).document
  expect(renamed.meta.title).toBe('Short Dark Paddle · Ely Rowing Club')
  expect(renamed.facts.name).toBe('Ely Rowing Club')
})
