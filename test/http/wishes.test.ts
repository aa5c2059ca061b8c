import request from 'supertest'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Op } from '#shared/page/ops.ts'
import { paragraphs } from '#shared/page/rich-text.ts'
import type { PageStep, Wish, WishUndo } from '#shared/page/wish.ts'
import type { PageDetail } from '#shared/payloads.ts'
import { openApp, type TestApp } from '#test/support/app.ts'
import { storedGeneration } from '#test/support/fixtures.ts'
import { foldEvents, parseEvents } from '#test/support/stream.ts'

const brief =
  'Salt & Rye is a bakery in Bristol. Sourdough £4.20, croissant £2.40. Call 0117 496 0123.'

let test: TestApp
let owner: ReturnType<typeof request.agent>
let slug: string
beforeAll(async () => {
  test = await openApp({ RATE_GENERATIONS_PER_HOUR: '0', RATE_WRITES_PER_MINUTE: '0' })
  owner = request.agent(test.app)
})
beforeEach(async () => {
  const answer = await owner.post('/api/generations').send({ brief, locale: 'en' })
  slug = foldEvents(parseEvents(answer.text)).progress.slug ?? ''
})
afterAll(() => test.close())

async function wish(command: string, more: object = {}) {
  const answer = await owner
    .post(`/api/pages/${slug}/commands`)
    .set('accept', 'text/event-stream')
    .send({ command, locale: 'en', ...more })
  return { status: answer.status, type: answer.type, events: parseEvents(answer.text), answer }
}
const pageNow = async (of = slug) =>
  (await owner.get(`/api/pages/${of}`)).body as PageDetail & { document: { v: 2 } }
const thread = async (of = slug) =>
  (await owner.get(`/api/pages/${of}/wishes`)).body.items as Wish[]
const turn = async (id: string, way: 'undo' | 'redo' = 'undo') =>
  (await owner.post(`/api/pages/${slug}/wishes/${id}/${way}`)).body as WishUndo
/** The page as a file that is kept. */
const exported = async () =>
  (await owner.get(`/api/pages/${slug}/export?format=json`).buffer(true)).text
/** Its slug. */
const importedFrom = async (file: string) => {
  const type = 'application/json'
  const { body } = await owner.post('/api/pages/import').set('content-type', type).send(file)
  return body.slug as string
}
const edit = (ops: object[], rev: number) =>
  owner.patch(`/api/pages/${slug}`).set('If-Match', `"${rev}"`).send({ ops })
const names = (ops: { op: Op }[]) => ops.map(({ op }) => op.op)
/** What is not hidden is no other block than what never was. */
const withoutFlags = (blocks: object) =>
  JSON.parse(
    JSON.stringify(blocks, (key, value) => (key === 'hidden' && !value ? undefined : value)),
  )

