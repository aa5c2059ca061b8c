import { describe, expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { composedDocument } from '#test/support/composed-document.ts'

const said = (locale: PageLanguage, brief: string) =>
  JSON.stringify(composedDocument(brief, { locale }).blocks).replaceAll('\\u00a0', ' ')

/** Typed in haste, commas part sentences; those within a list part none. */
describe('what is listed in a hasty brief stays in one sentence', () => {
  it.each<[PageLanguage, string, string]>([
    [
      'en',
      'hiya, im a chimney sweep, 22 years round Ludlow, Craven Arms and Church Stretton. normal sweep £65. ring 07700 900418',
      'Ludlow, Craven Arms and Church Stretton',
    ],
    [
      'nl',
      'hey wij zijn De Natte Sokken een coverband uit Aalst. we zijn met 5, zangeres Lies, Kobe en Pieter gitaar, Wout bas. boeken via boek@sokken.example',
      'zangeres Lies, Kobe en Pieter gitaar, Wout bas',
    ],
    [
      'fr',
      'salut je fais du ménage à Lyon, Villeurbanne et Bron. 25 euros de l’heure. appelez le 06 39 98 00 11',
      'Lyon, Villeurbanne et Bron',
    ],
    [
      'en',
      'hi, we do cut, colour, foils, perms and blow dries, also wedding hair and little ones. shop is in dunmore st, sat til 1. ring 01632 960123',
      'ut, colour, foils, perms and blow dries, also wedding hair and little ones',
    ],
    [
      'de',
      'schreiner in plauen. ich baue tische, betten, regale, einbauschränke nach maß und treppen. anruf genügt, 03741 555012',
      'etten, Regale, einbauschränke nach maß und treppen',
    ],
    [
      'fr',
      'couturière à Millau, je fais les ourlets, les fermetures, les rideaux, les robes de mariée, et les costumes de danse. ourlet 10 euros. 06 39 98 01 23',
      'les rideaux, les robes de mariée, et les costumes de danse',
    ],
    [
      'es',
      'tienda en Lugo, vendemos quesos, miel, pan, embutidos de la aldea y vino. cerramos los lunes. 982 555 012',
      'quesos, miel, pan, embutidos de la aldea y vino',
    ],
    [
      'it',
      'parrucchiera Milva a Carpi. facciamo taglio, piega, colore, mèches, permanente, acconciature per spose e pure uomo e bambini. martedì a venerdì 9-18',
      'mèches, permanente, acconciature per spose e pure uomo e bambini',
    ],
    [
      'pt',
      'pedreiro em Viseu, faço muros, telhados, pisos, casas de banho novas e pinturas. orçamento grátis. 232 555 012',
      'muros, telhados, pisos, casas de banho novas e pinturas',
    ],
    [
      'nl',
      'fietsenmaker in Breda. beurt 65 euro. we doen ook bakfietsen, e-bikes, kinderfietsen, wielen en verlichting. 076 555 0123',
      'bakfietsen, e-bikes, kinderfietsen, wielen en verlichting',
    ],
    [
      'kr',
      '기타 레슨 대전. 한시간 3만원. 통기타, 일렉, 우쿨렐레, 작곡도 가르쳐요. 카톡 주세요',
      '통기타, 일렉, 우쿨렐레, 작곡도 가르쳐요',
    ],
  ])('%s', (locale, brief, whole) => {
    expect(said(locale, brief).toLowerCase()).toContain(whole.toLowerCase())
  })

  it('what is said beside a list stands apart from it', () => {
    const brief =
      'market stall, we sell olives, cheese, bread, home made chutney and jam, cash only please. every friday in Ely'
    expect(said('en', brief)).not.toContain('jam, cash')
  })
})

describe('how one is asked to get in touch stays one sentence', () => {
  it('is not cut before the verb that a number follows', () => {
    const page = said(
      'de',
      'hallo ich habe eine änderungsschneiderei in kassel, heißt Nadelöhr. leder und brautkleider mach ich auch aber da bitte vorher anrufen 0561 5550182. offen mo bis fr 9.30 bis 18 uhr',
    )
    expect(page).toContain('bitte vorher anrufen')
  })

  it.each<[PageLanguage, string, string]>([
    [
      'en',
      'Tom mends bikes in Hull. text me a photo of the damage and i say if its worth it 07700 900111',
      'a photo of the damage',
    ],
    [
      'de',
      'Rolf repariert Fahrräder in Celle. schick mir ein foto vom schaden per whatsapp dann sag ich ob es sich lohnt 0171 3920011',
      'dann sag ich',
    ],
    [
      'nl',
      'Henk Komt Langs repareert fietsen in Leusden. app me wat er stuk is met een foto dan weet ik of ik het onderdeel heb 06 12555049',
      'wat er stuk is met een foto',
    ],
    [
      'fr',
      'Rémi répare des vélos à Lyon. envoyez-moi une photo du dégât par sms et je vous dis 06 39 98 00 11',
      'une photo du dégât',
    ],
  ])('%s: pictures that visitors send are no request for the page', (locale, brief, kept) => {
    expect(said(locale, brief)).toContain(kept)
  })

  it('leads its button the way it asks for', () => {
    const { blocks } = composedDocument(
      'hoi ik repareer fietsen in leusden. band plakken 17,50. app me wat er stuk is met een foto dan weet ik of ik het onderdeel heb 06 12555049',
      { locale: 'nl' },
    )
    expect(JSON.stringify(blocks.hero?.props.actions)).toContain('fact:whatsapp')
  })
})

it('a number behind a request is told, whatever it was asked for beside', () => {
  const chat = [
    '[18:03] Tito: martes 25 de mayo, locro en el cuartel de bomberos de 11:30 a 14',
    '[18:06] Vane: la porción 8500 y dos por 16000',
    '[18:13] Marce: se encarga hasta el miércoles 19 a mi whatsapp 3471 55-0127',
    '[18:14] Vane: a Marce no que está trabajando, pongan el mío 3471 55-0164',
  ].join('\n')
  expect(said('es', chat)).toContain('3471 55-0164')
})
