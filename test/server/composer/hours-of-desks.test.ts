import { describe, expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { composedDocument } from '#test/support/composed-document.ts'

const page = (brief: string, locale: PageLanguage) => composedDocument(brief, { locale, seed: 0 })

describe('hours of a part of the house alone', () => {
  it.each<[PageLanguage, string, string, string]>([
    [
      'it',
      'Coro Polifonico di Pinerolo. Segreteria: martedì e giovedì 20.30–22. Tel 0121 555 014',
      'Segreteria',
      'Tu,Th 20:30-22:00',
    ],
    [
      'fr',
      'École de conduite Roussel à Dole. Bureau ouvert du mardi au vendredi de 14h à 19h.',
      'Bureau',
      'Tu-Fr 14:00-19:00',
    ],
    [
      'en',
      'Larkfield Storage in Hereford. The office is open 8.30 am to 7 pm every day.',
      'Office',
      'Mo-Su 08:30-19:00',
    ],
    [
      'ja',
      'みどり合唱団です。事務局の受付は平日10時から17時まで。電話 03-5550-0123。',
      '事務局',
      'Mo-Fr 10:00-17:00',
    ],
  ])('%s: %s', (locale, brief, title, hours) => {
    const { facts, blocks } = page(brief, locale)
    expect(facts.hours).toBe(hours)
    expect(blocks.hours?.props.title).toBe(title)
  })
})

describe('hours of a part of the house beside those of the house', () => {
  it.each<[PageLanguage, string, string, string]>([
    [
      'en',
      'The Copper Bell is a pub in Ludlow. Open every day 11am to 11pm. Kitchen open Tuesday to Saturday 12-2.30 and 6-9.',
      'Mo-Su 11:00-23:00',
      'Kitchen open Tuesday to Saturday 12-2.30 and 6-9.',
    ],
    [
      'it',
      'palestra verticale a lecco, aperta tutti i giorni 10-23, segreteria lun mer ven 17-20, tel 0341 555 012',
      'Mo-Su 10:00-23:00',
      'Segreteria lun mer ven 17-20.',
    ],
    [
      'fr',
      'Théâtre de la Bobine, à Nevers. Ouvert du mercredi au samedi 18h-23h. Billetterie : mardi et jeudi 14h-17h.',
      'We-Sa 18:00-23:00',
      'Billetterie : mardi et jeudi 14h-17h.',
    ],
  ])('stand below them in their own words, %s: %s', (locale, brief, hours, note) => {
    const { facts, blocks } = page(brief, locale)
    expect(facts.hours).toBe(hours)
    expect(String(blocks.hours?.props.note).toLowerCase()).toContain(note.toLowerCase())
  })

  it('make no week of the house where another part has the rest', () => {
    const brief = 'Farm in Devon. Cafe open Wed to Sun 9-4, farm shop Mon to Sat 9-5.30.'
    const { facts, blocks } = page(brief, 'en')
    expect(facts.hours).toBeUndefined()
    expect(blocks.hours?.props.note).toContain('farm shop Mon to Sat 9-5.30')
  })
})
