import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { lengthOf } from '#server/composer/commands/bank-texts.ts'
import { readCommand } from '#server/composer/commands/read-command.ts'
import { documentSchema, type PageDocument } from '#shared/page/document.ts'
import { commanded, composedPage, edited } from './commanded-page.ts'

const brief =
  'Salt & Rye is a bakery in Bristol. Sourdough £4.20, rye loaf £4.80, croissant £2.40. Call 0117 496 0123.'
const bakery = composedPage(brief)
const kindsOf = ({ order, blocks }: PageDocument) => order.map((id) => blocks[id]?.type)

const wishes: [command: string, code: string, holds: (after: PageDocument) => boolean][] = [
  ['add a team', 'addedDraft', (page) => kindsOf(page).includes('team')],
  ['remove the menu', 'removed', (page) => !kindsOf(page).includes('menu')],
  ['remove the prices', 'removed', (page) => amounts(page).length === 0],
  [
    'hide the prices',
    'removed',
    (page) => textOf(page).includes('croissant') && !page.facts.prices,
  ],
  ['hide the pictures', 'hidden', (page) => page.blocks.gallery?.hidden === true],
  ['move the gallery to the top', 'moved', (page) => page.order[1] === 'gallery'],
  ['move contact before the menu', 'moved', ({ order }) => follows(order, 'contact', 'menu')],
  ['make it shorter', 'shorter', (page) => prose(page) < prose(bakery)],
  ['more text', 'longer', (page) => prose(page) > prose(bakery)],
  ['another opening', 'rewritten', (page) => title(page) !== title(bakery)],
  ['darker', 'look', ({ theme }) => theme.scheme === 'dark'],
  ['blue', 'look', ({ theme }) => theme.hue === 250],
  ['rounder corners', 'look', ({ theme }) => theme.radius !== bakery.theme.radius],
  ['make the tone playful', 'voice', (page) => title(page) !== title(bakery)],
  ['change the hours to Tue–Sat 9–18', 'fact', ({ facts }) => facts.hours === 'Tu-Sa 09:00-18:00'],
  ['phone: 0117 496 0999', 'fact', ({ facts }) => facts.phone === '+441174960999'],
  ['change the name to Rye & Co', 'fact', (page) => !textOf(page).includes('Salt & Rye')],
  ['add price: baguette £1.90', 'price', (page) => textOf(page).includes('baguette')],
  ['the croissant is now £2.60', 'price', (page) => amounts(page).includes(2.6)],
  ['remove the rye loaf', 'itemGone', (page) => !textOf(page).toLowerCase().includes('rye loaf')],
  ['rename the page to Our daily bread', 'title', ({ meta }) => meta.title === 'Our daily bread'],
  ['we also lend bikes', 'item', (page) => textOf(page).includes('We also lend bikes.')],
  ['set the headline to Bread that waits', 'title', (page) => title(page) === 'Bread that waits'],
]

