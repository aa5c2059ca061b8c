import { expect, test } from 'vitest'
import { compose } from '#server/composer/compose.ts'
import { loadCopyBank } from '#server/composer/write/copy-bank.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { someTime } from '#test/support/fixtures.ts'

/** People who sing together, who share a pastime or a village, who mend what is broken. */
const briefs: Record<PageLanguage, Record<'choir' | 'club' | 'repair-cafe', string>> = {
  en: {
    choir: 'The Penhallow Singers are a community choir in Truro. We sing folk and gospel.',
    club: 'Hillside Allotment Club in Sheffield. Forty plots and a shared shed. Open day on 14 June.',
    'repair-cafe': 'Mend It is a repair café in Stroud. Bring a toaster, a coat or a wobbly chair.',
  },
  de: {
    choir: 'Der Chor Klangfarben in Marburg singt Pop, Gospel und Volkslieder.',
    club: 'Kleingartenverein Sonnenhang in Kassel. Vierzig Parzellen. Tag der offenen Tür am 14. Juni.',
    'repair-cafe':
      'Reparaturcafé Schraubstock in Bamberg. Bringen Sie den Toaster oder die Hose mit.',
  },
  fr: {
    choir: 'La chorale À Tue-Tête chante à Quimper. Gospel et chants de marins.',
    club: 'Les Jardins familiaux du Moulin, à Amiens. Quarante parcelles. Portes ouvertes le 14 juin.',
    'repair-cafe':
      'Le repair café Coup de Tournevis, à Tours. Apportez un grille-pain, un manteau.',
  },
  es: {
    choir: 'El coro Vientos del Norte canta en Oviedo. Habaneras y música popular.',
    club: 'Asociación de huertos urbanos La Azada en Zaragoza. Puertas abiertas el 14 de junio.',
    'repair-cafe':
      'Repair café Tornillo en Logroño. Trae la tostadora, la lámpara o el abrigo roto.',
  },
  pt: {
    choir: 'O coro Vozes da Ria canta em Aveiro. Gospel e música popular.',
    club: 'Associação de moradores de Vale Verde em Braga. Dia aberto a 14 de junho.',
    'repair-cafe': 'Repair café Parafuso em Coimbra. Traga a torradeira, o candeeiro ou o casaco.',
  },
  it: {
    choir: 'Il coro Voci di Bosco canta a Belluno. Canti popolari e gospel.',
    club: 'Associazione orti urbani La Zappa a Bologna. Porte aperte il 14 giugno.',
    'repair-cafe':
      'Repair café Cacciavite a Ferrara. Porta il tostapane, la lampada o il cappotto.',
  },
  nl: {
    choir: 'Koor Hoog en Laag zingt in Zutphen. Pop, gospel en volksliederen.',
    club: 'Volkstuinvereniging De Spade in Leiden. Veertig tuinen. Open dag op 14 juni.',
    'repair-cafe': 'Repair Café De Schroef in Delft. Neem je broodrooster, lamp of jas mee.',
  },
  ja: {
    choir: '松本市の市民合唱団「こだま」です。民謡や合唱曲を歌っています。',
    club: '市民農園クラブ「はたけ組」、川越市。四十区画の畑があります。',
    'repair-cafe': 'リペアカフェ「ねじまき」、鎌倉市。壊れたトースターを一緒に直します。',
  },
  kr: {
    choir: "춘천의 시민합창단 '메아리'입니다. 민요와 가곡을 부릅니다.",
    club: "전주 텃밭 모임 '호미'입니다. 마흔 구획의 텃밭이 있습니다.",
    'repair-cafe': "리페어 카페 '나사못', 수원입니다. 고장 난 토스터를 함께 고칩니다.",
  },
}

const cases = (Object.keys(briefs) as PageLanguage[]).flatMap((locale) =>
  (['choir', 'club', 'repair-cafe'] as const).map((voice) => [locale, voice] as const),
)

function composed(brief: string, locale: PageLanguage, seed: number) {
  const known = { facts: {} }
  const { blocks, opening } = compose({
    brief,
    locale: null,
    locales: [],
    fallback: locale,
    now: someTime,
    seed,
    known,
  })
  const ops = blocks.flatMap((block) => block.ops.map((op) => ({ ...op, block: block.id })))
  return { ops, opening }
}

test.each(cases)('in %s a %s is spoken of as what it is', (locale, voice) => {
  const bank = loadCopyBank(locale)
  const { features, instead } = bank.industries[voice]
  const own = [
    ...features.map(({ text }) => text),
    ...(instead?.steps ?? []).flat().map(({ text }) => text),
  ]
  const { organisation } = bank.archetypes
  const others = Object.values(organisation.faq)
    .filter(({ needs }) => needs.length === 0)
    .flatMap(({ variants }) => variants.map(({ q }) => q))
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const { ops } = composed(briefs[locale][voice], locale, seed)
    const guidance = ops.filter(({ block }) => ['features', 'steps'].includes(block))
    const said = JSON.stringify(ops)
    expect(own.some((text) => JSON.stringify(guidance).includes(text))).toBe(true)
    expect(others.filter((question) => said.includes(question))).toEqual([])
  }
})

test('an open day of a club is called so, and the club is no event', () => {
  for (const seed of [1, 2, 3]) {
    const { ops, opening } = composed(briefs.en.club, 'en', seed)
    expect(opening[0]).toMatchObject({ op: 'understood', industry: 'nonprofit' })
    const items = ops.find((op) => op.op === 'set' && op.path === 'items' && op.block === 'events')
    expect(items).toMatchObject({ value: [{ title: 'Open day' }] })
  }
})

test('what visitors are asked to bring is nothing on offer', () => {
  for (const [locale, { 'repair-cafe': brief }] of Object.entries(briefs)) {
    const { opening } = composed(brief, locale as PageLanguage, 1)
    expect(opening[0]).toMatchObject({ facts: { offers: [] } })
  }
})

test('a brass band for hire is no club of amateurs', () => {
  const brief = 'Copper Street Brass Band, Leeds. Booking for weddings and parties.'
  const { features } = loadCopyBank('en').industries.choir
  const said = [1, 2, 3, 4].map((seed) => JSON.stringify(composed(brief, 'en', seed).ops)).join(' ')
  expect(features.filter(({ text }) => said.includes(text))).toEqual([])
})
