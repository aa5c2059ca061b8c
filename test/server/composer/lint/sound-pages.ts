import type { Block, PageDocument, PageLanguage } from '#shared/page/document.ts'
import { emptyDocument } from '#shared/page/document.ts'
import type { Facts } from '#shared/page/facts.ts'
import { paragraphs } from '#shared/page/rich-text.ts'

/** A page with nothing wrong, and the brief it was made of. */
export interface SoundPage {
  language: PageLanguage
  lead: string
  /** A list of the brief. */
  items: [string, string, string]
  comma: string
  stop: string
  /** What costs something, and how the brief says it. */
  priced: { item: string; said: string; amount: number; currency: string; unit: string }
  about: string
}

export const soundPages: readonly SoundPage[] = [
  {
    language: 'en',
    lead: 'We bake sourdough in a wood oven by the harbour.',
    items: ['Rye loaves', 'Seeded rolls', 'Birthday cakes'],
    comma: ', ',
    stop: '. ',
    priced: {
      item: 'Baking class',
      said: 'Baking class £45 per person.',
      amount: 45,
      currency: 'GBP',
      unit: 'person',
    },
    about: 'My grandmother started the bakery with a single oven.',
  },
  {
    language: 'en',
    lead: 'We mend bicycles of every make beside the canal.',
    items: ['Full services', 'Wheel building', 'Kids’ bikes'],
    comma: ', ',
    stop: '. ',
    priced: {
      item: 'Workshop bench',
      said: 'Workshop bench £12 per hour.',
      amount: 12,
      currency: 'GBP',
      unit: 'hour',
    },
    about: 'My uncle opened the workshop with one bicycle pump.',
  },
  {
    language: 'de',
    lead: 'Wir reparieren Fahrräder aller Marken direkt am Hafen.',
    items: ['Inspektionen', 'Laufräder', 'Kinderräder'],
    comma: ', ',
    stop: '. ',
    priced: {
      item: 'Werkstattplatz',
      said: 'Werkstattplatz 12 € pro Stunde.',
      amount: 12,
      currency: 'EUR',
      unit: 'hour',
    },
    about: 'Mein Großvater hat die Werkstatt mit einer Luftpumpe begonnen.',
  },
  {
    language: 'fr',
    lead: 'Nous réparons des vélos de toutes marques près du port.',
    items: ['Révisions', 'Roues', 'Vélos d’enfants'],
    comma: ', ',
    stop: '. ',
    priced: {
      item: 'Atelier libre',
      said: 'Atelier libre 12 € par heure.',
      amount: 12,
      currency: 'EUR',
      unit: 'hour',
    },
    about: 'Mon grand-père a ouvert l’atelier avec une seule pompe.',
  },
  {
    language: 'it',
    lead: 'Ripariamo biciclette di ogni marca vicino al porto.',
    items: ['Revisioni', 'Ruote', 'Bici per bambini'],
    comma: ', ',
    stop: '. ',
    priced: {
      item: 'Officina libera',
      said: 'Officina libera 12 € all’ora.',
      amount: 12,
      currency: 'EUR',
      unit: 'hour',
    },
    about: 'Mio nonno ha aperto l’officina con una sola pompa.',
  },
  {
    language: 'es',
    lead: 'Reparamos bicicletas de todas las marcas junto al puerto.',
    items: ['Revisiones', 'Ruedas', 'Bicis infantiles'],
    comma: ', ',
    stop: '. ',
    priced: {
      item: 'Taller libre',
      said: 'Taller libre 12 € por hora.',
      amount: 12,
      currency: 'EUR',
      unit: 'hour',
    },
    about: 'Mi abuelo abrió el taller con una sola bomba de aire.',
  },
  {
    language: 'pt',
    lead: 'Reparamos bicicletas de todas as marcas junto ao porto.',
    items: ['Revisões', 'Rodas', 'Bicicletas de criança'],
    comma: ', ',
    stop: '. ',
    priced: {
      item: 'Oficina livre',
      said: 'Oficina livre 12 € por hora.',
      amount: 12,
      currency: 'EUR',
      unit: 'hour',
    },
    about: 'O meu avô abriu a oficina com uma única bomba.',
  },
  {
    language: 'nl',
    lead: 'Wij repareren fietsen van alle merken vlak bij de haven.',
    items: ['Reparaties', 'Nieuwe wielen', 'Kinderfietsen'],
    comma: ', ',
    stop: '. ',
    priced: {
      item: 'Vrije werkplaats',
      said: 'Vrije werkplaats € 12 per uur.',
      amount: 12,
      currency: 'EUR',
      unit: 'hour',
    },
    about: 'Mijn opa begon de werkplaats met één fietspomp.',
  },
  {
    language: 'ja',
    lead: '港のそばで、あらゆるメーカーの自転車を修理しています。',
    items: ['点検整備', '車輪組み', '子ども用自転車'],
    comma: '、',
    stop: '。',
    priced: {
      item: '作業場の利用',
      said: '作業場の利用 1時間1,200円。',
      amount: 1200,
      currency: 'JPY',
      unit: 'hour',
    },
    about: '祖父が空気入れひとつで始めた店です。',
  },
  {
    language: 'kr',
    lead: '항구 옆에서 모든 브랜드의 자전거를 수리합니다.',
    items: ['정기 점검', '바퀴 조립', '어린이 자전거'],
    comma: ', ',
    stop: '. ',
    priced: {
      item: '작업장 이용',
      said: '작업장 이용 1시간 12,000원.',
      amount: 12_000,
      currency: 'KRW',
      unit: 'hour',
    },
    about: '할아버지가 펌프 하나로 시작한 가게입니다.',
  },
]