describe('a command', () => {
  it.each(wishes)('“%s” is done and taken back', (command, code, holds) => {
    const { document, outcomes, undone } = commanded(bakery, command, 'en', brief)
    expect(outcomes.map((outcome) => outcome.code)).toEqual([code])
    expect(holds(document)).toBe(true)
    expect(documentSchema.safeParse(document).error).toBeUndefined()
    expect(unflagged(undone)).toEqual(unflagged(bakery))
  })

  it('may hold two wishes', () => {
    const { document, outcomes } = commanded(bakery, 'add a team section and make it darker')
    expect(outcomes.map(({ code }) => code)).toEqual(['addedDraft', 'look'])
    expect(kindsOf(document)).toContain('team')
    expect(document.theme.scheme).toBe('dark')
  })

  it('leaves the composer’s words the composer’s, so that the next command may change them', () => {
    const shorter = commanded(bakery, 'make it shorter').document
    expect(shorter.src['hero.lead']).not.toBe('user')
    expect(prose(commanded(shorter, 'longer').document)).toBeGreaterThan(prose(shorter))
  })

  it('about titles changes those that are meant and no other word', () => {
    const changed = (command: string) => {
      const { document, undone } = commanded(bakery, command)
      expect(unflagged(undone)).toEqual(unflagged(bakery))
      return document.order.flatMap((id) =>
        Object.entries(document.blocks[id]?.props ?? {})
          .filter(([path, value]) => !isDeepStrictEqual(value, bakery.blocks[id]?.props[path]))
          .map(([path]) => `${id}.${path}`),
      )
    }
    expect(changed('another headline')).toEqual(['hero.title'])
    expect(changed('a longer headline')).toEqual(['hero.title'])
    expect(changed('make the about title shorter')).toEqual(['about.title'])
    expect(changed('other headings').every((path) => /\.(?:title|eyebrow)$/.test(path))).toBe(true)
    expect(changed('make it shorter').some((path) => path.endsWith('.title'))).toBe(false)
    const typed = edited(bakery, { op: 'set', id: 'hero', path: 'title', value: 'My own words' })
    expect(commanded(typed, 'another headline').outcomes).toEqual([{ code: 'yours' }])
  })

  it.each(['make it shorter', 'longer', 'rewrite everything', 'make the tone premium', 'warmer'])(
    '“%s” leaves what is typed or locked byte for byte',
    (command) => {
      const typed = edited(
        bakery,
        { op: 'set', id: 'about', path: 'title', value: 'My own words' },
        { op: 'set', id: 'hero', path: 'title', value: 'Typed by hand' },
        { op: 'set', id: 'features', path: 'items.0.text', value: 'Mine.' },
        { op: 'set', id: 'contact', path: '@locked', value: true },
      )
      const { document } = commanded(typed, command)
      expect(document.blocks.contact).toEqual(typed.blocks.contact)
      expect(document.blocks.features?.props.items).toEqual(typed.blocks.features?.props.items)
      expect(document.blocks.hero?.props.title).toBe('Typed by hand')
      expect(document.blocks.about?.props.title).toBe('My own words')
    },
  )

  it.each([
    'remove the menu',
    'hide the menu',
    'make the menu shorter',
    'add price: bun £1',
    'remove the prices',
  ])('“%s” does nothing to a locked block and says so', (command) => {
    const locked = edited(bakery, { op: 'set', id: 'menu', path: '@locked', value: true })
    const { document, outcomes } = commanded(locked, command)
    expect(outcomes[0]?.code).toBe('locked')
    expect(document).toEqual(locked)
  })

  it('says what is there already, what is not there, and what is the person’s own', () => {
    expect(commanded(bakery, 'add a menu').outcomes).toEqual([{ code: 'present', part: 'menu' }])
    expect(commanded(bakery, 'remove the team').outcomes).toEqual([
      { code: 'absent', part: 'team' },
    ])
    const dark = commanded(bakery, 'dark').document
    expect(commanded(dark, 'darker').outcomes).toEqual([{ code: 'sameLook' }])
  })

  it('that the banks have no words for needs a model', () => {
    let page = bakery
    const shorten = () => {
      for (let i = 0; i < 5; i++) page = commanded(page, 'shorter').document
    }
    expect(shorten).toThrow(expect.objectContaining({ code: 'needs_model' }))
  })

  it('writes what it adds in every language of the page', () => {
    const both = composedPage(brief, 'en', ['ja'])
    const { document } = commanded(both, 'add questions and make it shorter')
    const id = document.order.find((it) => document.blocks[it]?.type === 'faq') ?? ''
    expect(document.i18n.ja?.[`${id}.title`]?.text).toMatch(/[぀-ヿ一-鿿]/u)
  })

  it('signs alone are not tried one by one, which held the server for a second', () => {
    const wishes = 'add a team and hide the gallery'
    expect(readCommand(`, , ${wishes}`, ['en'])).toHaveLength(2)
    expect(readCommand(`${', '.repeat(30)}${wishes}`, ['en'])).toBeNull()
  })

  it('a further sentence about the business is seen, also where the text was hidden', () => {
    const hidden = edited(bakery, { op: 'set', id: 'about', path: '@hidden', value: true })
    const { blocks } = commanded(hidden, 'we also lend bikes').document
    expect(blocks.about?.hidden).toBeFalsy()
    expect(JSON.stringify(blocks.about)).toContain('We also lend bikes.')
  })

  it.each([
    ['en', 'we also have a dog?'],
    ['en', 'I also hate this photo'],
    ['de', 'Ich mag auch das Bild nicht'],
    ['fr', 'Je trouve aussi la photo moche'],
    ['nl', 'Ik vind de foto ook lelijk'],
    ['ja', '電話番号も間違っています'],
    ['kr', '전화번호도 잘못됐어요'],
  ] as const)('in %s “%s” is no sentence for visitors', (locale, command) => {
    expect(readCommand(command, [locale])).toBeNull()
  })

  it.each([
    'write a poem about bread',
    'add a section about our dog Rex',
    'make it pop',
    'asdf',
    'darker and a unicorn',
    'translate everything into Latin',
    'delete my account',
  ])('“%s” is not understood rather than guessed', (command) => {
    const intents = readCommand(command, ['en'])
    expect(intents?.filter(({ wish }) => wish !== 'removeItem') ?? []).toEqual([])
  })
})

function follows(order: string[], first: string, second: string): boolean {
  return order.indexOf(second) === order.indexOf(first) + 1
}
function prose({ blocks }: PageDocument): number {
  return lengthOf(Object.values(blocks).map(({ props }) => props))
}
function textOf({ blocks, facts }: PageDocument): string {
  return JSON.stringify([blocks, facts])
}
function title({ blocks }: PageDocument): unknown {
  return blocks.hero?.props.title
}
function amounts({ facts }: PageDocument): number[] {
  return (facts.prices ?? []).map(({ amount }) => amount)
}
/** A block that is not hidden may say so or say nothing. */
function unflagged(document: PageDocument): PageDocument {
  const blocks = Object.entries(document.blocks).map(([id, { hidden, ...block }]) => {
    return [id, hidden ? { ...block, hidden } : block]
  })
  return { ...document, blocks: Object.fromEntries(blocks) }
}
