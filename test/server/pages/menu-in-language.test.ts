import { describe, expect, it } from 'vitest'
import { composer } from '#server/composer/compose.ts'
import { addLanguages } from '#server/pages/add-languages.ts'
import { emptyProps } from '#shared/page/block-props.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { localize } from '#shared/page/localize.ts'
import { menuFollowing } from '#shared/page/menu-following.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { staleTexts } from '#shared/page/stale-texts.ts'
import { storedGeneration } from '#test/support/fixtures.ts'
import { composedPage, edited } from '../commands/commanded-page.ts'

/** A page in another language has its menu in it as well, whatever was changed on it before. */

const brief =
  'Moss & Bramble is a florist in York. Bouquet £35, wreath £48, workshop £60. We grow most of our flowers ourselves, on a field behind the shop that Ada’s grandmother bought in 1962. Open Tuesday to Saturday 9 to 5. Call 01904 555 019. Find us at 12 Fossgate, York YO1 9TA.'

async function inGerman(document: PageDocument): Promise<PageDocument> {
  const services = { generations: { composer } } as unknown as Parameters<typeof addLanguages>[0]
  const latest = storedGeneration({ page: 'page', brief, seed: 3 })
  return localize(await addLanguages(services, document, ['en', 'de'], latest), 'de')
}

type Link = { label: string; to: string }
const linksOf = ({ blocks }: PageDocument) => blocks.header?.props.links as Link[]
const asPerson = (document: PageDocument, ...ops: EditOp[]) =>
  edited(document, ...menuFollowing(document, ops))
const labelOf = (document: PageDocument, id: string) =>
  linksOf(document).find(({ to }) => to === `#${id}`)?.label

describe('a language that is added to a page', () => {
  it('names the links of sections that were moved before', async () => {
    const page = composedPage(brief)
    const before = linksOf(page).map(({ to }) => to)
    expect(before.length).toBeGreaterThan(2)
    const moved = asPerson(page, { op: 'move', id: 'hours', after: 'hero' })
    expect(linksOf(moved).map(({ to }) => to)).not.toEqual(before)
    const usual = await inGerman(page)
    const german = await inGerman(moved)
    for (const { to, label } of linksOf(german)) {
      expect(label).toBe(labelOf(usual, to.slice(1)))
      expect(labelOf(page, to.slice(1))).not.toBe(label)
    }
  })

  it('leaves a link its creator has named to be translated by them', async () => {
    const page = composedPage(brief)
    const at = linksOf(page).findIndex(({ to }) => to === '#hours')
    const op = { op: 'set', id: 'header', path: `links.${at}.label`, value: 'Drop by' } as const
    const german = await inGerman(asPerson(page, op))
    expect(labelOf(german, 'hours')).toBe('Drop by')
  })

  it('has nothing left to do for a heading that is a label', async () => {
    const services = { generations: { composer } } as unknown as Parameters<typeof addLanguages>[0]
    const latest = storedGeneration({ page: 'page', brief, seed: 3 })
    const page = await addLanguages(services, composedPage(brief), ['en', 'de'], latest)
    const todo = staleTexts(page, 'de').filter((key) => key.endsWith('.title'))
    expect(todo.map((key) => key.split('.')[0])).toEqual(['hero'])
  })

  it('calls a section that was added since, and its link, as the language does', async () => {
    const props = { ...emptyProps('steps'), title: 'How it works' }
    const page = asPerson(
      composedPage(brief),
      { op: 'insert', id: 'how', type: 'steps', variant: 'numbered', props, after: 'hero' },
      { op: 'set', id: 'header', path: 'links.0', value: { label: 'How it works', to: '#how' } },
    )
    const german = await inGerman(page)
    expect(german.blocks.how?.props.title).toBe('So funktioniert’s')
    expect(labelOf(german, 'how')).toBe('So funktioniert’s')
  })

  it('has a link follow its heading as that is translated', async () => {
    const page = asPerson(composedPage(brief), {
      op: 'set',
      id: 'hours',
      path: 'title',
      value: 'When we are here',
    })
    expect(labelOf(page, 'hours')).toBe('When we are here')
    const spoken = asPerson(
      { ...page, locales: ['en', 'de'] },
      {
        op: 'translate',
        locale: 'de',
        id: 'hours',
        path: 'title',
        text: 'Wann wir da sind',
        state: 'done',
      },
    )
    expect(labelOf(localize(spoken, 'de'), 'hours')).toBe('Wann wir da sind')
  })
})
