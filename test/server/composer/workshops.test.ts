import { expect, test } from 'vitest'
import { compose } from '#server/composer/compose.ts'

const briefs = [
  'Spokes is a bicycle workshop in Leeds. Puncture £12.',
  'Speichenbruch ist eine Fahrradwerkstatt in Leipzig. Plattfuß 15 €.',
  'Le Petit Braquet est un atelier vélo à Grenoble. Crevaison 12 €.',
  'Kettingreactie is een fietsenmaker in Zwolle. Lekke band € 12.',
  'Raggio Storto è una ciclofficina a Pavia. Foratura 10 €.',
  'La Cadena es un taller de bicicletas en Gijón. Pinchazo 8 €.',
  'Pedalada é uma oficina de bicicletas em Coimbra. Furo 8 €.',
  '高円寺の自転車修理「トビウオ」です。パンク修理1,200円。',
  "전주의 자전거 수리 '바퀴살'입니다. 펑크 수리 8,000원.",
]

const shopOrHouse =
  /shop|shelves|house|home|Laden|Regal|Haus|boutique|rayon|maison|winkel|huis|negozio|scaffal|casa|tienda|loja|お店|店|住まい|家|가게|집/i

test.each(briefs)('a workshop is headed as one: %s', (brief) => {
  for (let seed = 1; seed <= 8; seed += 1) {
    const request = {
      brief,
      locale: null,
      locales: [],
      fallback: 'en',
      seed,
      known: { facts: {} },
    } as const
    const { understood, blocks } = compose({ ...request, locales: [] })
    expect(understood.industry).toBe('trades')
    const hero = blocks.find(({ id }) => id === 'hero')?.ops ?? []
    const heads = hero.flatMap((op) =>
      op.op === 'set' && ['eyebrow', 'title'].includes(op.path) ? [String(op.value)] : [],
    )
    expect(heads.filter((text) => shopOrHouse.test(text))).toEqual([])
  }
})
