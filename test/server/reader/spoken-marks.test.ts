import { describe, expect, it } from 'vitest'
import { asDictated } from '#server/reader/dictation/as-dictated.ts'

describe('marks that are said', () => {
  it.each([
    [
      'wir sind der chor aus wiblingen komma wir proben montags punkt wer will kommt vorbei ausrufezeichen',
      'wir sind der chor aus wiblingen, wir proben montags. Wer will kommt vorbei!',
    ],
    [
      'die leute sollen dabei bleiben komma und was mitbringen fragezeichen nein punkt es kostet nichts',
      'die leute sollen dabei bleiben, und was mitbringen. Es kostet nichts',
    ],
    [
      'we are the choir of ripon comma we sing on mondays full stop new line come along exclamation mark',
      'we are the choir of ripon, we sing on mondays.\nCome along!',
    ],
    [
      'we sing on mondays comma bring a friend question mark no period it is free',
      'we sing on mondays, bring a friend. It is free',
    ],
    [
      'on est la chorale de dole virgule on chante le lundi point à la ligne venez nous voir point',
      'on est la chorale de dole, on chante le lundi.\nVenez nous voir.',
    ],
    [
      'somos el coro de lugo coma cantamos los lunes punto y aparte venid con nosotros punto',
      'somos el coro de lugo, cantamos los lunes\nVenid con nosotros.',
    ],
    [
      'siamo il coro di todi virgola cantiamo il lunedì punto venite con noi punto esclamativo',
      'siamo il coro di todi, cantiamo il lunedì. Venite con noi!',
    ],
    [
      'somos o coral de natal vírgula cantamos na segunda ponto venham com a gente ponto final',
      'somos o coral de natal, cantamos na segunda. Venham com a gente.',
    ],
    [
      'wij zijn het koor van ede komma we zingen op maandag punt kom gerust langs uitroepteken',
      'wij zijn het koor van ede, we zingen op maandag. Kom gerust langs!',
    ],
    [
      "it is for the hens, they need homes, in Ripon full stop it's on Sunday, from two",
      "it is for the hens, they need homes, in Ripon. It's on Sunday, from two",
    ],
    [
      '富山の合唱団です まる 月曜に練習します まる 見学できます まる',
      '富山の合唱団です。月曜に練習します。見学できます。',
    ],
    [
      '富山の合唱団ですまる月曜に練習しますまる改行見学できますまる',
      '富山の合唱団です。月曜に練習します。\n見学できます。',
    ],
    [
      '춘천 합창단이에요 마침표 월요일에 연습해요 마침표 놀러 오세요 느낌표',
      '춘천 합창단이에요. 월요일에 연습해요. 놀러 오세요!',
    ],
  ])('are written: %s', (dictated, written) => {
    expect(asDictated(dictated, 'en')).toBe(written)
  })

  it.each([
    'on propose la pêche à la ligne, le samedi, et un point buvette',
    'the line runs to a full stop at Ripon, then back, then on again',
    'Das Fest beginnt Punkt 12 Uhr, der Höhepunkt ist um 15 Uhr. Treffpunkt ist der Punkt am Tor.',
    'wir treffen uns am roten punkt und starten punkt 12 uhr',
    'Bar Komma, Ulm. Das Komma hat montags zu.',
    'on a un point de vente à dole et un point relais',
    'a period drama in ripon with period costume',
    'el punto de encuentro es el punto limpio de lugo',
    'il punto vendita è a todi e il punto di ritrovo in piazza',
    'o ponto de encontro é o ponto turístico de natal',
    'het punt is dat de punt van de taart op is',
    '富山の天ぷら屋、てんまるです。まるで家のよう。',
  ])('are left where they are words: %s', (brief) => {
    expect(asDictated(brief, 'en')).toBe(brief)
  })
})
