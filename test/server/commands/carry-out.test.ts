import { describe, expect, it } from 'vitest'
import { commandLanguage, commandLanguages } from '#server/commands/command-words.ts'
import { localeCodes } from '#shared/locales.ts'
import { documentSchema } from '#shared/page/document.ts'
import { askedBack, commanded, composedPage, edited, readFor } from './commanded-page.ts'

const page = composedPage(
  'Harbour Bakery is a bakery at 4 Quay Street, Whitby. Sourdough £4.20, small croissant £2.40, large croissant £3.20. Open Tue to Sat 7-15. Call 01947 555 014. Our flour comes from Stroud. We bake everything by hand.',
)
const done = (command: string) => commanded(page, command).document
const amountOf = (name: string, command: string) =>
  done(command).facts.prices?.find(({ item }) => item === name)?.amount

describe('a wish', () => {
  it.each([
    'make the sourdough 4.50',
    'remove the map',
    'move the opening hours up',
    'headline: Bread by the sea',
    'closed on Wednesdays',
    'dark green please',
    'mention that dogs are welcome',
    'our number is now 01947 555 099',
  ])('“%s” makes a valid page, and is taken back in one go', (command) => {
    const { document, ops, undone } = commanded(page, command)
    expect(ops.length).toBeGreaterThan(0)
    expect(documentSchema.safeParse(document).error).toBeUndefined()
    expect(undone).toEqual(page)
  })

  it('changes what it names and nothing else', () => {
    const { facts, blocks, order } = done('sourdough is 4.50 from now on')
    expect(facts.prices?.[0]?.amount).toBe(4.5)
    expect({ ...facts, prices: page.facts.prices }).toEqual(page.facts)
    expect([blocks, order]).toEqual([page.blocks, page.order])
  })

  it.each([
    ['en', 'warmer colours please'],
    ['en', 'calmer colours'],
    ['de', 'mach die Farben wärmer'],
    ['de', 'ruhigere Farben bitte'],
    ['ja', 'もっと落ち着いた色に'],
    ['it', 'colori più caldi'],
  ] as const)('of colours alone, %s “%s”, leaves type and spacing', (locale, command) => {
    const { theme } = commanded(page, command, locale).document
    const { hue, chroma, depth: _, paper: __, ...others } = theme
    expect({ hue, chroma }).not.toEqual({ hue: page.theme.hue, chroma: page.theme.chroma })
    expect({ ...others, hue: page.theme.hue, chroma: page.theme.chroma }).toEqual(page.theme)
  })

  it('raises prices by a share, by so much, and to so much', () => {
    expect(amountOf('Sourdough', 'raise all prices by 10%')).toBe(4.62)
    expect(amountOf('Sourdough', 'raise the sourdough by 0.30')).toBe(4.5)
    expect(amountOf('Sourdough', 'raise the sourdough to 4.80')).toBe(4.8)
  })

  it('changes one day and keeps the others', () => {
    expect(done('we close at 1pm on Saturdays now').facts.hours).toBe(
      'Tu-Fr 07:00-15:00; Sa 07:00-13:00',
    )
    expect(done('open on Sunday 8-12 as well').facts.hours).toBe(
      'Tu-Sa 07:00-15:00; Su 08:00-12:00',
    )
  })

  it('says no word of its own: what is to be told is told as it was said', () => {
    const { blocks } = done(
      'add a section called Parking with the text "There is room behind the mill."',
    )
    expect(JSON.stringify(blocks)).toContain('There is room behind the mill.')
    expect(Object.values(blocks).map(({ props }) => props.title)).toContain('Parking')
  })

  it('that comes second keeps what the first did', () => {
    const blue = commanded(page, 'make it blue').document
    const both = commanded(blue, 'rounder corners please').document
    expect(both.theme.hue).toBe(blue.theme.hue)
    expect(both.theme.radius).not.toBe(page.theme.radius)
  })

  it('leaves what is locked', () => {
    const locked = edited(page, { op: 'set', id: 'hero', path: '@locked', value: true })
    const { ops, outcomes } = commanded(locked, 'headline: Bread by the sea')
    expect([ops, outcomes.map(({ code }) => code)]).toEqual([[], ['locked']])
  })
})

describe('two wishes in one', () => {
  it.each([
    ['take out the map and put in a team', ['team']],
    ['add a gallery, remove the map', ['gallery']],
  ])('“%s” are both done', (command, there) => {
    const { order, blocks } = done(command)
    expect(blocks.place?.props.mapLink).toBe(false)
    expect(order).toEqual(expect.arrayContaining(there))
  })

  it('takes several things away at once', () => {
    const items = done('remove the sourdough and the large croissant').facts.prices
    expect(items?.map(({ item }) => item)).toEqual(['small croissant'])
  })

  it('takes away what is to go and keeps what is to stay', () => {
    const { facts } = done('remove the small croissant, the opening hours stay')
    expect(facts.prices?.map(({ item }) => item)).toEqual(['Sourdough', 'large croissant'])
    expect(facts.hours).toBe(page.facts.hours)
  })
})