describe('a wish asked for as a stream', () => {
  it('is stored, told in the shape of a generation, and stands in the thread', async () => {
    const before = await pageNow()
    const { type, events } = await wish('make it darker and our phone is 0117 496 0999')
    expect(type).toBe('text/event-stream')
    expect(names(events).at(0)).toBe('start')
    expect(names(events).slice(-3)).toEqual(['outcome', 'outcome', 'done'])
    const { document, progress } = foldEvents(events)
    const after = await pageNow()
    expect(document).toEqual(after.document)
    expect(progress.status).toBe('complete')
    expect(after.rev).toBe(before.rev + 1)
    expect(after.document.theme.scheme).toBe('dark')

    const [told] = await thread()
    expect(told).toMatchObject({
      id: progress.generation,
      command: 'make it darker and our phone is 0117 496 0999',
      engine: 'composer',
      status: 'complete',
      outcomes: progress.outcomes,
      rev: after.rev,
      isUndoable: true,
      undoneAt: null,
    })
    const look = told?.changes.find(({ part }) => part === 'look')
    expect(look?.values.some((value) => value.before !== value.after)).toBe(true)
    expect(told?.changes.find(({ part }) => part === 'facts')?.values).toContainEqual(
      expect.objectContaining({ path: 'phone', before: '+441174960123', after: '+441174960999' }),
    )
  })

  it('for another language writes what needs no translator, and can be taken back', async () => {
    const before = await pageNow()
    await wish('please translate the page into French')
    const after = await pageNow()
    expect(after.document.locales).toEqual(['en', 'fr'])
    const french = after.document.i18n.fr ?? {}
    expect(french['menu.title']).toMatchObject({ text: 'La carte', state: 'done' })
    expect(french['menu.groups.0.items.0.name']).toMatchObject({ state: 'needs' })
    const [told] = await thread()
    expect(told?.outcomes).toEqual([{ code: 'language', words: 'French' }])
    await turn(told?.id ?? '')
    const { document } = await pageNow()
    expect(document.locales).toEqual(['en'])
    expect(withoutFlags(document.blocks)).toEqual(withoutFlags(before.document.blocks))
  })

  it('can be followed again by the id of its generation, to its end', async () => {
    const { events } = await wish('make it darker')
    const { generation } = foldEvents(events).progress
    const again = await owner.get(`/api/generations/${generation}/events?after=1`)
    expect(parseEvents(again.text)).toEqual(events.slice(1))
    expect((await owner.get(`/api/generations/${generation}/events?after=99`)).status).toBe(204)
  })

  it('leaves what wrote the page, and so its brief, as it was', async () => {
    const { generation } = await pageNow()
    await wish('make it darker')
    expect((await pageNow()).generation).toEqual(generation)
  })

  it('under one key is carried out once', async () => {
    const ask = () =>
      owner
        .post(`/api/pages/${slug}/commands`)
        .set({ accept: 'text/event-stream', 'idempotency-key': 'once' })
        .send({ command: 'make it darker', locale: 'en' })
    expect((await ask()).text).toBe((await ask()).text)
    expect(await thread()).toHaveLength(1)
  })

  it('read in part changes nothing and asks, in the thread, too', async () => {
    const before = await pageNow()
    const { events } = await wish('make the headings bigger and paint them by hand')
    expect(names(events)).toEqual(['start', 'ask', 'done'])
    expect(await pageNow()).toEqual(before)
    const [told] = await thread()
    expect(told?.ask?.choices.map(({ command }) => command)).toContain('Make the headings bigger')
    expect(told).toMatchObject({ rev: null, isUndoable: false })
  })

  it('that is not understood is a 422 and leaves no trace', async () => {
    const { status, answer } = await wish('sing me a song')
    expect([status, answer.body.code]).toEqual([422, 'not_understood'])
    expect(await thread()).toEqual([])
  })

  it.each([
    [{ scope: { id: 'nowhere' } }, 'scope.id'],
    [{ scope: { id: 'hero', path: 'nothing' } }, 'scope.path'],
    [{ engine: 'model' }, 'engine'],
  ])('with %j says which field is wrong', async (more, field) => {
    const { status, answer } = await wish('make it darker', more)
    expect([status, answer.body.errors[0].field]).toEqual([422, field])
  })

  it('at a part keeps to the part', async () => {
    const { rev, document } = await pageNow()
    const [first, second] = document.order.filter((id) => document.blocks[id]?.type !== 'header')
    const text = 'One is here. Two is there. Three is gone. Four came back.'
    const insert = (id: string, after: string | undefined) => {
      const props = { title: 'About', body: paragraphs(text) }
      return { op: 'insert', id, type: 'about', variant: 'column', props, after }
    }
    await edit([insert('one', first), insert('two', second)], rev)
    await wish('shorter', { scope: { id: 'two' } })
    const { blocks } = (await pageNow()).document
    expect(JSON.stringify(blocks.one?.props)).toContain('Four came back')
    expect(JSON.stringify(blocks.two?.props)).not.toContain('Three is gone')
  })
})

