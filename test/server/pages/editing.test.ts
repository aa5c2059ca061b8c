import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { editPage } from '#server/pages/edit-page.ts'
import { listRevisions } from '#server/pages/list-revisions.ts'
import { duplicatePage, getPage, restorePage, trashPage } from '#server/pages/page-life.ts'
import { publishPage, unpublishPage } from '#server/pages/publish-page.ts'
import { readPublished } from '#server/pages/published-page.ts'
import { revertPage } from '#server/pages/revisions.ts'
import { getSettings, putSettings } from '#server/pages/settings.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { documentOf, openServices, type TestServices, writtenPage } from '../open-services.ts'

let services: TestServices
let page: Awaited<ReturnType<typeof writtenPage>>
beforeEach(async () => {
  services = await openServices()
  page = await writtenPage(services)
})
afterEach(() => {
  vi.restoreAllMocks()
  return services.close()
})

const title = (value: string): EditOp[] => [{ op: 'set', id: 'hero', path: 'title', value }]

describe('an edit', () => {
  it.each(['"1"', '"9", "1"', '"9","a,b",, "1"', '*'])(
    'is taken with If-Match %s',
    async (ifMatch) => {
      const edited = await editPage(services, page.access, title('New'), ifMatch)
      expect(edited.rev).toBe(2)
      expect(edited.inverse).toEqual([
        { op: 'set', id: 'hero', path: 'title', value: expect.stringMatching(/^title pt/) },
        { op: 'source', texts: { 'hero.title': 'bank' } },
      ])
    },
  )

  it.each([
    [undefined, 428],
    ['', 428],
    [',', 428],
    ['W/"1"', 412],
    ['1', 400],
    ['*, "1"', 400],
    ['"1 "', 400],
    ['"0"', 412],
    ['"2"', 412],
    ['"1x"', 412],
    ['"abc"', 412],
    ['W/"abc"', 412],
    ['""', 412],
    ['abc', 400],
    ['"1', 400],
    ['1"', 400],
    ['"0", 1x', 400],
    ['-1', 400],
  ])('with If-Match %s is refused with %i and changes nothing', async (ifMatch, status) => {
    const before = await documentOf(services, page.slug)
    await expect(editPage(services, page.access, title('New'), ifMatch)).rejects.toMatchObject({
      status,
    })
    expect(await documentOf(services, page.slug)).toEqual(before)
  })

  it('of which one op does not fit leaves no trace', async () => {
    const before = await getPage(services, page.access)
    const ops: EditOp[] = [...title('New'), { op: 'remove', id: 'nothing' }]
    await expect(editPage(services, page.access, ops, '"1"')).rejects.toMatchObject({
      status: 422,
      errors: [{ field: 'ops.1.nothing' }],
    })
    expect(await getPage(services, page.access)).toEqual(before)
  })

  it('is the person’s, whatever it claims', async () => {
    const ops: EditOp[] = [{ op: 'set', id: 'hero', path: 'title', value: 'New', src: 'bank' }]
    await editPage(services, page.access, ops, '"1"')
    expect((await documentOf(services, page.slug)).src['hero.title']).toBe('user')
  })

  it('is undone by its inverse', async () => {
    const before = await documentOf(services, page.slug)
    const ops: EditOp[] = [...title('New'), { op: 'move', id: 'cta', after: null }]
    const { inverse } = await editPage(services, page.access, ops, '"1"')
    await editPage(services, page.access, inverse as EditOp[], '"2"')
    const after = await documentOf(services, page.slug)
    expect(after.blocks).toEqual(before.blocks)
    expect(after.order).toEqual(before.order)
  })

  it('that makes the page too large is refused', async () => {
    const long = 'ä'.repeat(3900)
    const body = Array.from({ length: 40 }, () => ({ type: 'paragraph', spans: [{ text: long }] }))
    const ops: EditOp[] = [{ op: 'set', id: 'about', path: 'body', value: body }]
    await expect(editPage(services, page.access, ops, '"1"')).rejects.toMatchObject({
      status: 422,
      errors: [{ field: 'document' }],
    })
    const many = Array.from({ length: 57 }, (_, index): EditOp => {
      return {
        op: 'insert',
        id: `more-${index}`,
        type: 'cta',
        variant: 'band',
        props: {},
        after: null,
      }
    })
    await expect(editPage(services, page.access, many, '"1"')).rejects.toMatchObject({
      errors: [{ field: 'blocks' }],
    })
  })

  it('by 16 writers at once is lost by none', async () => {
    const write = async (writer: number): Promise<void> => {
      const { rev } = await getPage(services, page.access)
      const id = `w-${writer}`
      const ops: EditOp[] = [
        { op: 'insert', id, type: 'cta', variant: 'band', props: { title: id }, after: null },
      ]
      try {
        await editPage(services, page.access, ops, `"${rev}"`)
      } catch (error) {
        expect(error).toMatchObject({ code: 'revision_stale' })
        await write(writer)
      }
    }
    await Promise.all(Array.from({ length: 16 }, (_, writer) => write(writer)))
    const document = await documentOf(services, page.slug)
    expect(document.order.filter((id) => id.startsWith('w-'))).toHaveLength(16)
    expect(document.rev).toBe(17)
  })
})

