import { describe, expect, it } from 'vitest'
import { emptyProps } from '#shared/page/block-props.ts'
import { emptyDocument, type PageDocument } from '#shared/page/document.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { pageName } from '#shared/page/page-name.ts'
import { applyEdits } from '#shared/page/restore/invert-op.ts'

const heading = '祖母の米寿のお祝い会をします'
const renamed: EditOp[] = [{ op: 'set', id: 'hero', path: 'title', value: '米寿を祝う会' }]

describe('a heading that is set anew', () => {
  it('is what a page without a name is called from then on, and what it is found by', () => {
    const { document } = applyEdits(page(), renamed)
    expect(document.meta.title).toBe('米寿を祝う会')
    expect(document.meta.description).toBe('米寿を祝う会。12時から')
  })

  it('takes all of it back when it is taken back', () => {
    const { document, inverse } = applyEdits(page(), renamed)
    expect(applyEdits(document, inverse as EditOp[]).document).toEqual(page())
  })

  it('renames an invitation that was read by the name of its inn, and takes that back', () => {
    const meta = { ...page().meta, industry: 'event' as const, title: `${heading} · 金沢` }
    const feast = page({ facts: { name: heading }, meta })
    const { document, inverse } = applyEdits(feast, renamed)
    expect(document.facts.name).toBe('米寿を祝う会')
    expect(document.meta.title).toBe('米寿を祝う会 · 金沢')
    expect(pageName(document)).toBe('米寿を祝う会')
    expect(applyEdits(document, inverse as EditOp[]).document).toEqual(feast)
    // A name somebody has typed stays, and so does that of a shop with another headline.
    const typed = page({ facts: { name: heading }, meta, src: { 'facts.name': 'user' } })
    const shop = page({ facts: { name: heading } })
    for (const one of [typed, shop])
      expect(applyEdits(one, renamed).document.facts.name).toBe(heading)
  })

  it('renames no page that has a name, or a title of its own', () => {
    const named = page({ facts: { name: '佐藤家' } })
    const titled = page({ meta: { ...page().meta, title: 'ご案内' } })
    for (const one of [named, titled]) {
      expect(applyEdits(one, renamed).document.meta).toEqual(one.meta)
    }
  })
})

function page(given: Partial<PageDocument> = {}): PageDocument {
  const empty = emptyDocument('p', 'ja')
  const props = { ...emptyProps('hero'), title: heading }
  return {
    ...empty,
    meta: { ...empty.meta, title: heading, description: `${heading}。12時から` },
    order: ['hero'],
    blocks: { hero: { type: 'hero', variant: 'split', version: 2, props } },
    ...given,
  }
}