describe('other hours for one day', () => {
  it.each([
    ['we are closed this Saturday', 'We are closed this Saturday (May 2)', '2026-05-02'],
    ['closed on Wednesday next week', 'Closed on Wednesday next week (May 6)', '2026-05-06'],
    ['tomorrow we are closed', 'Tomorrow we are closed (May 2)', '2026-05-02'],
    ['this Saturday we close at 1pm', 'This Saturday we close at 1pm (May 2)', '2026-05-02'],
  ])('“%s” is a notice until then, and no other week', (command, text, until) => {
    const { facts, blocks } = done(command)
    const notice = Object.values(blocks).find(({ type }) => type === 'notice')
    expect(notice?.props).toMatchObject({ text, until })
    expect(facts.hours).toBe(page.facts.hours)
  })

  it('are not guessed where today is that day: this one, or the next', () => {
    expect(readFor(page, 'next Friday we are closed')).toBeNull()
  })
})

describe('hours', () => {
  const shop = composedPage(
    'Salon Rosa is a hair salon in Lyon Street, Leeds. Open Tue to Sat 9-12 and 14-18. Cut £30.',
  )
  it('of half a day go where it is the half of one', () => {
    expect(commanded(shop, 'closed on Saturday afternoons').document.facts.hours).toBe(
      'Tu-Fr 09:00-12:00,14:00-18:00; Sa 09:00-12:00',
    )
  })

  it('move to the day that was closed, where all days have the same', () => {
    expect(done('we are closed on Tuesdays now instead of Mondays').facts.hours).toBe(
      'Mo,We-Sa 07:00-15:00; Tu off',
    )
  })
})

describe('what is on offer', () => {
  it('is called by a part of its name, which no other has', () => {
    const shop = composedPage(
      'Bakery Vale in Whitby. White loaf large £4.20, rye loaf large £4.80.',
    )
    const { facts } = commanded(shop, 'the white loaf is 4.50').document
    expect(facts.prices?.[0]?.amount).toBe(4.5)
  })

  it('keeps its line where its price alone is to go', () => {
    const { document } = commanded(page, 'remove the price of the sourdough')
    expect(document.facts.prices?.map(({ item }) => item)).toEqual([
      'small croissant',
      'large croissant',
    ])
    expect(JSON.stringify(document.blocks)).toContain('Sourdough')
  })

  it('is named by all of its words', () => {
    expect(done('Add bike service at £30 please').facts.prices?.at(-1)).toMatchObject({
      item: 'bike service',
      amount: 30,
    })
  })
})

describe('a sentence that is true no more', () => {
  it('goes where the wish tells of it in other words', () => {
    const { blocks } = done("our flour doesn't come from Stroud any more, take that out")
    expect(JSON.stringify(blocks)).not.toContain('Stroud')
    expect(JSON.stringify(blocks)).toContain('by hand')
  })

  it('stays where nothing on the page is like it', () => {
    expect(() => done('our parrot is not blue any more, take that out')).toThrow()
  })
})

describe('a larger text', () => {
  it('is there to ask for, however large it is', () => {
    const grand = edited(page, { op: 'theme', theme: { scale: 'grand' } })
    expect(commanded(grand, 'make the text bigger').document.theme.scale).toBe('huge')
  })
})

describe('the telephone', () => {
  it('is of the country of the number there was', () => {
    expect(done('our number is now 01482 555 019').facts.phone).toBe('+441482555019')
  })
})

describe('what is not read whole', () => {
  it.each([
    ['make the headings bigger and centre them', 'Make the headings bigger'],
    ['remove the map and paint the door', 'Remove the map'],
  ])('“%s” is asked about', (command, choice) => {
    expect(askedBack(page, command)?.choices.map((each) => each.command)).toContain(choice)
  })

  it('offers one of two wordings that do the same', () => {
    const choices = askedBack(page, 'make the heading bigger and centre it and dance')?.choices
    expect(choices?.map(({ label }) => label)).toEqual(['Make the heading bigger'])
  })

  it('asks which of several things is meant', () => {
    expect(askedBack(page, 'the croissant is 2.60 now')?.choices.map(({ label }) => label)).toEqual(
      ['The small croissant is 2.60 now', 'The large croissant is 2.60 now'],
    )
  })

  it('offers to add what the page has not', () => {
    const choices = askedBack(page, 'cappuccino from now on costs 3.50')?.choices
    expect(choices?.map(({ command }) => command)).toEqual(['Add cappuccino 3.50'])
  })

  it.each([
    'sing me a song',
    'never mind the weather',
    'do not touch the prices',
    '§§§',
    'add a unicorn',
  ])('“%s” is not understood', (command) => {
    const read = readFor(page, command)
    expect(read && 'intents' in read ? read.intents : null).toBeNull()
  })
})

describe('the words of commands', () => {
  it('are there in every language of the interface', () => {
    expect(localeCodes.filter((code) => !commandLanguages.includes(code))).toEqual([])
    for (const code of localeCodes) {
      const { questions } = commandLanguage(code).words
      expect(questions.add).toMatch(/\{item\}.*\{amount\}/)
      expect(questions.partly).toContain('{words}')
    }
  })
})
