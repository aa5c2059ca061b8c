import { describe, expect, it } from 'vitest'
import type { PageLanguage } from '#shared/page/document.ts'
import { commanded, composedPage } from './commanded-page.ts'

const briefs = {
  en: 'Salt in Leeds, 14 Cobden Street. Haircut £14. Open Monday to Friday 9 am to 5 pm.',
  de: 'Töpferei Lehmgrund in Görlitz. Becher 24 €. Öffnungszeiten: Mo–Fr 9–17 Uhr.',
  es: 'Panadería Sal en Valencia, calle Colón 18. Hogaza 4 €. Lunes a viernes de 9 a 17 h.',
  fr: 'Le Levain, 12 rue du Marché à Vitré. Brioche 6 €. Ouvert du lundi au vendredi 9h-17h.',
  it: 'Panificio Sale a Bologna, via San Felice 40. Focaccia 4 €. Da lunedì a venerdì 9-17.',
  ja: '「土とひと」は谷中の陶芸教室です。体験4,400円。営業時間は月〜金 9:00〜17:00。',
  kr: '소금빵집, 대전 유성구 대학로 45. 식빵 4,200원. 월~금 9:00~17:00.',
  nl: 'Bakkerij Zout in Utrecht, Biltstraat 70. Roggebrood € 4. Maandag tot vrijdag 9-17 uur.',
  pt: 'Ateliê da Cida em Curitiba. Barra de calça R$ 25. Segunda a sexta das 9h às 17h.',
} as const
const pageIn = (locale: PageLanguage) => composedPage(briefs[locale], locale)

describe('a question that is told with its answer', () => {
  it.each([
    [
      'en',
      'Add a question: Do you take cards? Answer: Yes, all of them.',
      'FAQ',
      'Yes, all of them.',
    ],
    ['en', 'New question: Is there parking? A: Yes', 'FAQ', 'Yes.'],
    [
      'de',
      'Neue Frage: Kann ich Gäste mitbringen? Antwort: Ja, bis zu 6.',
      'Häufige Fragen',
      'Ja, bis zu 6.',
    ],
    ['de', 'Neue Frage: Gibt es Parkplätze Antwort: Ja, im Hof', 'Häufige Fragen', 'Ja, im Hof.'],
    [
      'es',
      'añade una pregunta: ¿Tenéis pan? Respuesta: Sí, los martes.',
      'Preguntas frecuentes',
      'Sí, los martes.',
    ],
    [
      'fr',
      'ajoute une question : Prenez-vous la carte ? Réponse : Oui, bien sûr.',
      'Questions fréquentes',
      'Oui, bien sûr.',
    ],
    [
      'it',
      'aggiungi una domanda: Fate consegne? Risposta: Sì, in centro.',
      'Domande frequenti',
      'Sì, in centro.',
    ],
    [
      'ja',
      '質問を追加：予約は必要ですか？答え：はい、お電話ください。',
      'よくある質問',
      'はい、お電話ください。',
    ],
    ['kr', '질문 추가: 주차 되나요? 답변: 네, 뒤에 있어요.', '자주 묻는 질문', '네, 뒤에 있어요.'],
    [
      'nl',
      'voeg een vraag toe: Is er parkeren? Antwoord: Ja, achter.',
      'Veelgestelde vragen',
      'Ja, achter.',
    ],
    [
      'pt',
      'coloca uma pergunta: Vocês buscam? Resposta: Sim, no centro.',
      'Perguntas frequentes',
      'Sim, no centro.',
    ],
  ] as const)('has that and its usual heading in %s: “%s”', (locale, command, title, answer) => {
    const { document } = commanded(pageIn(locale), command, locale)
    const faq = Object.values(document.blocks).find(({ type }) => type === 'faq')
    expect(faq?.props).toMatchObject({ title, items: [{ a: answer }] })
  })
})

it.each([
  [
    'en',
    'Hartley Sweeps in Whitby. A sweep costs £65.',
    'Add a question: Do you make a mess? No, I put sheets down and vacuum afterwards.',
    'Do you make a mess?',
    'No, I put sheets down and vacuum afterwards.',
  ],
  [
    'de',
    'Ruderclub Alte Weser in Bremen. Das Buffet kostet 18 €.',
    'Ergänze die Frage „Dürfen Hunde mit?“ mit der Antwort „Ja, an der Leine.“',
    'Dürfen Hunde mit?',
    'Ja, an der Leine.',
  ],
  [
    'kr',
    '두바퀴 자전거 수리점. 대전 유성구. 펑크 수리 12,000원.',
    '질문 추가: 카드 되나요? 네, 됩니다.',
    '카드 되나요?',
    '네, 됩니다.',
  ],
] as const)('an answer keeps its own verbs (%s)', (locale, brief, command, q, a) => {
  const { document } = commanded(composedPage(brief, locale), command, locale)
  const faq = Object.values(document.blocks).find(({ type }) => type === 'faq')
  expect(faq?.props.items).toEqual([expect.objectContaining({ q, a })])
})