describe('taking a wish back', () => {
  it('makes the page as it was with one call, and another makes the wish again', async () => {
    const before = await pageNow()
    await wish('add a gallery, make it darker and remove the menu')
    const made = await pageNow()
    const [told] = await thread()
    const back = await turn(told?.id ?? '')
    expect(back.kept).toEqual([])
    const undone = await pageNow()
    expect({ ...undone.document, rev: 0 }).toEqual({ ...before.document, rev: 0 })
    expect(back).toMatchObject({ rev: undone.rev, wish: { isUndoable: true } })
    expect(back.wish.undoneAt).not.toBeNull()

    const again = await turn(told?.id ?? '', 'redo')
    expect({ ...(await pageNow()).document, rev: 0 }).toEqual({ ...made.document, rev: 0 })
    expect(again.wish.undoneAt).toBeNull()
  })

  it('twice is as good as once', async () => {
    await wish('make it darker')
    const [told] = await thread()
    const { rev } = await turn(told?.id ?? '')
    expect(await turn(told?.id ?? '')).toMatchObject({ rev, ops: [] })
  })

  it('leaves what was typed since', async () => {
    await wish('change the headline to “Bread by the harbour” and make it darker')
    const { rev } = await pageNow()
    await edit([{ op: 'set', id: 'hero', path: 'title', value: 'My own words' }], rev)
    const [told] = await thread()
    const { kept } = await turn(told?.id ?? '')
    expect(kept).toEqual([{ id: 'hero', path: 'title' }])
    const { document } = await pageNow()
    expect(document.blocks.hero?.props.title).toBe('My own words')
    expect(document.src['hero.title']).toBe('user')
    expect(document.theme.scheme).not.toBe('dark')
  })

  it('is also a wish, while nothing has changed the page since', async () => {
    const before = await pageNow()
    await wish('make it darker')
    await wish('make it warmer')
    const { events } = await wish('undo that')
    expect(foldEvents(events).progress.outcomes).toEqual([{ code: 'undone' }])
    await wish('undo that')
    const undone = await pageNow()
    expect({ ...undone.document, rev: 0 }).toEqual({ ...before.document, rev: 0 })
    const { events: none } = await wish('undo that')
    expect(names(none)).toEqual(['start', 'outcome', 'done'])
  })

  it('takes an edit of any kind back as well, and does not make it again', async () => {
    const before = await pageNow()
    const [top = '', second = '', third = ''] = before.document.order
    const { header: _header, ...named } = before.document.blocks
    const [removed = ''] = Object.keys(named).slice(-1)
    const edits = [
      { op: 'set', id: 'hero', path: 'title', value: 'My own words' },
      { op: 'theme', theme: { hue: 10 } },
      { op: 'fact', key: 'prices', value: null },
      { op: 'move', id: third, after: top },
      { op: 'set', id: second, path: '@hidden', value: true },
      { op: 'remove', id: removed },
      { op: 'translate', locale: 'ja', id: 'hero', path: 'title', text: '私の言葉', state: 'done' },
    ]
    for (const op of edits) {
      const { rev } = await pageNow()
      expect((await edit([op], rev)).status, op.op).toBe(200)
      const { events } = await wish('undo that')
      const { document, progress } = foldEvents(events)
      expect(progress.outcomes).toEqual([{ code: 'undone' }])
      const { document: now } = await pageNow()
      expect(document, op.op).toEqual(now)
      const asRead = { ...now, rev: 0, i18n: {}, blocks: withoutFlags(now.blocks) }
      const asWas = { ...before.document, rev: 0, i18n: {} }
      expect(asRead, op.op).toEqual({ ...asWas, blocks: withoutFlags(before.document.blocks) })
      const { events: none } = await wish('undo that')
      expect(names(none), op.op).toEqual(['start', 'outcome', 'done'])
    }
  })

  it('goes on from change to change, by wish or by ops, and forward again', async () => {
    const docs = [(await pageNow()).document]
    const changes = [
      () => wish('make it darker'),
      async () => edit([{ op: 'theme', theme: { hue: 10 } }], (await pageNow()).rev),
      () => wish('change the headline to “Bread by the harbour”'),
    ]
    for (const change of changes) {
      await change()
      docs.push((await pageNow()).document)
    }
    const alike = async (at: number) => {
      const [now, then] = [(await pageNow()).document, docs[at]]
      expect({ ...now, rev: 0 }).toEqual({ ...then, rev: 0 })
    }
    for (const at of [2, 1, 0]) {
      await wish('undo that')
      await alike(at)
    }
    const taken = (await thread()).filter(({ undoneAt }) => undoneAt !== null)
    expect(taken.map(({ command }) => command)).toEqual([
      'change the headline to “Bread by the harbour”',
      'make it darker',
    ])
    for (const at of [1, 2]) {
      const { events } = await wish('redo')
      expect(foldEvents(events).progress.outcomes).toEqual([{ code: 'redone' }])
      await alike(at)
    }
    await wish('undo that')
    await alike(1)
    for (const at of [2, 3]) {
      await wish('redo')
      await alike(at)
    }
    expect((await thread()).every(({ undoneAt }) => undoneAt === null)).toBe(true)
    const { events: none } = await wish('redo')
    expect(names(none)).toEqual(['start', 'outcome', 'done'])
  })

  describe('after a step that was made without words', () => {
    const hue = async (value: number) =>
      edit([{ op: 'theme', theme: { hue: value } }], (await pageNow()).rev)
    /** What the undo button of the workspace sends: the inverse, as a step. */
    const press = async (ops: object[], step: 'undo' | 'redo') => {
      const { rev } = await pageNow()
      const answer = await owner
        .patch(`/api/pages/${slug}`)
        .set('If-Match', `"${rev}"`)
        .send({ ops, step })
      return answer.body.inverse as object[]
    }
    const hueNow = async () => (await pageNow()).document.theme.hue

    it('takes back the change before, not the step', async () => {
      const hue0 = await hueNow()
      await hue(10)
      const second = await hue(20)
      await press(second.body.inverse, 'undo')
      expect(await hueNow()).toBe(10)
      await wish('undo that')
      expect(await hueNow()).toBe(hue0)
      for (const value of [10, 20]) {
        await wish('redo')
        expect(await hueNow()).toBe(value)
      }
    })

    it('knows its place where a value was there before', async () => {
      const inverses: object[][] = []
      for (const value of [10, 20, 10]) inverses.push((await hue(value)).body.inverse)
      await press(inverses[2] ?? [], 'undo')
      const again = await press(inverses[1] ?? [], 'undo')
      expect(await hueNow()).toBe(10)
      await press(again, 'redo')
      expect(await hueNow()).toBe(20)
      await wish('undo that')
      expect(await hueNow()).toBe(10)
      await wish('undo that')
      expect([10, 20]).not.toContain(await hueNow())
    })

    it('goes on where only a part of what was sent at once was taken back', async () => {
      const before = await pageNow()
      await edit(
        [
          { op: 'theme', theme: { hue: 10 } },
          { op: 'set', id: 'hero', path: 'title', value: 'My own words' },
        ],
        before.rev,
      )
      await press([{ op: 'theme', theme: { hue: before.document.theme.hue } }], 'undo')
      await wish('undo that')
      const { document } = await pageNow()
      expect({ ...document, rev: 0 }).toEqual({ ...before.document, rev: 0 })
    })

    it('takes a wish back once, by its button or by words', async () => {
      await wish('make it warmer')
      const warm = await pageNow()
      await wish('make it darker')
      const [dark] = await thread()
      await turn(dark?.id ?? '')
      await wish('undo that')
      const wishes = await thread()
      expect(wishes.find(({ command }) => command === 'make it warmer')?.undoneAt).not.toBeNull()
      await wish('redo')
      const { document } = await pageNow()
      expect({ ...document, rev: 0 }).toEqual({ ...warm.document, rev: 0 })
      await wish('redo')
      expect((await pageNow()).document.theme.scheme).toBe('dark')
      expect((await thread()).every(({ undoneAt }) => undoneAt === null)).toBe(true)
    })

    it('leaves out a wish that was taken back out of turn', async () => {
      const before = await pageNow()
      await wish('make it darker')
      await edit(
        [{ op: 'set', id: 'hero', path: 'title', value: 'My own words' }],
        (await pageNow()).rev,
      )
      const [dark] = await thread()
      await turn(dark?.id ?? '')
      await wish('undo that')
      const { document } = await pageNow()
      expect({ ...document, rev: 0 }).toEqual({ ...before.document, rev: 0 })
      const { events: none } = await wish('undo that')
      expect(names(none)).toEqual(['start', 'outcome', 'done'])
    })

    it('tells a return to an earlier revision from a step to it', async () => {
      const first = await pageNow()
      await hue(10)
      await hue(20)
      const post = (body: object) => owner.post(`/api/pages/${slug}/revert`).send(body)
      await post({ rev: first.rev + 1 })
      await wish('undo that')
      expect(await hueNow()).toBe(20)
      await post({ rev: first.rev + 1, step: 'undo' })
      await wish('undo that')
      expect(await hueNow()).toBe(first.document.theme.hue)
    })

    it('steps by a call of its own, too, with the wish that was turned', async () => {
      const step = async (way: string) =>
        (await owner.post(`/api/pages/${slug}/step`).send({ way })).body
      await wish('make it darker')
      await hue(10)
      expect(await step('undo')).toMatchObject({ wish: null })
      const back = await step('undo')
      expect(back).toMatchObject({ wish: { command: 'make it darker' } })
      expect(back.wish.undoneAt).not.toBeNull()
      expect(back.rev).toBe((await pageNow()).rev)
      expect(await step('undo')).toMatchObject({ rev: back.rev, ops: [] })
      await wish('redo')
      await step('redo')
      expect((await pageNow()).document.theme).toMatchObject({ scheme: 'dark', hue: 10 })
      expect((await step('redo')).ops).toEqual([])
    })

    it('tells whoever opens the page anew whether there is a step to take back', async () => {
      const left = async () => (await owner.get(`/api/pages/${slug}/step`)).body
      expect(await left()).toMatchObject({ left: { undo: false, redo: false } })
      await wish('make it darker')
      await hue(10)
      const { rev } = await pageNow()
      expect(await left()).toEqual({ rev, left: { undo: true, redo: false } })
      const step = async (way: string) =>
        (await owner.post(`/api/pages/${slug}/step`).send({ way })).body
      expect(await step('undo')).toMatchObject({ left: { undo: true, redo: true } })
      expect(await step('undo')).toMatchObject({ left: { undo: false, redo: true } })
      expect((await left()).rev).toBe((await pageNow()).rev)
    })

    it('takes back what is online, and what was written anew', async () => {
      const before = await pageNow()
      await hue(10)
      await owner.post(`/api/pages/${slug}/publish`)
      await wish('undo that')
      expect(await hueNow()).toBe(before.document.theme.hue)
      await owner.post(`/api/pages/${slug}/regenerate`).send({ seed: 77 })
      await wish('undo that')
      const { document } = await pageNow()
      expect({ ...document, rev: 0 }).toEqual({ ...before.document, rev: 0 })
    })
  })

  it('makes nothing again once the page has changed', async () => {
    await wish('make it darker')
    await wish('undo that')
    await wish('make it warmer')
    const { events } = await wish('redo')
    expect(names(events)).toEqual(['start', 'outcome', 'done'])
  })

  it('leaves the last edit to a caller that takes it back itself', async () => {
    const { rev } = await pageNow()
    await edit([{ op: 'theme', theme: { hue: 10 } }], rev)
    const { events } = await wish('undo that', { holdsLast: true })
    expect(names(events)).toEqual(['start', 'outcome', 'done'])
    expect((await pageNow()).document.theme.hue).toBe(10)
  })

  it('of what changed nothing is a conflict, of no wish a 404', async () => {
    await wish('thanks, perfect!')
    const [told] = await thread()
    expect((await owner.post(`/api/pages/${slug}/wishes/${told?.id}/undo`)).status).toBe(409)
    expect((await owner.post(`/api/pages/${slug}/wishes/none/undo`)).status).toBe(404)
  })
})

