import { describe, expect, it } from 'vitest'
import { asMeant } from '#server/reader/as-meant.ts'

const meant = (locale: string, brief: string) => asMeant(brief, locale).text

describe('what an owner keeps off the page', () => {
  it.each([
    [
      'de',
      '- 11 Uhr Standesamt - nur Familie!! bitte NICHT auf die Seite\n- 15 Uhr Trauung',
      /Standes|Seite/,
    ],
    [
      'en',
      '1pm registry office (family only, not on the website please)\n3pm ceremony',
      /registry|website/,
    ],
    ['fr', '- 11h mairie, famille seulement, pas sur la page svp\n- 15h cérémonie', /mairie|page/],
    [
      'es',
      '- 11:00 registro, solo familia, esto no en la página\n- 17:00 ceremonia',
      /registro|página/,
    ],
    ['it', '- ore 11 comune, solo parenti, non sulla pagina!\n- ore 16 cerimonia', /comune|pagina/],
    ['pt', '- 11h cartório, só família, não colocar na página\n- 16h cerimônia', /cartório|página/],
    [
      'nl',
      '- 11 uur gemeentehuis, alleen familie, NIET op de pagina\n- 15 uur feest',
      /gemeente|pagina/,
    ],
    ['ja', '・11時 市役所（家族だけなのでページには載せないで）\n・15時 挙式', /市役所|ページ/],
    ['kr', '- 11시 구청 (가족만, 페이지에는 올리지 마세요)\n- 15시 예식', /구청|페이지/],
  ])('goes with its line in %s', (locale, list, secret) => {
    const opening = { ja: '結婚します。', kr: '결혼해요.' }[locale as string] ?? 'Ada & Tom 2026.'
    const text = meant(locale, `${opening}\n${list}`)
    expect(text).not.toMatch(secret)
    expect(text).toContain(list.split('\n')[1])
  })

  it('takes no whole brief with it that is typed without a mark', () => {
    const brief =
      '춘천 원룸 투룸 상가 중개하는 돌다리 부동산이고 아침 9시부터 저녁 7시까지 열고 일욜은 전화만 받고 집주인 세금 밀린거랑 보증보험 되는지 다 떼어보고 보여드려요 없는 매물은 안올리고 계약하고 마음 바뀌면 계약금은 못돌려주니까 하루 주무시고 오세요 실장은 제 조카인데 페이지에는 쓰지 마세요'
    expect(meant('kr', brief)).toContain('아침 9시부터 저녁 7시')
    expect(meant('kr', brief)).not.toContain('조카')
  })

  it.each([
    ['de', 'Fahrräder bitte nicht auf die Wiese. Das Rezept verraten wir nicht.'],
    ['en', 'We remove old names and numbers from skin at 4 Mill Lane. Your password stays secret.'],
    ['en', 'Tickets for the play are sold at the door, not on the website.'],
    ['fr', 'Ce que vous me dites reste entre nous. Votre mot de passe reste secret chez nous.'],
    ['es', 'Traiga su DNI y el número de cuenta. Borramos grafitis: calle Sol 4.'],
    ['it', 'Cancelliamo graffiti in via Sole 4. Portate codice fiscale e IBAN.'],
    ['pt', 'A receita é segredo. Apagamos pichações na Rua Sol 4.'],
    ['nl', 'Het recept verklappen we niet. Honden niet op het terras.'],
    ['ja', 'レシピは秘密です。荷物はテーブルに載せないでください。'],
    ['kr', '비법은 비밀이에요. 오래된 문신도 지워 드립니다.'],
  ])('is not what visitors are told, in %s: %s', (locale, brief) => {
    expect(meant(locale, brief)).toBe(brief)
  })
})
