import { describe, expect, it } from 'vitest'
import { textFields } from '#shared/page/block-props.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { plainText, type RichText } from '#shared/page/rich-text.ts'
import { composedDocument } from '#test/support/composed-document.ts'

const plain = (value: unknown): string =>
  typeof value === 'string' ? value : plainText((value ?? '') as RichText)

const saidOn = (brief: string, locale: PageLanguage): string =>
  Object.values(composedDocument(brief, { locale, seed: 0 }).blocks)
    .flatMap((block) => textFields(block.type, block.props).map(({ value }) => plain(value)))
    .join(' | ')

describe('a sentence that only says how to get in touch', () => {
  it.each<[PageLanguage, string, string]>([
    ['en', 'Hill Farm Honey in Alford. £6 a jar.', 'To order, please email us at hi@hill.example.'],
    ['en', 'I tune pianos in Leeds, £70 a visit.', 'Call me on 0113 496 0123.'],
    ['de', 'Ich gebe Töpferkurse in Husum.', 'Anmeldung bitte per Mail an kurs@ton.example.'],
    ['fr', 'Je répare des vélos à Nantes.', 'Pour réserver, écrivez-moi : velo@velo.example.'],
    ['es', 'Arreglo bicis en Cádiz.', 'Para reservar, llámame al 956 12 34 56.'],
    ['it', 'Riparo biciclette a Pisa.', 'Per prenotare scrivetemi a bici@bici.example.'],
    ['pt', 'Conserto bicicletas em Braga.', 'Para marcar, ligue para 253 123 456.'],
    ['nl', 'Ik repareer fietsen in Delft.', 'Bel me op 015 212 3456.'],
    ['kr', '대전에서 자전거를 고칩니다.', '예약은 042-123-4567로 전화 주세요.'],
  ])('in %s does not stand beside the row that says it', (locale, brief, way) => {
    expect(saidOn(`${brief} ${way}`, locale)).not.toContain(way)
  })

  it.each<[PageLanguage, string, string]>([
    ['en', 'I tune pianos in Leeds, £70 a visit.', 'Call me after six on 0113 496 0123.'],
    [
      'en',
      'I tune pianos in Leeds.',
      'For bookings call 0113 496 0123, for questions write to anna@tune.example.',
    ],
    ['de', 'Ich gebe Töpferkurse in Husum.', 'Anmeldung nur per Mail an kurs@ton.example.'],
    ['es', 'Arreglo bicis en Cádiz.', 'Pregunta por Maite en el 956 12 34 56.'],
    ['fr', 'Je répare des vélos à Nantes.', 'Écrivez avant le 3 mai à velo@velo.example.'],
    ['kr', '대전에서 자전거를 고칩니다.', '문의는 이메일로만 받습니다: bike@bike.example.'],
  ])('in %s stands where it says when, for what or to whom as well', (locale, brief, way) => {
    expect(saidOn(`${brief} ${way}`, locale)).toContain(way)
  })
})
