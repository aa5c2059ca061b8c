import { describe, expect, it } from 'vitest'
import { asUsers } from '#shared/page/as-users.ts'
import { priceFields, textFields } from '#shared/page/block-props.ts'
import type { PartChange } from '#shared/page/compare/page-changes.ts'
import {
  type Rewrite,
  type RewrittenPart,
  rewrittenParts,
  shownVersion,
} from '#shared/page/compare/rewritten-parts.ts'
import { type Block, emptyDocument, type PageDocument } from '#shared/page/document.ts'
import { localize } from '#shared/page/localize.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { applyEdits } from '#shared/page/restore/invert-op.ts'
import { restorePart, restoreParts } from '#shared/page/restore/restore-parts.ts'
import { plainText, type RichText } from '#shared/page/rich-text.ts'
import { staleTexts } from '#shared/page/stale-texts.ts'
import { composedDocument } from '#test/support/composed-document.ts'

const first =
  'Harbour Bikes is a bicycle workshop in Bristol. Puncture repair £12, full service £65. ' +
  'Cards only. We cover Clifton and Redland.'
const second =
  'Harbour Bikes is a bicycle workshop in Bristol. Wheel building £90, puncture repair £14. ' +
  'Open Tuesday to Saturday 9 to 6. Call 0117 496 0123.'

const rewrite = rewriteOf(composed(emptyDocument('page', 'en'), first, 1))

describe('what a rewrite changed', () => {
  it('is listed block by block with its old and its new words, and nothing that stayed', () => {
    const same = { before: rewrite.before, after: rewrite.before }
    expect(rewrittenParts(same)).toEqual([])
    const parts = rewrittenParts(rewrite)
    const added = rewrite.after.order.filter((id) => !rewrite.before.blocks[id])
    const removed = rewrite.before.order.filter((id) => !rewrite.after.blocks[id])
    expect(added.length * removed.length).toBeGreaterThan(0)
    for (const id of added) expect(of(parts, id).how).toBe('added')
    for (const id of removed) expect(of(parts, id).how).toBe('removed')
    const reworded = parts.filter(
      ({ how, change }) => how === 'rewritten' && wordsOf(change).length > 0,
    )
    expect(reworded.length).toBeGreaterThan(2)
    for (const { key, change } of reworded) {
      const [was, is] = [rewrite.before, rewrite.after].map((page) => wordsIn(page, key))
      for (const { before, after } of wordsOf(change)) {
        if (before) expect(was).toContain(before)
        if (after) expect(is).toContain(after)
      }
    }
    expect(parts.map(({ key }) => key)).toContain('facts.prices')
  })

  it('is a few words where a link of the header changes its place, and not every link', () => {
    const { before } = rewrite
    const header = before.blocks.header as Block
    const links = ['One', 'Two', 'Three', 'Four'].map((label) => ({ label, to: '#top' }))
    const page = (nav: object[]) => ({
      ...before,
      blocks: { ...before.blocks, header: { ...header, props: { ...header.props, links: nav } } },
    })
    const turned = { before: page(links), after: page([...links.slice(1), ...links.slice(0, 1)]) }
    const { values } = of(rewrittenParts(turned), 'header').change
    expect(values.filter(({ language }) => !language)).toEqual([
      { kind: 'order', path: 'links', before: null, after: null },
    ])
  })

  it('is of the prices what the same things cost now, whatever their numbers', () => {
    const told = of(rewrittenParts(rewrite), 'facts.prices').change.values
    expect(told).toEqual([
      {
        kind: 'price',
        path: expect.any(String),
        before: { item: 'puncture repair', amount: 12, currency: 'GBP' },
        after: { item: 'puncture repair', amount: 14, currency: 'GBP' },
      },
    ])
  })

  it('is nothing where a block refers to the same price by another number', () => {
    const { before } = rewrite
    const prices = before.facts.prices ?? []
    const [one, two] = prices.map(({ id }) => id)
    const swap = (props: unknown) =>
      JSON.parse(
        JSON.stringify(props).replaceAll(/"p[12]"/g, (id) =>
          id === `"${one}"` ? `"${two}"` : `"${one}"`,
        ),
      )
    const blocks = Object.fromEntries(
      Object.entries(before.blocks).map(([id, block]) => [
        id,
        { ...block, props: swap(block.props) },
      ]),
    )
    const after = { ...before, blocks, facts: { ...before.facts, prices: swap(prices) } }
    expect(rewrittenParts({ before, after })).toEqual([])
  })

  it('is taken back part by part, and each part says which version stands', () => {
    for (const part of rewrittenParts(rewrite)) {
      const old = made(rewrite.after, restorePart(rewrite.after, rewrite.before, part.part))
      expect([part.key, shownVersion(rewrite.after, rewrite, part)]).toEqual([part.key, 'new'])
      expect([part.key, shownVersion(old, rewrite, part)]).toEqual([part.key, 'old'])
      const kept = made(old, restorePart(old, rewrite.after, part.part))
      expect([part.key, shownVersion(kept, rewrite, part)]).toEqual([part.key, 'new'])
    }
  })

  it('is taken back as a whole, with who wrote what, its translations and its order', () => {
    const parts = rewrittenParts(rewrite).map(({ part }) => part)
    const old = made(rewrite.after, restoreParts(rewrite.after, rewrite.before, parts))
    expect(shownOn(old)).toEqual(shownOn(rewrite.before))
    const kept = made(old, restoreParts(old, rewrite.after, parts))
    expect(shownOn(kept)).toEqual(shownOn(rewrite.after))
  })

  it('is taken back in one step that itself can be taken back', () => {
    for (const { key, part } of rewrittenParts(rewrite)) {
      const ops = restorePart(rewrite.after, rewrite.before, part)
      const { document, inverse } = applyEdits(rewrite.after, ops.map(asUsers))
      const undone = made(document, inverse as EditOp[])
      if (part.kind === 'block') expect([key, undone.src]).toEqual([key, rewrite.after.src])
      expect([key, undone.blocks]).toEqual([key, rewrite.after.blocks])
      expect([key, undone.order]).toEqual([key, rewrite.after.order])
      expect([key, staleTexts(undone, 'ja')]).toEqual([key, staleTexts(rewrite.after, 'ja')])
    }
  })

  it('says so where a person has changed the block since', () => {
    const typed = made(rewrite.after, [{ op: 'set', id: 'hero', path: 'title', value: 'Mine' }])
    expect(shownVersion(typed, rewrite, of(rewrittenParts(rewrite), 'hero'))).toBe('other')
  })
})

