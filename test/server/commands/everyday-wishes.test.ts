import { describe, expect, it } from 'vitest'
import { buttonsOf } from '#server/commands/carry-out/way.ts'
import { gap } from '#shared/page/command-outcome.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { askedBack, commanded, composedPage, readFor } from './commanded-page.ts'

const piano = composedPage('Hannah teaches the piano in Lewes. 30 minutes £20. Call 01273 496 012.')
const inLanguage = (base: PageLanguage) => ({ ...piano, base })

describe('a thing named with its words turned round', () => {
  it.each([
    [
      'de',
      'Radwerk in Hamburg. Inspektion klein 59 €. Inspektion groß 99 €.',
      'die große Inspektion kostet jetzt 109 €',
      'Inspektion groß',
      109,
    ],
    [
      'it',
      'Ciclofficina a Milano. Tagliando piccolo 45 €. Tagliando grande 80 €.',
      'il grande tagliando ora costa 85 €',
      'Tagliando grande',
      85,
    ],
  ] as const)('is the one on the page: %s', (locale, brief, wish, item, amount) => {
    const { document } = commanded(composedPage(brief, locale), wish, locale)
    const price = document.facts.prices?.find((one) => one.item === item)
    expect(price?.amount).toBe(amount)
    expect(document.facts.prices).toHaveLength(2)
  })
})

describe('a mood', () => {
  it.each([
    ['de', 'mach mal alles bisschen freundlicher, ist mir zu düster'],
    ['en', 'make it feel friendlier, its too gloomy'],
    ['fr', "rends ça plus gai, c'est trop sombre"],
    ['es', 'hazlo más alegre, es muy oscuro'],
    ['it', "un po' più allegro, è troppo cupo"],
    ['pt', 'deixa mais alegre, tá muito escuro'],
    ['nl', 'maak het wat vrolijker, het is zo somber'],
    ['ja', '暗いのでもう少し親しみやすい感じに'],
    ['kr', '너무 어두워요 좀 더 친근하게 해주세요'],
  ] as [PageLanguage, string][])('that is missed is a lighter look: %s, “%s”', (locale, wish) => {
    const dark = { ...inLanguage(locale), theme: { ...piano.theme, scheme: 'dark' as const } }
    const { document, undone } = commanded(dark, wish, locale)
    expect(document.theme.scheme).toBe('light')
    expect(document.blocks).toEqual(dark.blocks)
    expect(undone.theme).toEqual(dark.theme)
  })
})

describe('a button for a messenger', () => {
  it.each([
    ['ja', '電話じゃなくてLINEで予約のボタンにしてほしい', '@miel', 'fact:line'],
    ['kr', '전화 말고 카톡 버튼으로 해주세요', 'https://pf.kakao.com/_miel', 'fact:kakao'],
    ['en', 'Add a LINE app button', '@hannah', 'fact:line'],
  ] as [PageLanguage, string, string, string][])(
    'asks for the account, and leads there: %s, “%s”',
    (locale, wish, account, to) => {
      const page = inLanguage(locale)
      const [choice] = askedBack(page, wish, locale)?.choices ?? []
      expect(choice?.isDraft).toBe(true)
      const { document } = commanded(page, choice?.command.replace(gap, account) ?? '', locale)
      expect(buttonsOf(document)[0]?.to).not.toBe('fact:phone')
      expect(buttonsOf(document).map((button) => button.to)).toContain(to)
      expect(document.facts.action?.to).toBe(account)
    },
  )
})

describe('what is to be said in place of other words', () => {
  it('is on the button that said those', () => {
    const { document } = commanded(piano, 'dont say call us, say book a trial')
    expect(buttonsOf(document).map(({ label }) => label)).toContain('Book a trial')
    expect(document.facts.name).toBe(piano.facts.name)
  })

  it('is printed nowhere where the page does not say them', () => {
    const read = readFor(piano, 'dont say ring ring, say book a trial')
    expect(read === null || 'ask' in read).toBe(true)
  })
})

describe('prices that stand on the page', () => {
  it.each([
    ['fr', 'mets les tarifs avant le contact'],
    ['es', 'pon los precios antes de las fotos'],
    ['it', 'metti i prezzi prima delle foto'],
  ] as [PageLanguage, string][])('go where they are put: %s', (locale, wish) => {
    const last = { ...inLanguage(locale), order: toEnd(piano.order, 'services') }
    const { document } = commanded(last, wish, locale)
    expect(document.order.indexOf('services')).toBeLessThan(last.order.indexOf('services'))
  })

  const toEnd = (order: readonly string[], id: string) => [
    ...order.filter((one) => one !== id && one !== 'footer'),
    id,
    'footer',
  ]
})

describe('what is to hold from some day on', () => {
  it.each([
    ['de', 'Im Dezember haben wir samstags zu', 'Wir haben samstags zu'],
    ['nl', 'In december zijn we op zaterdag dicht', 'We zijn op zaterdag dicht'],
  ] as const)('is offered as a sentence without it: %s', (locale, wish, offered) => {
    const open = { ...inLanguage(locale), facts: { ...piano.facts, hours: 'Mo-Sa 09:00-18:00' } }
    const labels = askedBack(open, wish, locale)?.choices.map(({ label }) => label)
    expect(labels).toContain(offered)
  })
})

describe('what was just done', () => {
  it.each([
    ['ja', 'さっきのは取り消して'],
    ['kr', '방금 거 취소해줘'],
    ['de', 'mach das rückgängig'],
  ] as [PageLanguage, string][])('is taken back by words: %s', (locale, wish) => {
    expect(readFor(inLanguage(locale), wish, locale)).toEqual({ intents: [{ wish: 'undo' }] })
  })
})

it.each([
  ['add our instagram @fern', [{ code: 'item', words: 'Instagram' }]],
  ['add a contact form', [{ code: 'formAdded', part: 'contact', where: 'Get in touch' }]],
])('is answered by what was asked for: %s', (wish, outcomes) => {
  const page = composedPage('Fern in Leeds. Cheese £14. Call 0113 496 0148.')
  expect(commanded(page, wish).outcomes).toEqual(outcomes)
})

it('answers with a sum as the page writes it', () => {
  const page = composedPage('餅つき大会。子ども300円、大人500円。電話090-1111-2222。', 'ja')
  const { outcomes } = commanded(page, '大人は600円になりました', 'ja')
  expect(outcomes).toEqual([{ code: 'price', words: '大人 600円' }])
})
