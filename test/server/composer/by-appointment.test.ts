import { expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { composedDocument } from '#test/support/composed-document.ts'

const hoursOf = (brief: string, locale: PageLanguage) =>
  composedDocument(brief, { locale, seed: 0 }).blocks.hours?.props

it.each<[PageLanguage, string]>([
  [
    'en',
    'I restore clocks in Ludlow. The workshop is open Tuesday to Thursday, 10 till 4, by appointment only. Ring 01632 960417.',
  ],
  ['ja', '名古屋の鍼灸院です。10時〜19時、完全予約制。日曜休み。電話052-555-0111'],
  [
    'it',
    'Studio di fisioterapia a Lucca. Riceviamo dal martedì al venerdì 9-18 su appuntamento. Tel. 0583 555014.',
  ],
  ['kr', '강릉 네일샵입니다. 화~토 10시~19시 예약제. 010-5550-0147'],
])('hours that are by appointment say so, and say it once: %s', (locale, brief) => {
  expect(hoursOf(brief, locale)).toMatchObject({ byAppointment: true })
  expect(hoursOf(brief, locale)?.note ?? '').toBe('')
})

it.each<[PageLanguage, string]>([
  [
    'de',
    'Polsterei Wiesner in Leipzig. Geöffnet Montag bis Freitag 9–12 und 14–18 Uhr, samstags nach Vereinbarung. Tel. 0341 5550148.',
  ],
  [
    'de',
    'Polsterei Wiesner in Leipzig. Geöffnet Montag bis Freitag 9–17 Uhr oder nach Vereinbarung. Tel. 0341 5550148.',
  ],
  [
    'es',
    'Barro Quieto en Tlaquepaque. Abierto sábados de 10 a 14, otros días solo con cita. WhatsApp 33 5555 0142',
  ],
])('another day or another way by appointment leaves a door open: %s', (locale, brief) => {
  expect(hoursOf(brief, locale)?.byAppointment ?? false).toBe(false)
  expect(hoursOf(brief, locale)?.note).toMatch(/Vereinbarung|cita/)
})

it.each<[PageLanguage, string]>([
  [
    'pt',
    'Sou o Tonho, barbeiro em Olinda. Corte 30, barba 25. Seg a sáb 9h às 19h, atendo sem hora marcada. WhatsApp 81 97777-2222',
  ],
  [
    'de',
    'Friseursalon Haarscharf in Görlitz. Di bis Fr 9-18 Uhr, Sa 8-13 Uhr, ohne Termin. Tel. 0358 1555014',
  ],
  ['fr', 'Coiffeur à Namur. Mardi au samedi de 9h à 17h, sans rendez-vous. 081 55 50 14'],
  ['it', 'Barbiere a Lucca. Martedì-sabato 9-18, senza appuntamento. 0583 555014'],
])('who needs no appointment is not asked for one: %s', (locale, brief) => {
  expect(hoursOf(brief, locale)?.byAppointment ?? false).toBe(false)
  expect(hoursOf(brief, locale)?.note).toMatch(/sem hora|ohne Termin|sans rendez-vous|senza/)
})
