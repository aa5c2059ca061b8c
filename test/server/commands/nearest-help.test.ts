import { describe, expect, it } from 'vitest'
import { askedBack, commanded, composedPage, readFor } from './commanded-page.ts'

/** What is offered in place of a wish has to do with it, and can be done. */

const page = composedPage('Fern in Leeds. Cheese £14. Call 0113 496 0148.')

const choicesOf = (wish: string, locale: 'en' | 'de' = 'en') =>
  askedBack({ ...page, base: locale }, wish, locale)?.choices.map(({ label }) => label) ?? []

describe('help after a wish that cannot be done', () => {
  it.each([
    ['en', 'Add an imprint', /^Add /],
    ['de', 'Impressum hinzufügen', / hinzufügen$/],
    ['en', 'move the clock up', /^Move .* up$/],
  ] as const)('is near what was asked for: %s, %s', (locale, wish, near) => {
    const choices = choicesOf(wish, locale)
    expect(choices.length).toBeGreaterThan(0)
    for (const choice of choices) {
      expect(choice).toMatch(near)
      expect(readFor({ ...page, base: locale }, choice, locale)).toHaveProperty('intents')
    }
  })

  it('names the form that was asked for', () => {
    expect(choicesOf('Anmeldeformular für die Helfer', 'de')).toEqual([
      'Anmeldeformular hinzufügen',
    ])
  })
})

describe('who is not content', () => {
  it.each([
    ['en', 'I don’t like it'],
    ['en', 'make it nicer'],
    ['de', 'mach es schöner'],
    ['fr', 'je n’aime pas'],
    ['es', 'hazlo más bonito'],
    ['it', 'rendilo più bello'],
    ['pt', 'deixa mais bonito'],
    ['nl', 'maak het mooier'],
    ['ja', 'もっといい感じにして'],
    ['kr', '더 예쁘게 해 줘'],
  ] as const)('is offered other looks: %s, %s', (locale, wish) => {
    const document = { ...page, base: locale }
    const choices = askedBack(document, wish, locale)?.choices ?? []
    expect(choices.length).toBeGreaterThan(1)
    for (const { command } of choices) {
      expect(commanded(document, command, locale).ops).not.toEqual([])
    }
  })

  it.each([
    ['en', 'thanks, perfect!'],
    ['de', 'Danke, super!'],
    ['ja', 'ありがとう'],
  ] as const)('is not who says thanks: %s, %s', (locale, wish) => {
    expect(commanded({ ...page, base: locale }, wish, locale).outcomes).toEqual([
      { code: 'nothing' },
    ])
  })
})

describe('a plain wish', () => {
  const party = composedPage(
    '祖母・佐藤ハナの米寿のお祝い会をします。2027年5月16日(日)12時から15時、金沢市の料亭「つる幸」。会費は大人8,000円、小学生4,000円、未就学児は無料。お返事は4月20日までに090-1234-5678(佐藤)へ。',
    'ja',
  )
  it('changes a price it names as its sentence does', () => {
    const { document } = commanded(party, '会費は大人9,000円になりました', 'ja')
    expect(document.facts.prices?.map(({ amount }) => amount)).toEqual([9000, 4000, 0])
  })

  it('dresses a page in a mood and a colour at once', () => {
    const { document } = commanded(party, 'もっと和風な色にして、抹茶色で', 'ja')
    expect(document.theme.hue).not.toBe(party.theme.hue)
    const german = commanded(
      { ...page, base: 'de' },
      'Bitte fröhlichere Farben, gelb und grün',
      'de',
    )
    expect(german.outcomes).toMatchObject([{ code: 'colours', words: 'gelb, grün' }])
  })

  it('says what is on the button by the word label', () => {
    const { document } = commanded(page, 'make the button label just “Book a visit”')
    expect(document.facts.action?.label).toBe('Book a visit')
  })
})