const revisions = async () => (await listRevisions(services, page.access, {})).items

describe('the history', () => {
  it('tells one line a sitting and goes back to any rev', async () => {
    const original = await documentOf(services, page.slug)
    for (let rev = 1; rev <= 5; rev++) {
      await editPage(services, page.access, title(`Try ${rev}`), `"${rev}"`)
      services.clock.now += rev === 3 ? 11 * 60_000 : 1000
    }
    const kinds = (await revisions()).map(({ rev, kind }) => [rev, kind])
    expect(kinds).toEqual([
      [6, 'edited'],
      [4, 'edited'],
      [1, 'generated'],
    ])
    const third = await revertPage(services, page.access, 3)
    expect(third).toMatchObject({ rev: 7, document: { rev: 7 } })
    expect((await documentOf(services, page.slug)).blocks.hero?.props.title).toBe('Try 2')
    await revertPage(services, page.access, 1)
    expect((await documentOf(services, page.slug)).blocks).toEqual(original.blocks)
    expect((await revisions())[0]).toMatchObject({ kind: 'reverted' })
    await expect(revertPage(services, page.access, 99)).rejects.toMatchObject({
      errors: [{ field: 'rev' }],
    })
  })
})

describe('publishing', () => {
  it('freezes what readers see until the next time', async () => {
    const published = await publishPage(services, page.access)
    expect(published).toMatchObject({ state: 'published', rev: 1, publishedRev: 1 })
    await editPage(services, page.access, title('Draft'), '"1"')
    const seen = await readPublished(services.storage, page.slug)
    expect('document' in seen && seen.document.blocks.hero?.props.title).toMatch(/^title pt/)
    await publishPage(services, page.access)
    const now = await readPublished(services.storage, page.slug)
    expect('document' in now && now.document.blocks.hero?.props.title).toBe('Draft')
    const kinds = (await revisions()).map(({ kind }) => kind)
    expect(kinds).toEqual(['published', 'published'])
  })

  it('warns of what readers will not see', async () => {
    await editPage(
      services,
      page.access,
      [{ op: 'set', id: 'contact', path: 'lead', value: '' }],
      '"1"',
    )
    expect((await publishPage(services, page.access)).warnings).toContain('missing_contact')
  })

  it('refuses a page on which nothing would be seen', async () => {
    const ops = ['hero', 'about', 'cta', 'contact'].map((id): EditOp => ({ op: 'remove', id }))
    await editPage(services, page.access, ops, '"1"')
    await expect(publishPage(services, page.access)).rejects.toMatchObject({ status: 422 })
  })

  it('is taken back at once, and the trash hides it as well', async () => {
    await publishPage(services, page.access)
    expect((await unpublishPage(services, page.access)).state).toBe('draft')
    await expect(readPublished(services.storage, page.slug)).rejects.toMatchObject({ status: 404 })
    await publishPage(services, page.access)
    expect((await trashPage(services, page.access)).state).toBe('trashed')
    await expect(readPublished(services.storage, page.slug)).rejects.toMatchObject({ status: 404 })
    expect((await restorePage(services, page.access)).state).toBe('published')
  })

  it('freezes what a running generation has written so far', async () => {
    const { storage, clock } = services
    const before = await storage.pages.bySlug(page.slug)
    if (before?.document.v !== 2) throw new Error('no page')
    const document = { ...before.document, facts: { name: 'Meanwhile' } }
    await storage.pages.update(before.id, 1, 1, { document }, clock.now)
    expect(await publishPage(services, page.access)).toMatchObject({ rev: 2, publishedRev: 2 })
    const seen = await readPublished(storage, page.slug)
    expect('document' in seen && seen.document.facts.name).toBe('Meanwhile')
  })
})

