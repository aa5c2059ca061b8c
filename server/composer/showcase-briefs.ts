import type { Locale } from '#shared/locales.ts'

/**
 * The examples of the home page, one a language: briefs like those people write, of businesses
 * that do not exist. Phone numbers are from ranges kept for fiction where the country has one.
 * The seeds are chosen so that no two of the nine draw the same or begin alike side by side.
 */
export const showcaseBriefs: Record<Locale, { brief: string; seed: number }> = {
  en: {
    brief:
      'Tidewater Bikes is a bicycle workshop in Bristol, at 8 Harbour Street, since 2009. Puncture repair £12, brake service £28, full service £65, day rental £20. We mend what can be mended and say so when it cannot. Open Tuesday to Saturday 9am to 6pm. Call 0117 496 0123 or write to hello@tidewaterbikes.example.',
    seed: 7,
  },
  ja: {
    brief:
      '京都の小さな花屋「花みづき」です。季節の花束 3,300円、ブーケ 5,500円から、鉢植え 1,650円、花の定期便 2,800円。一輪だけのお買いものも歓迎です。営業時間は10時から18時、水曜定休。ご注文は hello@hanamizuki.example まで。',
    seed: 26,
  },
  pt: {
    brief:
      'A Padaria Aurora é uma padaria de bairro em Belo Horizonte, na Rua das Flores, 120, desde 1987. Pão de centeio R$ 22, pão de queijo R$ 4, broa de milho R$ 12, bolo de fubá R$ 38. O forno acende às quatro da manhã e o primeiro pão sai antes de a rua acordar. Aberta de terça a sábado das 7h às 19h e domingo das 8h às 13h. Encomendas pelo e-mail ola@padariaaurora.example.',
    seed: 8,
  },
  nl: {
    brief:
      'Studio Lichtval is een fotostudio in Utrecht voor portretten en bedrijfsreportages. Portretsessie € 180, bedrijfsreportage vanaf € 450, familiefoto’s € 240. Wij werken het liefst met daglicht en zonder haast. Mail naar studio@lichtval.example.',
    seed: 4,
  },
  kr: {
    brief:
      '서울 망원동의 작은 카페 "느린오후"입니다. 핸드드립 커피 6,000원, 라떼 5,500원, 당근 케이크 6,500원, 레몬 마들렌 3,000원. 매일 오전 10시부터 오후 9시까지, 월요일 휴무. 문의는 hello@slowafternoon.example 로 보내 주세요.',
    seed: 3,
  },
  fr: {
    brief:
      'Le Gîte des Tilleuls est une maison d’hôtes à Beaune, 14 rue des Vignes. Chambre double 95 €, suite familiale 140 €, table d’hôtes 32 €. Le petit-déjeuner se prend sous les tilleuls dès que le temps le permet. Réservations à bonjour@gitedestilleuls.example.',
    seed: 44,
  },
  it: {
    brief:
      'Trattoria da Nives, cucina casalinga a Bologna, in via del Pratello 40, dal 1974. Tagliatelle al ragù 12 €, tortellini in brodo 14 €, gramigna con salsiccia 11 €, zuppa inglese 6 €. La sfoglia si tira ogni mattina, al mattarello. Aperto da martedì a domenica 12:00-14:30 e 19:00-22:30. Prenotazioni: ciao@trattoriadanives.example.',
    seed: 4,
  },
  de: {
    brief:
      'Die Tischlerei Ahorn in Freiburg gibt es seit 1987. Wir bieten Maßmöbel, Einbauschränke, Treppen, Küchen und Fensterreparaturen. Unser Holz kommt aus dem Schwarzwald, und jedes Stück wird hier in der Werkstatt gebaut. Mo–Fr 8–17 Uhr. Anfragen an werkstatt@tischlerei-ahorn.example.',
    seed: 48,
  },
  es: {
    brief:
      'Marea es un pequeño spa en Valencia, en la calle del Mar 12. Masaje relajante 55 €, masaje de espalda 38 €, tratamiento facial 48 €, ritual de dos horas 110 €. Aquí el teléfono se queda en la puerta. Abierto de martes a sábado de 10:00 a 20:00. Reservas en hola@marea.example.',
    seed: 7,
  },
}
