import { expect, test } from 'vitest'
import { compose, composer } from '#server/composer/compose.ts'
import type { CompositionRequest } from '#server/composer/composition.ts'
import { foldOps } from '#shared/page/apply-op.ts'
import { documentSchema, emptyDocument } from '#shared/page/document.ts'
import { pageState } from '#shared/page/page-state.ts'
import { someTime } from '#test/support/fixtures.ts'

const brief =
  'Sol & Mar is a bakery in Porto. We offer sourdough, rye bread and custard tarts. ' +
  'Open Tuesday to Sunday 8am to 6pm. Call us on +351 222 000 111.'

function requestFor(patch: Partial<CompositionRequest>): CompositionRequest {
  const known = { facts: {} }
  return {
    brief,
    locale: null,
    locales: [],
    fallback: 'en',
    now: someTime,
    seed: 1,
    known,
    ...patch,
  }
}

function page(patch: Partial<CompositionRequest>) {
  const request = requestFor(patch)
  const { understood, opening, blocks } = compose(request)
  const ops = [...opening, ...blocks.flatMap((block) => block.ops)]
  return foldOps(pageState(emptyDocument('page', understood.locale)), ops).document
}

test('a few sentences become a page of their trade with their facts', () => {
  const document = page({})
  documentSchema.parse(document)
  expect(document.meta.industry).toBe('bakery')
  expect(document.facts).toMatchObject({ name: 'Sol & Mar', phone: '+351222000111' })
  expect(document.meta.title).toContain('Sol & Mar')
})

test('nonsense becomes a valid general page that claims nothing', () => {
  for (const nonsense of ['asdf qwer', '???', '<b>{name}</b>', '0', '🙂🙂🙂']) {
    const document = page({ brief: nonsense })
    documentSchema.parse(document)
    expect(document.meta.industry).toBe('general')
    expect(document.meta.title).not.toBe('')
    expect(document.order.length).toBeGreaterThanOrEqual(8)
  }
})

test('a hostile brief is only ever text', () => {
  const document = page({
    brief: `Bakery "<script>alert(1)</script>" in {city}. ${'x'.repeat(3900)}`,
  })
  documentSchema.parse(document)
  for (const { props } of Object.values(document.blocks)) {
    expect(JSON.stringify(props)).not.toMatch(/"to":"javascript:/)
  }
})

test('the same brief and seed give the same page, the next seed another version', () => {
  expect(page({ seed: 3 })).toEqual(page({ seed: 3 }))
  expect(page({ seed: 3 }).blocks).not.toEqual(page({ seed: 4 }).blocks)
})

test('a last day without a year is the next from the day the page was asked for', () => {
  const until = (year: number) => {
    const said = 'Sol & Mar, bakery in Porto. 20% off all cakes until 30 November.'
    return page({ brief: said, now: Date.UTC(year, 5, 15) }).blocks.notice?.props.until
  }
  expect([until(2026), until(2031)]).toEqual(['2026-11-30', '2031-11-30'])
})

test('the trade a creator put right is the page’s', () => {
  expect(page({ known: { industry: 'cafe', facts: {} } }).meta.industry).toBe('cafe')
})

test.each([
  {},
  { locale: 'ja' as const, seed: 7 },
  { known: { industry: 'cafe' as const, facts: { name: 'Luna' } }, seed: 12 },
])('each step alone gives what the whole page has of it: %j', (patch) => {
  const request = requestFor(patch)
  const { understood, opening } = compose(request)
  expect(composer.understand(request)).toEqual(understood)
  expect(opening).toContainEqual({ op: 'plan', blocks: composer.plan(request) })
  expect(opening).toContainEqual({ op: 'theme', theme: composer.theme(request) })
})

test('a town typed small is written large on the page, and the notes still open it', () => {
  const notes = 'dog walker in bristol, also cat sitting and puppy visits, £15 an hour'
  const { facts, blocks } = page({ brief: notes })
  expect(facts.place).toBe('Bristol')
  expect(blocks.hero?.props.lead).toContain('Dog walker in Bristol')
})
