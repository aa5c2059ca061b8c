import { describe, expect, it } from 'vitest'
import { asMeant } from '#server/reader/as-meant.ts'

const meant = (locale: string, brief: string) => asMeant(brief, locale).text

describe('the end of a dictation', () => {
  it.each([
    [
      'en',
      'we wash dogs in Ripon on mondays okay that’s it period thank you',
      'we wash dogs in Ripon on mondays',
    ],
    [
      'de',
      'wir waschen hunde in Fulda und montags ist zu so das war’s danke',
      'wir waschen hunde in Fulda und montags ist zu',
    ],
    [
      'fr',
      'on lave les chiens à Dole le lundi voilà c’est tout merci',
      'on lave les chiens à Dole le lundi',
    ],
    [
      'es',
      'lavamos perros en Lugo los lunes bueno pues eso es todo gracias',
      'lavamos perros en Lugo los lunes',
    ],
    [
      'it',
      'laviamo i cani a Todi e il lunedì siamo chiusi ecco è tutto grazie',
      'laviamo i cani a Todi e il lunedì siamo chiusi',
    ],
    [
      'pt',
      'a gente lava cachorro em Natal na segunda e é isso ponto final',
      'a gente lava cachorro em Natal na segunda',
    ],
    [
      'nl',
      'wij wassen honden in Ede op maandag nou dat was het dankjewel',
      'wij wassen honden in Ede op maandag',
    ],
    [
      'ja',
      '富山で犬を洗っています月曜は休みです以上ですよろしくお願いします',
      '富山で犬を洗っています月曜は休みです',
    ],
    [
      'kr',
      '춘천에서 강아지를 씻겨요 월요일은 쉬어요 이상입니다 감사합니다',
      '춘천에서 강아지를 씻겨요 월요일은 쉬어요',
    ],
  ])('is not told, in %s', (locale, brief, text) => {
    expect(meant(locale, brief)).toBe(text)
  })

  it.each([
    ['en', 'we wash dogs in Ripon on mondays, only small ones, and now we wash cats'],
    ['de', 'wir waschen hunde in Fulda und treffen uns am roten punkt'],
    ['fr', 'on lave les chiens à Dole et les gaufres c’est bon'],
    ['es', 'lavamos perros en Lugo y somos dos nada más'],
    ['it', 'vendiamo a Todi sale grosso e sale fine'],
    ['ja', '会費は一人三千円以上です'],
    ['kr', '춘천에서 강아지를 씻겨요 세 마리 이상은 할인이에요'],
  ])('is no other end, in %s: %s', (locale, brief) => {
    expect(meant(locale, brief)).toBe(brief)
  })
})