describe('a copy', () => {
  it('is a draft of its own', async () => {
    await publishPage(services, page.access)
    const copy = await duplicatePage(services, page.access)
    expect(copy).toMatchObject({ state: 'draft', rev: 1, publishedRev: null })
    expect(copy.slug).not.toBe(page.slug)
    const [one, other] = [
      await documentOf(services, page.slug),
      await documentOf(services, copy.slug),
    ]
    expect(other.blocks).toEqual(one.blocks)
    expect(other.id).not.toBe(one.id)
  })
})

describe('settings', () => {
  it('change in any subset, words as a new revision', async () => {
    const changed = await putSettings(services, page.access, { title: 'New title', noindex: true })
    expect(changed).toMatchObject({ title: 'New title', noindex: true, listed: true })
    const { rev, document } = await getPage(services, page.access)
    expect(rev).toBe(2)
    expect('src' in document && document.src['meta.title']).toBe('user')
    await putSettings(services, page.access, { listed: false })
    expect((await getPage(services, page.access)).rev).toBe(2)
    expect(await getSettings(services, page.access)).toMatchObject({ listed: false, noindex: true })
  })

  it('refuse a slug that is or was another’s, and let the old one lead to the new', async () => {
    const other = await writtenPage(services)
    await publishPage(services, page.access)
    await putSettings(services, page.access, { slug: 'my-bakery' })
    for (const slug of ['my-bakery', page.slug]) {
      await expect(putSettings(services, other.access, { slug })).rejects.toMatchObject({
        status: 422,
        errors: [{ field: 'slug', message: 'is taken' }],
      })
    }
    expect(await readPublished(services.storage, page.slug)).toMatchObject({ movedTo: 'my-bakery' })
    const access = { ...page.access, slug: 'my-bakery' }
    expect(await putSettings(services, access, { slug: page.slug })).toMatchObject({
      slug: page.slug,
    })
  })

  it('add a language in native words, but not for what a person typed', async () => {
    await editPage(services, page.access, title('Mine'), '"1"')
    const changed = await putSettings(services, page.access, { locales: ['pt', 'fr'] })
    expect(changed.locales).toEqual(['pt', 'fr'])
    const { fr } = (await documentOf(services, page.slug)).i18n
    expect(fr?.['hero.lead']?.text).toMatch(/^lead fr/)
    expect(fr?.['hero.title']).toBeUndefined()
  })

  it('write another language while nobody waits, on the page as it is then', async () => {
    const { storage, generations } = services
    let isOpen = false
    const transaction = storage.transaction.bind(storage)
    vi.spyOn(storage, 'transaction').mockImplementation((work) =>
      transaction(async (repositories) => {
        isOpen = true
        return work(repositories).finally(() => {
          isOpen = false
        })
      }),
    )
    const composed: boolean[] = []
    const compose = generations.composer.compose.bind(generations.composer)
    vi.spyOn(generations.composer, 'compose').mockImplementation((request, sender) => {
      composed.push(isOpen)
      return compose(request, sender)
    })
    const latestOf = storage.generations.latestOf.bind(storage.generations)
    vi.spyOn(storage.generations, 'latestOf').mockImplementationOnce(async (id) => {
      await editPage(services, page.access, title('Meanwhile'), '"1"')
      return latestOf(id)
    })
    const changed = await putSettings(services, page.access, { locales: ['pt', 'fr'] })
    expect(changed.locales).toEqual(['pt', 'fr'])
    expect(composed.length).toBeGreaterThan(0)
    expect(composed).not.toContain(true)
    const { blocks, i18n } = await documentOf(services, page.slug)
    expect(blocks.hero?.props.title).toBe('Meanwhile')
    expect(i18n.fr?.['hero.title']).toBeUndefined()
    expect(i18n.fr?.['hero.lead']?.text).toMatch(/^lead fr/)
  })

  it('drop a language without forgetting its words', async () => {
    await putSettings(services, page.access, { locales: ['pt', 'fr', 'de'] })
    const { fr } = (await documentOf(services, page.slug)).i18n
    expect((await putSettings(services, page.access, { locales: ['pt'] })).locales).toEqual(['pt'])
    const back = await putSettings(services, page.access, { locales: ['fr'] })
    expect(back.locales).toEqual(['pt', 'fr'])
    expect((await documentOf(services, page.slug)).i18n.fr).toEqual(fr)
  })
})
