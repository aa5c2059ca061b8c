import { describe, expect, it } from 'vitest'
import { isTrue } from '#server/commands/carry-out/is-true.ts'
import { carryOutWish } from '#server/generation/wishes/carry-out-wish.ts'
import { isSo } from '#server/generation/wishes/is-so.ts'
import { AppError } from '#shared/errors.ts'
import { asUsers } from '#shared/page/as-users.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { applyEdits } from '#shared/page/restore/invert-op.ts'
import { someTime } from '#test/support/fixtures.ts'
import { splitOf, wishesOf, wishLocales } from '#test/wishes/wish.ts'
import { composedPage } from './commanded-page.ts'

/** What is said of a wish is so on the page: whoever reads "New price" looks for it there. */

function untrue(
  page: PageDocument,
  command: string,
  locale: (typeof wishLocales)[number],
): string[] {
  try {
    const wish = { command, likely: [locale], document: page, now: someTime }
    const { ops, outcomes } = carryOutWish(wish)
    const after = applyEdits(page, ops.map(asUsers)).document
    return outcomes
      .filter(({ code }) => ops.length > 0 && code !== 'nothing')
      .filter(
        (one) => !isTrue(one, after) || (isOfColours(one.code) && !isSo(after, one.words ?? '')),
      )
      .map((one) => `${command}: ${JSON.stringify(one)}`)
  } catch (error) {
    if (error instanceof AppError) return []
    throw error
  }
}

const isOfColours = (code: string): boolean => code === 'colours' || code === 'twoColours'

it.each(wishLocales)('in %s after every everyday wish', (locale) => {
  const some = wishesOf(locale).filter((wish, at) => splitOf(wish) === 'dev' && at % 3 === 0)
  const found = some.flatMap(({ brief, wishes }) =>
    untrue(composedPage(brief, locale), wishes[0] ?? '', locale),
  )
  expect(found).toEqual([])
})

describe('what is not so', () => {
  const page = composedPage('Hartley Sweeps in Whitby. A sweep costs £65. Call 01947 555 014.')
  it.each([
    [{ code: 'title', words: 'Clean chimneys' }],
    [{ code: 'told', words: 'I also sell cowls.' }],
    [{ code: 'priceAdded', words: 'cowl, £40' }],
    [{ code: 'fact', fact: 'email' }],
    [{ code: 'forgotten', fact: 'phone' }],
  ] as const)('is found: %o', (outcome) => {
    expect(isTrue(outcome, page)).toBe(false)
  })

  it('is a price that stands twice', () => {
    const [price] = page.facts.prices ?? []
    const twice = { ...page, facts: { ...page.facts, prices: [price!, { ...price!, id: 'p9' }] } }
    const outcome = { code: 'price', words: `${price?.item}, £65` } as const
    expect(isTrue(outcome, page)).toBe(true)
    expect(isTrue(outcome, twice)).toBe(false)
  })
})