describe('the thread', () => {
  it('comes page by page, newest first', async () => {
    for (const command of ['make it darker', 'make it lighter', 'make it warmer'])
      await wish(command)
    const first = (await owner.get(`/api/pages/${slug}/wishes?limit=2`)).body
    expect(first.items).toHaveLength(2)
    const rest = (await owner.get(`/api/pages/${slug}/wishes?limit=2&cursor=${first.nextCursor}`))
      .body
    expect(rest.items).toHaveLength(1)
    expect(rest.nextCursor).toBeNull()
    const commands = [...first.items, ...rest.items].map(({ command }: Wish) => command)
    expect(commands.toSorted()).toEqual(['make it darker', 'make it lighter', 'make it warmer'])
  })

  it('goes with a copy, where wishes can be taken back, too', async () => {
    const before = await pageNow()
    await wish('make it darker')
    const copy = (await owner.post(`/api/pages/${slug}/duplicate`)).body.slug as string
    const [told] = await thread(copy)
    expect(told).toMatchObject({ command: 'make it darker', isUndoable: true })
    await owner.post(`/api/pages/${copy}/wishes/${told?.id}/undo`)
    expect((await pageNow(copy)).document.theme).toEqual(before.document.theme)
    expect((await pageNow()).document.theme.scheme).toBe('dark')
  })

  it('is in the file that is kept, and comes back with it', async () => {
    await wish('make it darker')
    await wish('make the headings bigger and paint them by hand')
    const told = await thread(await importedFrom(await exported()))
    const told0 = await thread()
    const plain = ({ command, outcomes, ask, changes, createdAt }: Wish) => {
      return { command, outcomes, ask, changes, createdAt }
    }
    expect(told.map(plain)).toEqual(told0.map(plain))
  })

  it('that came back with a file is taken back there, and not here', async () => {
    const before = await pageNow()
    await wish('make it darker')
    const copy = await importedFrom(await exported())
    const [told] = await thread(copy)
    expect(told).toMatchObject({ command: 'make it darker', isUndoable: true })
    await owner.post(`/api/pages/${copy}/wishes/${told?.id}/undo`)
    expect((await pageNow(copy)).document.theme).toEqual(before.document.theme)
    expect((await pageNow()).document.theme.scheme).toBe('dark')
  })

  it('of a file whose steps bring back a picture it does not carry stays as it is', async () => {
    await wish('make it darker')
    const file = JSON.parse(await exported())
    const [{ undo }] = file.wishes
    undo[0].op = { op: 'set', id: 'hero', path: 'image', value: { kind: 'upload', id: 'u-theirs' } }
    const copy = await importedFrom(JSON.stringify(file))
    const [told] = await thread(copy)
    expect(told).toMatchObject({ command: 'make it darker', isUndoable: false })
  })

  it('of a file that is wrong is refused by its field', async () => {
    const wrong = { ...JSON.parse(await exported()), wishes: [{ command: 7 }] }
    const answer = await owner
      .post('/api/pages/import')
      .set('content-type', 'application/json')
      .send(JSON.stringify(wrong))
    expect(answer.status).toBe(422)
    expect(answer.body.errors[0].field).toBe('wishes.0.command')
  })

  it('is its owner’s alone', async () => {
    await wish('make it darker')
    const stranger = request.agent(test.app)
    expect((await stranger.get(`/api/pages/${slug}/wishes`)).status).toBe(404)
  })
})

