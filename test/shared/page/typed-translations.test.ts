import { describe, expect, it } from 'vitest'
import { composer } from '#server/composer/compose.ts'
import { addLanguages } from '#server/pages/add-languages.ts'
import { translateMeta } from '#server/pages/translate-meta.ts'
import { foldOps } from '#shared/page/apply-op.ts'
import { asUsers } from '#shared/page/as-users.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { pageState } from '#shared/page/page-state.ts'
import { applyEdits } from '#shared/page/restore/invert-op.ts'
import { staleTexts } from '#shared/page/stale-texts.ts'
import { someTime, storedGeneration } from '#test/support/fixtures.ts'
import { commanded, composedPage } from '../../server/commands/commanded-page.ts'

const brief =
  'Salt & Rye is a bakery in Bristol. We never bake with ready-made mixes. Only three doughs, each made by hand. Sourdough £4.20. Call 0117 496 0123.'
/** Of the same bakery, with nothing to buy. */
const shorter = 'Salt & Rye is a bakery in Bristol. Call 0117 496 0123.'
const typed: EditOp = {
  op: 'translate',
  locale: 'de',
  id: 'hero',
  path: 'title',
  text: 'Von Hand getippt',
  state: 'done',
}
const page = edited(composedPage(brief, 'en', ['de', 'fr']), typed)

describe('a translation a person typed', () => {
  it('stays when the page is written again, and is out of date then', () => {
    const again = rewritten(page, 6)
    expect(again.blocks.hero?.props.title).not.toBe(page.blocks.hero?.props.title)
    expect(textOf(again, 'de')).toBe('Von Hand getippt')
    expect(staleTexts(again, 'de')).toContain('hero.title')
    expect(textOf(again, 'fr')).not.toBe('Von Hand getippt')
  })

  it('stays however often the page is written again', () => {
    const again = [8, 9, 10, 11].reduce((before, seed) => rewritten(before, seed), page)
    expect(textOf(again, 'de')).toBe('Von Hand getippt')
  })

  it('keeps its block on the page where a new plan has no place for it', () => {
    const id = page.order.find((each) => !rewritten(page, 5, shorter).order.includes(each)) ?? ''
    const own = edited(page, { ...typed, id })
    const again = rewritten(own, 5, shorter)
    expect(again.order).toContain(id)
    expect(again.i18n.de?.[`${id}.title`]?.text).toBe('Von Hand getippt')
  })

  it('stays when a command changes the text it is of', () => {
    const { document, undone } = commanded(page, 'headline: Bread, and nothing else')
    expect(document.blocks.hero?.props.title).toBe('Bread, and nothing else')
    expect(textOf(document, 'de')).toBe('Von Hand getippt')
    expect(staleTexts(document, 'de')).toContain('hero.title')
    expect(undone).toEqual(page)
  })

  it('stays where its language was away meanwhile', async () => {
    const away = { ...page, locales: page.locales.filter((locale) => locale !== 'de') }
    const services = { generations: { composer } } as unknown as Parameters<typeof addLanguages>[0]
    const latest = storedGeneration({ page: 'page', brief, seed: 3 })
    const back = await addLanguages(services, away, ['en', 'fr', 'de'], latest)
    expect(textOf(back, 'de')).toBe('Von Hand getippt')
  })

  it('stays in the title of a language as well, until it is emptied', () => {
    const titled = translateMeta(page, { de: { title: 'Mein Titel' } })
    expect(rewritten(titled, 7).i18n.de?.['meta.title']?.text).toBe('Mein Titel')
    const emptied = translateMeta(titled, { de: { title: '' } })
    expect(rewritten(emptied, 7).i18n.de?.['meta.title']?.text).not.toBe('Mein Titel')
  })

  it('is not the person’s any more once it is taken back', () => {
    const before = composedPage(brief, 'en', ['de', 'fr'])
    const { document, inverse } = applyEdits(before, [asUsers(typed)])
    const undone = edited(document, ...(inverse as EditOp[]))
    expect(undone).toEqual(before)
    expect(textOf(rewritten(undone, 7), 'de')).not.toBe('Von Hand getippt')
  })

  it('goes with its block and comes back with it', () => {
    const { document, inverse } = applyEdits(page, [{ op: 'remove', id: 'hero' }])
    expect(Object.keys(document.src).filter((key) => key.includes('hero.'))).toEqual([])
    const back = edited(document, ...(inverse as EditOp[]))
    expect(textOf(rewritten(back, 7), 'de')).toBe('Von Hand getippt')
  })
})

function edited(document: PageDocument, ...ops: EditOp[]): PageDocument {
  return applyEdits(document, ops.map(asUsers)).document
}

/** As a generation writes the page again with another seed. */
function rewritten(document: PageDocument, seed: number, told = brief): PageDocument {
  const known = { facts: {} }
  const locales = document.locales.slice(1)
  const asked = {
    brief: told,
    locale: document.base,
    locales,
    fallback: document.base,
    now: someTime,
    seed,
    known,
  }
  const { opening, blocks } = composer.compose(asked)
  return foldOps(pageState(document), [...opening, ...blocks.flatMap(({ ops }) => ops)]).document
}

function textOf(document: PageDocument, language: 'de' | 'fr'): unknown {
  return document.i18n[language]?.['hero.title']?.text
}
