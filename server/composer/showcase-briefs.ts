import type { Locale } from '#shared/locales.ts'

/**
 * The examples of the home page, one a language: briefs like those people write, of businesses
 * that do not exist. Phone numbers are from ranges kept for fiction where the country has one.
 */
export const showcaseBriefs: Record<Locale, { brief: string; seed: number }> = {
  en: {
    brief:
      'Tidewater Bikes repairs and rents bicycles in Bristol. Puncture repair £12, full service £65, day rental £20. We also sell second-hand bikes. Open Tuesday to Saturday 9am to 6pm. Call 0117 496 0123 or write to hello@tidewaterbikes.example.',
    seed: 3,
  },
  ja: {
    brief:
      '京都の小さな花屋「花みづき」です。季節の花束 3,300円、ブーケのご予約 5,500円から、鉢植え 1,650円。営業時間は10時から18時、水曜定休。ご注文は hello@hanamizuki.example まで。',
    seed: 2,
  },
  pt: {
    brief:
      'A Padaria Aurora é uma padaria de bairro no Porto, na Rua das Flores 120. Pão de centeio 2,80 €, pastel de nata 1,30 €, broa de milho 3,50 €. Aberta de terça a sábado das 7h às 19h e ao domingo das 8h às 13h. Encomendas para ola@padariaaurora.example.',
    seed: 1,
  },
  nl: {
    brief:
      'Studio Lichtval is een fotostudio in Utrecht voor portretten en bedrijfsreportages. Portretsessie € 180, bedrijfsreportage vanaf € 450. Mail naar studio@lichtval.example.',
    seed: 4,
  },
  kr: {
    brief:
      '서울 망원동의 작은 카페 "느린오후"입니다. 핸드드립 커피 6,000원, 라떼 5,500원, 당근 케이크 6,500원. 매일 오전 10시부터 오후 9시까지, 월요일 휴무. 문의는 hello@slowafternoon.example 로 보내 주세요.',
    seed: 2,
  },
  fr: {
    brief:
      'Le Gîte des Tilleuls est une maison d’hôtes à Beaune. Chambre double 95 €, suite familiale 140 €, table d’hôtes 32 €. Réservations à bonjour@gitedestilleuls.example.',
    seed: 1,
  },
  it: {
    brief:
      'Trattoria da Nives, cucina casalinga a Bologna, in via del Pratello 40. Tagliatelle al ragù 12 €, tortellini in brodo 14 €, zuppa inglese 6 €. Aperto da martedì a domenica 12:00-14:30 e 19:00-22:30. Prenotazioni: ciao@trattoriadanives.example.',
    seed: 5,
  },
  de: {
    brief:
      'Tischlerei Ahorn in Freiburg baut Möbel nach Maß, Einbauschränke und Treppen. Wir reparieren auch alte Fenster. Mo–Fr 8–17 Uhr. Anfragen an werkstatt@tischlerei-ahorn.example.',
    seed: 2,
  },
  es: {
    brief:
      'Estudio de yoga Marea en Valencia. Clase suelta 14 €, bono de diez clases 110 €, clase privada 45 €. Abierto de lunes a viernes de 8:00 a 21:00 y sábados de 9:00 a 13:00. Escríbenos a hola@yogamarea.example.',
    seed: 3,
  },
}
