import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { composer } from '#server/composer/compose.ts'
import { editPage } from '#server/pages/edit-page.ts'
import { listRevisions } from '#server/pages/list-revisions.ts'
import { publishPage } from '#server/pages/publish-page.ts'
import { revertPage } from '#server/pages/revisions.ts'
import type { EditOp } from '#shared/page/ops.ts'
import {
  allEvents,
  begin,
  documentOf,
  openServices,
  type TestServices,
  writtenPage,
} from '../open-services.ts'

let services: TestServices
let page: Awaited<ReturnType<typeof writtenPage>>
beforeEach(async () => {
  services = await openServices()
  page = await writtenPage(services)
})
afterEach(() => services.close())

const title = (value: string): EditOp => ({ op: 'set', id: 'hero', path: 'title', value })
const phone = (value: string): EditOp => ({ op: 'fact', key: 'phone', value })

const revisions = async () => (await listRevisions(services, page.access, {})).items

/** One after the other, seconds apart. */
async function edit(...steps: EditOp[]): Promise<void> {
  for (const op of steps) {
    const { rev } = await documentOf(services, page.slug)
    await editPage(services, page.access, [op], `"${rev}"`)
    services.clock.now += 2000
  }
}

describe('the versions of one sitting', () => {
  it('are a line for each place that was changed, and say which', async () => {
    await edit(title('Bread'), title('Bread and rolls'), phone('+441174960123'), title('Rolls'))
    const lines = await revisions()
    expect(lines.map(({ rev, kind }) => [rev, kind])).toEqual([
      [5, 'edited'],
      [4, 'edited'],
      [3, 'edited'],
      [1, 'generated'],
    ])
    expect(lines.map(({ changes }) => changes?.facts)).toEqual([[], ['phone'], [], undefined])
    expect(lines[2]?.changes?.parts).toMatchObject([
      { type: 'hero', news: [{ code: 'heading', words: 'Bread and rolls' }] },
    ])
    await revertPage(services, page.access, 3)
    const { blocks, facts } = await documentOf(services, page.slug)
    expect(blocks.hero?.props.title).toBe('Bread and rolls')
    expect(facts.phone).toBeUndefined()
  })

  it('have no line for what left the page as it was', async () => {
    const before = String((await documentOf(services, page.slug)).blocks.hero?.props.title)
    await edit(phone('+441174960123'), title('Other'), title(before))
    const lines = await revisions()
    expect(lines.map(({ rev }) => rev)).toEqual([4, 1])
    expect(lines[0]?.changes?.facts).toEqual(['phone'])
  })

  it('have one line for a corrected fact and the sentences that follow it', async () => {
    await services.close()
    services = await openServices({ composer })
    const body = {
      brief: 'A Padaria Sol é uma padaria em Évora. Pão 2,50 €. Telefone 266 550 147.',
    }
    page = await writtenPage(services, body)
    await edit({ op: 'fact', key: 'name', value: 'Padaria Lua' })
    await writeOver(body)
    const { rev } = await documentOf(services, page.slug)
    const [newest, ...earlier] = await revisions()
    expect(newest).toMatchObject({ rev, kind: 'edited', changes: { facts: ['name'] } })
    expect(newest?.changes?.parts.map(({ type }) => type)).toContain('hero')
    expect(earlier.map(({ kind }) => kind)).toEqual(['generated'])
  })

  it('say which section went where', async () => {
    const { order } = await documentOf(services, page.slug)
    const last = order.at(-1) ?? ''
    await edit({ op: 'move', id: last, after: order[0] ?? null })
    const [newest] = await revisions()
    expect(newest?.changes?.parts.map(({ news }) => news.map(({ code }) => code))).toEqual([
      ['movedUp'],
    ])
    services.clock.now += 600_000
    await edit({ op: 'move', id: last, after: order.at(-2) ?? null })
    services.clock.now += 600_000
    await edit({ op: 'move', id: order[1] ?? '', after: order.at(-1) ?? null })
    const [later] = await revisions()
    expect(later?.changes?.parts.map(({ news }) => news.map(({ code }) => code))).toEqual([
      ['movedDown'],
    ])
  })

  it('say of what was restored which version it is', async () => {
    await edit(title('Bread'))
    services.clock.now += 600_000
    await edit(phone('+441174960123'))
    await revertPage(services, page.access, 2)
    const [newest] = await revisions()
    expect(newest).toMatchObject({ kind: 'reverted', sameAs: 2 })
  })

  it('have a line of its own for a page that is written anew later', async () => {
    await edit({ op: 'fact', key: 'name', value: 'Padaria Lua' })
    services.clock.now += 600_000
    await writeOver()
    const lines = await revisions()
    expect(lines.map(({ kind }) => kind)).toEqual(['generated', 'edited', 'generated'])
  })

  it('keep the one that is online as a line of its own', async () => {
    await publishPage(services, page.access)
    await edit(title('Other'))
    const lines = await revisions()
    expect(lines.map(({ kind }) => kind)).toEqual(['edited', 'published'])
  })
})

describe('a long history', () => {
  it('is told in parts that together are the whole, whatever stands for one version', async () => {
    for (let number = 1; number <= 9; number++) {
      await edit(title(number % 3 === 0 ? 'Bread' : `Bread ${number}`))
      services.clock.now += 600_000
    }
    await edit(phone('+441174960123'), title('Other'), title('Bread'))
    const whole = await revisions()
    for (const limit of [1, 2, 3, 5]) {
      const parts: typeof whole = []
      for (let cursor: string | undefined | null; cursor !== null; ) {
        const list = await listRevisions(services, page.access, {
          limit,
          ...(cursor && { cursor }),
        })
        expect(list.items.length).toBeLessThanOrEqual(limit)
        parts.push(...list.items)
        cursor = list.nextCursor
      }
      expect(parts).toEqual(whole)
    }
    expect(whole.at(-1)?.changes).toBeNull()
  })

  it('goes on from nowhere but where an answer ended', async () => {
    const wrong = listRevisions(services, page.access, { cursor: 'x' })
    await expect(wrong).rejects.toMatchObject({ errors: [{ field: 'cursor' }] })
  })
})

/** From the brief it has, as the workspace does where a fact was corrected. */
async function writeOver(body: { brief?: string } = {}): Promise<void> {
  const { generation } = await begin(services, { ...body, slug: page.slug })
  await allEvents(services, generation.id)
}
