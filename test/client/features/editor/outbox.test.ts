import { describe, expect, it } from 'vitest'
import type { Api } from '#client/api.ts'
import { type EditorState, editorState } from '#client/features/editor/editor-state.ts'
import { makeEdits, makeStep } from '#client/features/editor/make-edits.ts'
import { createOutbox } from '#client/features/editor/outbox.ts'
import { sendEdits } from '#client/features/editor/send-edits.ts'
import { HttpError } from '#client/platform/http-client.ts'
import { emptyDocument, type PageDocument } from '#shared/page/document.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { applyEdits } from '#shared/page/restore/invert-op.ts'

const hue = (hue: number): EditOp => ({ op: 'theme', theme: { hue } })
const title: EditOp = { op: 'meta', meta: { title: 'New' } }

/** What the server is sent for a state with edits that wait. */
async function sent(start: EditorState) {
  let state = start
  const bodies: { ops: EditOp[]; step?: string }[] = []
  const call = async (_name: string, { body }: { body: { ops: EditOp[]; step?: string } }) => {
    bodies.push(body)
    return { rev: state.base.rev + 1 }
  }
  const outbox = createOutbox({
    api: { call } as unknown as Api,
    state: () => state,
    change: (next) => {
      state = next
    },
    onOthersChange: () => {},
    onRefused: () => {},
  })
  await outbox.flush()
  return bodies.map(({ ops, step }) => [ops.map(({ op }) => op).join(), step])
}

/** How often others' changes are told of where the server has `newest` instead of what was sent on. */
async function told(start: EditorState, newest: PageDocument): Promise<number> {
  let state = start
  let times = 0
  const call = async (name: string) => {
    if (name === 'getPage') return { document: newest }
    if (state.base.rev < newest.rev) throw new HttpError(412, '{}')
    return { rev: state.base.rev + 1 }
  }
  const outbox = createOutbox({
    api: { call } as unknown as Api,
    state: () => state,
    change: (next) => {
      state = next
    },
    onOthersChange: () => times++,
    onRefused: () => {},
  })
  await outbox.flush()
  return times
}

describe('what is sent', () => {
  const page = editorState('slug', { ...emptyDocument('a', 'en'), rev: 1 })
  const edited = makeEdits(page, [hue(10)], { at: 0 })

  it('says which edits are a step back, and which are a step forward', async () => {
    const back = makeStep({ ...edited, pending: [] }, 'undo')
    expect(await sent(back)).toEqual([['theme', 'undo']])
    expect(await sent(makeStep({ ...back, pending: [] }, 'redo'))).toEqual([['theme', 'redo']])
  })

  it('goes apart where what is new is followed by a step, and the other way round', async () => {
    const mixed = makeEdits(makeStep(edited, 'undo'), [title], { at: 0 })
    expect(await sent(mixed)).toEqual([
      ['theme', undefined],
      ['theme', 'undo'],
      ['meta', undefined],
    ])
  })
})

describe('a save that finds the page changed', () => {
  const page = editorState('slug', { ...emptyDocument('a', 'en'), rev: 1 })
  const edited = makeEdits(page, [hue(10)], { at: 0 })

  it('says so where somebody else changed it', async () => {
    const others = applyEdits(page.base, [title]).document
    expect(await told(edited, { ...others, rev: 2 })).toBe(1)
  })

  it('says nothing where it is the save before, whose answer was lost', async () => {
    const own = applyEdits(page.base, [hue(10)]).document
    expect(await told(edited, { ...own, rev: 2 })).toBe(0)
  })
})

describe('an edit that finds no room', () => {
  it('waits without room, told as that, and is sent once there is some', async () => {
    const page = editorState('slug', { ...emptyDocument('a', 'en'), rev: 1 })
    const edited = makeEdits(page, [hue(10)], { at: 0 })
    let state = edited
    let room = 0
    const call = async () => {
      if (room > 0) return { rev: state.base.rev + 1 }
      throw new HttpError(413, JSON.stringify({ code: 'quota_exceeded' }))
    }
    const outbox = createOutbox({
      api: { call } as unknown as Api,
      state: () => state,
      change: (next) => {
        state = next
      },
      onOthersChange: () => {},
      onRefused: () => {},
    })
    await expect(outbox.flush()).rejects.toThrow()
    expect(state).toMatchObject({ saving: 'full', pending: edited.pending })
    room = 1
    await outbox.flush()
    expect(state).toMatchObject({ saving: 'saved', pending: [] })
    outbox.close()
  })

  it.each([
    ['quota_exceeded', 'full'],
    ['too_large', 'refused'],
  ])('is %s: %s', async (code, kind) => {
    const call = () => Promise.reject(new HttpError(413, JSON.stringify({ code })))
    const page = editorState('slug', { ...emptyDocument('a', 'en'), rev: 1 })
    const { pending } = makeEdits(page, [hue(10)], { at: 0 })
    expect(await sendEdits({ call } as unknown as Api, page, pending)).toMatchObject({ kind })
  })
})