/** The brief of a page: its sentences, the list among them. */
export function briefOf({ lead, items, comma, stop, priced, about }: SoundPage): string {
  const between = stop.endsWith(' ') ? ' ' : ''
  return [lead, items.join(comma) + stop.trim(), about, priced.said].join(between)
}

type Props = Record<string, unknown>

/** What is put in the place of parts of a sound page. */
export interface Planted {
  hero?: Props
  services?: Props
  features?: Props
  about?: string
  contact?: Props
  place?: Props
  facts?: Facts
}

export const named = (name: string, price = ''): Props => ({
  name,
  text: '',
  price,
  terms: '',
  duration: '',
})

export const told = (...texts: string[]): Props => ({
  items: texts.map((text) => ({ icon: '', title: '', text })),
})

/** The page of a brief, with what a fault is planted in. */
export function documentOf(sound: SoundPage, planted: Planted = {}): PageDocument {
  const { language, lead, items, priced, about } = sound
  const { item, amount, currency, unit } = priced
  const blocks: Record<string, Block> = {
    hero: block('hero', 'type', { title: 'Kanal 7', lead, ...planted.hero }),
    services: block('services', 'list', {
      title: 'Kanal',
      items: [...items.map((name) => named(name)), named(item, 'p1')],
      ...planted.services,
    }),
    ...(planted.features && { features: block('features', 'rows', planted.features) }),
    about: block('about', 'column', { title: '', body: paragraphs(planted.about ?? about) }),
    ...(planted.place && { place: block('place', 'panel', planted.place) }),
    contact: block('contact', 'panel', { title: '', lead: '', fields: [], ...planted.contact }),
  }
  return {
    ...emptyDocument('sound', language),
    facts: {
      phone: '+4930123456',
      prices: [{ id: 'p1', item, amount, currency, unit }],
      ...planted.facts,
    },
    order: Object.keys(blocks),
    blocks,
    src: Object.fromEntries(
      Object.keys(blocks).flatMap((id) =>
        ['title', 'lead', 'items'].map((at) => [`${id}.${at}`, 'brief']),
      ),
    ),
  }
}

const block = (type: string, variant: string, props: Props): Block => ({ type, variant, props })
