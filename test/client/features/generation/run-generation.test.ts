import { describe, expect, it } from 'vitest'
import type { Api } from '#client/api.ts'
import {
  generationActions,
  selectGeneration,
} from '#client/features/generation/generation-slice.ts'
import { runGeneration } from '#client/features/generation/run-generation.ts'
import { createStore } from '#client/store.ts'
import { foldOps } from '#shared/page/apply-op.ts'
import { emptyDocument } from '#shared/page/document.ts'
import { pageState } from '#shared/page/page-state.ts'
import { broken, chunks, sampleOps } from './sample-stream.ts'

const whole = foldOps(pageState(emptyDocument('new', 'en')), sampleOps)
const last = sampleOps.length
const never = new AbortController().signal

type Follow = (after: number, asked: number) => AsyncGenerator<string, void, void>

/** A server whose `followGeneration` answers as told, and what was asked of it. */
function serverWith(follow: Follow, status = 'complete') {
  const asked: number[] = []
  const api = {
    call: async () => ({ id: 'g1', slug: 'a-page', status, lastSeq: last }),
    stream: (name: string, call: { query?: { after?: number } }) => {
      expect(name).toBe('followGeneration')
      const after = call.query?.after ?? 0
      asked.push(after)
      return follow(after, asked.length)
    },
  } as unknown as Api
  return { api, asked }
}

function setUp(follow: Follow, status?: string) {
  const { api, asked } = serverWith(follow, status)
  const store = createStore()
  const links: string[] = []
  store.subscribe(() => links.push(selectGeneration(store.getState()).link))
  const deps = { api, dispatch: store.dispatch, pause: async () => {} }
  return { deps, asked, links, read: () => selectGeneration(store.getState()), store }
}

async function* nothing(): AsyncGenerator<string, void, void> {}

describe('a generation', () => {
  it('is folded into a page as its stream arrives', async () => {
    const { deps, read } = setUp(nothing)
    expect(await runGeneration(deps, { open: () => chunks(1, last) }, never)).toBe(true)
    expect(read().page).toEqual(whole)
    expect(read().link).toBe('idle')
  })

  it.each([1, 3, 5, 7])('is the same page after a break behind event %i', async (cut) => {
    const { deps, asked, links, read } = setUp((after) => chunks(after + 1, last))
    await runGeneration(deps, { open: () => broken(1, cut) }, never)
    expect(read().page).toEqual(whole)
    expect(asked).toEqual([cut])
    expect(links).toContain('reconnecting')
  })

  it('tells why the server can write no more for now, and keeps what there is', async () => {
    async function* stalled() {
      yield* chunks(1, 5)
      yield 'data: {"op":"fail","rev":0,"code":"storage_full","message":"The disk is full.","missing":[]}'
    }
    const { deps, asked, read } = setUp(nothing)
    expect(await runGeneration(deps, { open: stalled }, never)).toBe(true)
    expect(read().problem).toMatchObject({ code: 'storage_full', detail: 'The disk is full.' })
    expect([read().link, asked]).toEqual(['idle', []])
    expect(read().page?.progress.status).not.toBe('failed')
    expect(read().page?.document.blocks.hero?.props.title).toBe('Bread ')
  })

  it('keeps its text while the stream is away', async () => {
    const { deps, store, read } = setUp((after) => chunks(after + 1, last))
    const titles: unknown[] = []
    store.subscribe(() => {
      const { link, page } = read()
      if (link === 'reconnecting') titles.push(page?.document.blocks.hero?.props.title)
    })
    await runGeneration(deps, { open: () => broken(1, 5) }, never)
    expect(titles).toContain('Bread ')
  })

  it('survives several breaks and events that come twice', async () => {
    const { deps, asked, read } = setUp((after, time) =>
      time < 4 ? broken(after, after + 1) : chunks(after, last),
    )
    await runGeneration(deps, { open: () => broken(1, 2) }, never)
    expect(read().page).toEqual(whole)
    expect(asked).toEqual([2, 3, 4, 5])
  })

  it('goes on after an answer that was cut inside a chunk', async () => {
    async function* cut() {
      yield* chunks(1, 4)
      yield 'id: 5\ndata: {"op":"appe'
    }
    const { deps, asked, read } = setUp((after) => chunks(after + 1, last))
    await runGeneration(deps, { open: cut }, never)
    expect(asked).toEqual([4])
    expect(read().page).toEqual(whole)
  })

  it('is folded anew from its start when a page is opened in the middle of it', async () => {
    const { deps, store, asked, read } = setUp((after) => chunks(after + 1, last))
    store.dispatch(
      generationActions.loaded({ slug: 'a-page', document: emptyDocument('p1', 'en') }),
    )
    await runGeneration(deps, { generation: 'g1' }, never)
    expect(asked).toEqual([0])
    expect(read().page).toEqual(whole)
  })

  it('ends with what the server says when nothing more comes', async () => {
    const { deps, read } = setUp(nothing, 'cancelled')
    async function* withoutEnd() {
      yield* chunks(1, last - 1)
      yield `id: ${last}\ndata: {"op":"ping"}`
    }
    await runGeneration(deps, { open: withoutEnd }, never)
    expect(read().page?.progress.status).toBe('cancelled')
    expect(read().link).toBe('idle')
  })

  it('says why when the brief is refused, and does not ask again', async () => {
    const { deps, asked, read } = setUp(nothing)
    let opened = 0
    // biome-ignore lint/correctness/useYield: the call fails before its first chunk
    async function* refused(): AsyncGenerator<string, void, void> {
      opened++
      const errors = [{ field: 'brief', message: '1 to 4000 characters' }]
      throw new Error(`Stream API Error (422): ${JSON.stringify({ code: 'invalid', errors })}`)
    }
    await runGeneration(deps, { open: refused }, never)
    expect(opened).toBe(1)
    expect(asked).toEqual([])
    expect(read().problem).toMatchObject({ status: 422, errors: [{ field: 'brief' }] })
  })

  it('gives up on a server that never answers, so that a person can try again', async () => {
    const { deps, read } = setUp(nothing)
    // biome-ignore lint/correctness/useYield: the call fails before its first chunk
    async function* away(): AsyncGenerator<string, void, void> {
      throw new TypeError('Failed to fetch')
    }
    expect(await runGeneration(deps, { open: away }, never)).toBe(false)
    expect(read()).toMatchObject({ link: 'idle', problem: { status: 0, code: 'offline' } })
  })
})