describe('a wish about search engines', () => {
  const hidden = async () => (await owner.get(`/api/pages/${slug}/settings`)).body.noindex
  const step = async (way: 'undo' | 'redo') =>
    (await owner.post(`/api/pages/${slug}/step`).send({ way })).body as PageStep

  it('is taken back with the rest of the wish, in one press, and made again', async () => {
    const { document } = await pageNow()
    await wish('make it darker and hide it from search engines')
    expect(await hidden()).toBe(true)
    const [told] = await thread()
    const back = await turn(told?.id ?? '')
    expect(back.wish.undoneAt).not.toBeNull()
    expect(await hidden()).toBe(false)
    expect((await pageNow()).document.theme).toEqual(document.theme)
    await turn(told?.id ?? '', 'redo')
    expect(await hidden()).toBe(true)
  })

  it('can be taken back where it changes nothing else, by hand or by another wish', async () => {
    await wish('make it darker')
    await wish('hide it from search engines')
    const [told] = await thread()
    expect(told).toMatchObject({ rev: null, isUndoable: true })
    expect((await step('undo')).wish?.id).toBe(told?.id)
    expect(await hidden()).toBe(false)
    expect((await step('redo')).wish?.id).toBe(told?.id)
    expect(await hidden()).toBe(true)
    await wish('undo that')
    expect(await hidden()).toBe(false)
    expect((await pageNow()).document.theme.scheme).toBe('dark')
    await wish('undo that')
    expect((await pageNow()).document.theme.scheme).toBe('light')
  })

  it('changes nothing where the page is being written, and so is refused', async () => {
    const { id, owner: creator } = (await test.services.storage.pages.bySlug(slug))!
    await test.services.storage.generations.insert(
      storedGeneration({ page: id, owner: creator, status: 'writing', leaseUntil: 8e15 }),
    )
    expect((await wish('hide it from search engines')).status).toBe(409)
    expect(await hidden()).toBe(false)
  })
})
