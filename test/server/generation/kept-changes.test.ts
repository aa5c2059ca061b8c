import { describe, expect, it } from 'vitest'
import { composer } from '#server/composer/compose.ts'
import type { CompositionRequest } from '#server/composer/composition.ts'
import { stepsOf } from '#server/generation/composition-steps.ts'
import { withKeptChanges } from '#server/generation/kept-changes.ts'
import { foldOps } from '#shared/page/apply-op.ts'
import { emptyProps } from '#shared/page/block-props.ts'
import { emptyDocument, type PageDocument } from '#shared/page/document.ts'
import type { Op } from '#shared/page/ops.ts'
import { pageState } from '#shared/page/page-state.ts'

/** Another version tells the page otherwise, and leaves alone what has been changed on it. */

const brief =
  'Kiln Lane Pottery is a pottery in Stroud, 14 Kiln Lane, Stroud GL5 1AB. Two-hour class £32, mug £18, large vase £85. Beginners are welcome. We glaze with ash from our own stove. Open Tuesday to Saturday 10 to 5. Call 01453 555 014.'

const request = (seed: number): CompositionRequest => ({
  brief,
  locale: 'en',
  locales: [],
  fallback: 'en',
  seed,
  now: 0,
  known: { facts: {} },
})

function folded(document: PageDocument, seed: number, before?: number): PageDocument {
  const composition = composer.compose(request(seed))
  const kept =
    before === undefined
      ? composition
      : withKeptChanges(composition, composer.compose(request(before)), document)
  const { opening, blocks } = stepsOf(kept, document, {})
  const ops: Op[] = [...opening, ...blocks.flatMap((block) => block.ops)]
  return foldOps(pageState(document), ops).document
}

const first = folded(emptyDocument('x', 'en'), 3)

describe('another version', () => {
  it('has no section its creator took away', () => {
    const { gallery: _gallery, ...blocks } = first.blocks
    const without = { ...first, blocks, order: first.order.filter((id) => id !== 'gallery') }
    expect(first.order).toContain('gallery')
    expect(folded(without, 4, 3).order).not.toContain('gallery')
  })

  it('keeps a text that is not as it was written, whoever changed it', () => {
    const hours = first.blocks.hours!
    const props = { ...hours.props, note: 'Until 8 on Fridays.' }
    const changed = { ...first, blocks: { ...first.blocks, hours: { ...hours, props } } }
    expect(folded(changed, 4, 3).blocks.hours?.props.note).toBe('Until 8 on Fridays.')
    expect(folded(changed, 4).blocks.hours?.props.note).toBe('')
  })

  it('keeps a section its creator added, though nothing is typed into it yet', () => {
    const faq = { type: 'faq', variant: 'list', props: emptyProps('faq') }
    const at = first.order.indexOf('hours')
    const order = [...first.order.slice(0, at + 1), 'faq-1', ...first.order.slice(at + 1)]
    const added = { ...first, order, blocks: { ...first.blocks, 'faq-1': faq } }
    const again = folded(added, 4, 3)
    expect(again.blocks['faq-1']).toEqual(faq)
    expect(again.order.indexOf('faq-1')).toBe(again.order.indexOf('hours') + 1)
  })

  it('does not keep a line of the version before in a section with a photo of its own', () => {
    const hero = first.blocks.hero!
    expect(hero.props.eyebrow).toBe('Kiln Lane Pottery')
    const media = { kind: 'upload', id: 'mine', alt: '', focal: { x: 0.5, y: 0.5 } }
    const own: PageDocument = {
      ...first,
      blocks: { ...first.blocks, hero: { ...hero, props: { ...hero.props, media } } },
      src: { ...first.src, 'hero.media': 'user' },
    }
    const { props } = folded(own, 4, 3).blocks.hero!
    expect(props).toMatchObject({ title: 'Kiln Lane Pottery', eyebrow: '', media })
  })

  it('is another version where nothing was changed', () => {
    expect(folded(first, 4, 3)).toEqual(folded(first, 4))
  })
})
