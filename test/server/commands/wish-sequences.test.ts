import { describe, expect, it } from 'vitest'
import { carryOut } from '#server/commands/carry-out.ts'
import { readCommand } from '#server/commands/read-command.ts'
import type { Locale } from '#shared/locales.ts'
import { asUsers } from '#shared/page/as-users.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { applyEdits } from '#shared/page/restore/invert-op.ts'
import { composedDocument } from '#test/support/composed-document.ts'
import { someTime } from '#test/support/fixtures.ts'
import { holds } from '../../wishes/holds.ts'
import { type Check, splitOf, type Wish, wishesOf, wishLocales } from '../../wishes/wish.ts'

/** Of the wishes of a language every one is followed by so many others. */
const followers = 3
const today = new Date(someTime).toISOString().slice(0, 10)

interface Done {
  page: PageDocument
  ops: EditOp[]
}

/** The page a wish makes; null where it is not carried out, or changes nothing. */
function carried(page: PageDocument, wish: string, locale: Locale): Done | null {
  const read = readCommand(wish, { likely: [locale], page, today })
  if (!read || 'ask' in read) return null
  try {
    const { ops } = carryOut(page, read.intents, someTime)
    return ops.length > 0 ? { ops, page: applyEdits(page, ops.map(asUsers)).document } : null
  } catch {
    return null
  }
}

/** What an op sets, so that two wishes for the same thing are told. */
const subjectOf = (op: EditOp): string => {
  if (op.op === 'fact') return op.key
  if (op.op === 'theme') return Object.keys(op.theme).join()
  return 'path' in op ? `${op.id}.${op.path.split('.')[0]}` : `${op.op} ${'id' in op ? op.id : ''}`
}

/** "Don't touch the prices" asks for what the next wish asks otherwise. */
function asksOtherwise(check: Check, later: Wish, first: Done, then: Done): boolean {
  const subjects = first.ops.filter(({ op }) => op !== 'source').map(subjectOf)
  const isShared = then.ops.some((op) => op.op !== 'source' && subjects.includes(subjectOf(op)))
  const isNamed = later.checks.some(
    (other) =>
      ('price' in check && 'price' in other && check.price === other.price) ||
      ('fact' in check && 'fact' in other && check.fact === other.fact),
  )
  return isShared || isNamed
}

describe('a wish after another', () => {
  it.each(wishLocales)('leaves what was asked before as it is (%s)', (locale) => {
    const wishes = wishesOf(locale).filter(
      (wish) =>
        splitOf(wish) === 'dev' && wish.wishes.length === 1 && !wish.checks.some((c) => 'ask' in c),
    )
    const undone: string[] = []
    const pages = new Map<string, PageDocument>()
    for (const [at, wish] of wishes.entries()) {
      const before = pages.get(wish.brief) ?? composedDocument(wish.brief, { locale, seed: 3 })
      pages.set(wish.brief, before)
      const first = carried(before, wish.wishes[0] ?? '', locale)
      const stands = (check: Check, after: PageDocument) =>
        holds(check, { brief: wish.brief, before, after })
      if (!first?.page || !wish.checks.every((check) => stands(check, first.page))) continue
      for (let by = 1; by <= followers; by++) {
        const later = wishes[(at + by * 3) % wishes.length]
        const then = later && later !== wish && carried(first.page, later.wishes[0] ?? '', locale)
        if (!then) continue
        const lost = wish.checks.filter(
          (check) => !stands(check, then.page) && !asksOtherwise(check, later, first, then),
        )
        if (lost.length > 0) undone.push(`${wish.wishes[0]} / ${later.wishes[0]}`)
      }
    }
    expect(undone).toEqual([])
  })

  it.each([
    ['make the writing bigger', 'make it all a bit calmer'],
    ['bigger headings please', 'more elegant please'],
  ])('“%s” stands after “%s”', (size, mood) => {
    const page = composedDocument('Harbour Bakery is a bakery in Whitby. Sourdough £4.20.', {
      locale: 'en',
      seed: 3,
    })
    const first = carried(page, size, 'en')
    const then = first && carried(first.page, mood, 'en')
    expect(then?.page.theme.scale).toBe(first?.page.theme.scale)
    expect(then?.page.theme.scale).not.toBe(page.theme.scale)
  })

  it('a map that was taken away stays away after a move', () => {
    const page = composedDocument('Harbour Bakery, 4 Quay Street, Whitby. Sourdough £4.20.', {
      locale: 'en',
      seed: 3,
    })
    const first = carried(page, 'remove the map', 'en')
    const then = first && carried(first.page, 'we moved to 9 Church Street, Whitby', 'en')
    expect(then?.page.facts.place).toContain('9 Church Street')
    expect(then?.page.blocks.place?.props.mapLink).toBe(false)
  })
})
