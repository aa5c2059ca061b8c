import { describe, expect, it } from 'vitest'
import { composedDocument } from '#test/support/composed-document.ts'

describe('the code of a door stands nowhere', () => {
  it.each([
    [
      'en',
      'Cottage to let in Whitby, £95 a night. Key safe by the back door, code 2280. Book on 01632 960417.',
      '2280',
    ],
    [
      'de',
      'Wir vermieten unsere Ferienwohnung in Greetsiel, 78 Euro die Nacht. Der Schlüssel liegt im Kasten neben der Tür, Code 4471, das bitte nich mit rein. Anrufen 0171 3920041.',
      '4471',
    ],
    [
      'fr',
      'Gîte à Annecy, 90 € la nuit. La boîte à clés est à gauche, code 7733. Réserver au 06 39 98 12 47.',
      '7733',
    ],
    [
      'es',
      'Alquilo un piso en Cádiz, 80 € la noche. La caja de llaves está en el portal, clave 5512. Llamar al 956 555 014.',
      '5512',
    ],
    [
      'it',
      'Affitto un bilocale a Trani, 70 € a notte. Cassetta delle chiavi accanto alla porta, codice 9031. Chiamare 333 000 4171.',
      '9031',
    ],
    [
      'pt',
      'Alugo um apartamento em Tavira, 75 € por noite. Cofre das chaves à entrada, código 6620. Ligar 961 555 014.',
      '6620',
    ],
    [
      'nl',
      'Wij verhuren een huisje in Zoutelande, € 85 per nacht. Het sleutelkastje hangt bij de deur, code 3344. Bellen 06 31550208.',
      '3344',
    ],
    [
      'ja',
      '那覇の貸し部屋です。一泊8,500円。キーボックスの番号は玄関脇、暗証番号 7719 です。予約は098-555-0188。',
      '7719',
    ],
    [
      'kr',
      '강릉 민박입니다. 하룻밤 70,000원. 현관 비밀번호 8842 입니다. 예약은 033-555-0177.',
      '8842',
    ],
  ] as const)('in %s: %s', (locale, brief, code) => {
    expect(JSON.stringify(composedDocument(brief, { locale }))).not.toContain(code)
  })

  it('keeps a code that is for everybody', () => {
    const page = composedDocument(
      'Cottage to let in Whitby, £95 a night. Use code SPRING for 10% off. Postcode YO21 3PR. Book on 01632 960417.',
      { locale: 'en' },
    )
    expect(JSON.stringify(page)).toContain('SPRING')
    expect(JSON.stringify(page)).toContain('YO21')
  })
})

describe('where a key lies and what a password is stands nowhere', () => {
  it.each([
    [
      'en',
      'Eggs at the gate, £2 the half dozen, open till dusk. The shed key is under the red bucket.',
      'bucket',
    ],
    [
      'de',
      'Radwerkstatt in Ulm, Platten 12 Euro. Schlüssel liegt unter der Regentonne falls du reinmusst.',
      'Regentonne',
    ],
    ['fr', 'Gîte à Cahors, 90 € la nuit. La clé est toujours sous le pot de thym.', 'thym'],
    [
      'es',
      'Clases de natación en Lugo, 30 euros. La contraseña del vestuario es Ballena42.',
      'Ballena42',
    ],
    [
      'it',
      'Affitto una baita a Trento, 80 € a notte. Le chiavi sono sotto il vaso di basilico.',
      'basilico',
    ],
    [
      'pt',
      'Alugo uma casa em Tavira, 75 € por noite. A palavra-passe da rede é Sardinha88.',
      'Sardinha88',
    ],
    [
      'nl',
      'huisje in Sneek, 130 per nacht, mail huis@meer.example sleutel hangt achter de regenpijp',
      'regenpijp',
    ],
    ['ja', '貸し農園です。月2,000円。鍵は青い植木鉢の下にあります。', '植木鉢'],
    [
      'kr',
      '캠핑장입니다. 한 자리 4만 원. 관리동 와이파이 비번은 starnight88입니다.',
      'starnight88',
    ],
  ] as const)('in %s: %s', (locale, brief, secret) => {
    expect(JSON.stringify(composedDocument(brief, { locale }))).not.toContain(secret)
  })

  it('keeps how one is reached beside it', () => {
    const brief =
      'huisje in Sneek, 130 per nacht, mail huis@meer.example sleutel hangt achter de regenpijp'
    expect(JSON.stringify(composedDocument(brief, { locale: 'nl' }))).toContain('huis@meer.example')
  })
})

describe('what is told to whoever makes the page alone stands nowhere', () => {
  it.each([
    [
      'pt',
      'Dou explicações em Viana do Castelo, a 12 euros por hora. Os pais podem telefonar-me para o 961 555 014. A morada só a dou depois de falarmos, por isso peço que não a publique; para si, é a Rua das Olaias, 14, 2.º esquerdo.',
      'Olaias',
    ],
    [
      'kr',
      '부산 망미동 시장 안 옷 수선집입니다. 바지 기장은 5,000원입니다. 제 번호 010-5550-0284는 확인하실 때만 써 주세요.',
      '5550',
    ],
    [
      'de',
      'Änderungsschneiderei in Fürth, Hose kürzen 12 Euro, offen Mo–Fr 10–18 Uhr. Meine Nummer 0171 3920041 ist nur zum Nachfragen.',
      '3920041',
    ],
  ] as const)('in %s: %s', (locale, brief, secret) => {
    expect(JSON.stringify(composedDocument(brief, { locale }))).not.toContain(secret)
  })
})