describe('a block that is taken back', () => {
  it('keeps the price of the same thing as it is now, and brings one along that is gone', () => {
    const id = idOfPrices(rewrite.before)
    const { part } = of(rewrittenParts(rewrite), id)
    const old = made(rewrite.after, restorePart(rewrite.after, rewrite.before, part))
    expect(amountsIn(old, id)).toEqual([14, 65])
  })
})

function composed(onto: PageDocument, brief: string, seed: number): PageDocument {
  return composedDocument(brief, { locales: ['ja'], seed }, onto)
}

function rewriteOf(before: PageDocument): Rewrite {
  return { before, after: composed(before, second, 5) }
}

function made(document: PageDocument, ops: EditOp[]): PageDocument {
  return applyEdits(document, ops.map(asUsers)).document
}

function of(parts: RewrittenPart[], key: string): RewrittenPart {
  const part = parts.find((each) => each.key === key)
  if (!part) throw new Error(`${key} is not among ${parts.map((each) => each.key)}`)
  return part
}

function wordsOf({ values }: PartChange) {
  return values.filter(({ kind, language }) => kind === 'words' && !language)
}

function idOfPrices({ order, blocks }: PageDocument): string {
  return order.find((id) => /"p1"/.test(JSON.stringify(blocks[id]?.props))) ?? ''
}

function amountsIn({ blocks, facts }: PageDocument, id: string): (number | undefined)[] {
  const { type = '', props = {} } = blocks[id] ?? {}
  return priceFields(type, props)
    .filter(({ value }) => value !== '')
    .map(({ value }) => facts.prices?.find((price) => price.id === value)?.amount)
}

function wordsIn({ blocks }: PageDocument, id: string): string[] {
  const { type = '', props = {} } = blocks[id] ?? {}
  return textFields(type, props).map(({ value }) =>
    typeof value === 'string' ? value : plainText(value as RichText),
  )
}

/** What readers see, and whose it is; ids of prices are numbers without a meaning. */
function shownOn(document: PageDocument) {
  const { facts, src, theme, order } = document
  const { prices: _prices, ...others } = facts
  const { title, description } = document.meta
  const ofTexts = Object.entries(src).filter(([key]) => !key.startsWith('facts.'))
  const words = document.locales.map((language) =>
    JSON.parse(
      JSON.stringify(localize(document, language).blocks).replaceAll(/"p\d+"/g, '"price"'),
    ),
  )
  const sources = Object.fromEntries(ofTexts)
  return { theme, order, title, description, facts: others, sources, words }
}

it('how a number is written is no part of its own, and is taken back with the number', () => {
  const { before } = rewrite
  const facts = { phone: '+441174960123', phoneText: '0117 496 0123' }
  const told: PageDocument = { ...before, facts: { ...before.facts, ...facts } }
  const gone = before.facts.phone === undefined
  expect(gone).toBe(true)
  const parts = rewrittenParts({ before: told, after: before })
  expect(parts.map(({ key }) => key)).toEqual(['facts.phone'])
  expect(parts[0]?.change.values.map(({ path }) => path)).toEqual(['phone'])
  const back = applyEdits(before, restorePart(before, told, { kind: 'fact', key: 'phone' }))
  expect(back.document.facts).toMatchObject(facts)
})
