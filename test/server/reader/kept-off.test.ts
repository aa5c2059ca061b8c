import { describe, expect, it } from 'vitest'
import { asMeant } from '#server/reader/as-meant.ts'
import { composedDocument } from '#test/support/composed-document.ts'

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

  it.each([
    [
      'de',
      'Honig 7 €. Falls meine Adresse noch irgendwo steht, bitte löschen: Lindenweg 4, Melk. Offen samstags.',
    ],
    [
      'en',
      'Honey £7. If my old address is still anywhere remove it -> Linden Way 4, Melk. Open Saturdays.',
    ],
    [
      'fr',
      'Miel 7 €. Mon adresse perso, 4 rue Linden, à supprimer si elle y est encore. Ouvert samedi.',
    ],
    [
      'es',
      'Miel 7 €. Si sigue saliendo mi dirección de casa, bórrala: calle Linden 4, Lugo. Abierto sábado.',
    ],
    [
      'it',
      'Miele 7 €. Se c’è ancora il mio indirizzo di casa cancellatelo: via Linden 4, Todi. Aperto sabato.',
    ],
    [
      'pt',
      'Mel R$ 7. Se meu endereço de casa ainda aparecer, apaga: Rua Linden 4, Natal. Aberto sábado.',
    ],
    [
      'nl',
      'Honing € 7. Als mijn huisadres er nog in staat graag weghalen: Lindenstraat 4, Ede. Open zaterdag.',
    ],
    ['ja', 'はちみつ700円。自宅の住所が残っていたら消してください→Linden町4-1。土曜営業。'],
    ['kr', '꿀 7천원. 집주소가 남아있으면 지워주세요 -> Linden길 4. 토요일 영업.'],
  ])('goes with the request to delete it in %s', (locale, brief) => {
    const text = meant(locale, brief)
    expect(text).not.toMatch(/Linden/i)
    expect(text).toContain(brief.slice(0, 6))
    expect(text).toContain(brief.trim().slice(-6))
  })

  it.each([
    ['de', 'Garten in Graz. Budget sag ich nicht. Beratung 80 €.', /Budget/],
    ['en', 'Our budget is nobody’s business. Cakes £3.', /budget/],
    ['fr', 'Miel 7 €. Le budget, je préfère ne pas le dire.', /budget/],
    ['es', 'Miel 7 €. El presupuesto no te lo digo jaja. Sábados.', /presupuesto|jaja/],
    [
      'it',
      'Viaggio in Islanda ma l’IBAN lo diamo a voce quindi non metterlo, bambini benvenuti.',
      /IBAN/,
    ],
    ['pt', 'Mel R$ 7. Meu CPF é 123.456.789-00, isso não vai na página.', /CPF|123/],
    ['nl', 'Pianoles € 25. Mijn BSN is 123456782, niet publiceren.', /BSN|1234/],
    ['ja', '富山のはちみつ。予算は秘密です。土曜営業。', /予算/],
    ['kr', '춘천 꿀 가게예요. 희망연봉 4200 <- 옛날거 무시하세요. 토요일 영업.', /연봉|무시/],
  ])('is no concern of visitors in %s: %s', (locale, brief, secret) => {
    expect(meant(locale, brief)).not.toMatch(secret)
  })

  it('takes no whole brief with it that is typed without a mark', () => {
    const brief =
      '춘천 원룸 투룸 상가 중개하는 돌다리 부동산이고 아침 9시부터 저녁 7시까지 열고 일욜은 전화만 받고 집주인 세금 밀린거랑 보증보험 되는지 다 떼어보고 보여드려요 없는 매물은 안올리고 계약하고 마음 바뀌면 계약금은 못돌려주니까 하루 주무시고 오세요 실장은 제 조카인데 페이지에는 쓰지 마세요'
    expect(meant('kr', brief)).toContain('아침 9시부터 저녁 7시')
    expect(meant('kr', brief)).not.toContain('조카')
  })

  it('stands neither on the page nor in its map', () => {
    const brief =
      'Piano lessons in Ripon, £25 an hour. My home address is 4 Mill Lane, Ripon, please delete it if it’s still in there. Email ann@ripon.example'
    const page = JSON.stringify(composedDocument(brief, { locale: 'en', seed: 0 }))
    expect(page).not.toMatch(/Mill|delete/i)
    expect(page).toContain('25')
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

describe('what stands behind a colon', () => {
  it.each([
    [
      'en',
      'We marry on 14 November in Ludlow. Not for the page: his sister is flying in. It’s a surprise. Parking behind the barn.',
    ],
    [
      'de',
      'Wir feiern am 14. November in Görlitz. Nicht auf die Seite: die Musikschule spielt für Oma. Das ist eine Überraschung. Parken hinter der Scheune.',
    ],
    [
      'fr',
      "Fête le 14 novembre à Gap. Pas sur la page : ses sœurs viennent du Canada. C'est une surprise. Parking derrière la grange.",
    ],
    [
      'es',
      'Nos casamos el 14 de noviembre en Ronda. Una cosa que no va en la página: viene a tocar el trío de su pueblo. Es sorpresa. Aparcamiento detrás.',
    ],
    [
      'nl',
      'We vieren op 14 november in Gouda. Niet op de site zetten: oma krijgt een reis. Parkeren achter de schuur.',
    ],
  ])('is kept off with why, and what stands before is told, in %s', (locale, brief) => {
    const text = meant(locale, brief)
    const [before = '', behind = ''] = [
      /^[^.]*\d+\.?[^.]*\./.exec(brief)?.[0],
      /[^.]+\.$/.exec(brief)?.[0],
    ]
    expect(text.replace(/\s+/g, ' ')).toBe(`${before}${behind}`)
  })
})
