import { describe, expect, it } from 'vitest'
import type { Api } from '#client/api.ts'
import {
  generationActions,
  selectGeneration,
} from '#client/features/generation/generation-slice.ts'
import { saveEdit } from '#client/features/generation/save-edit.ts'
import { HttpError } from '#client/platform/http-client.ts'
import { createStore } from '#client/store.ts'
import { emptyDocument } from '#shared/page/document.ts'
import type { EditOp } from '#shared/page/ops.ts'

const edit: EditOp[] = [{ op: 'fact', key: 'name', value: 'Mill Lane' }]

function setUp(serverRev: number) {
  const store = createStore()
  const document = { ...emptyDocument('p1', 'en'), rev: 3 }
  store.dispatch(generationActions.loaded({ slug: 'a-page', document }))
  const matched: (string | undefined)[] = []
  const call = async (name: string, request: { headers?: Record<string, string> }) => {
    if (name === 'getPage') return { document: { ...document, rev: serverRev } }
    matched.push(request.headers?.['If-Match'])
    if (matched.at(-1) !== `"${serverRev}"`) throw new HttpError(412, '{"code":"revision_stale"}')
    return { rev: serverRev + 1, inverse: [] }
  }
  const api = { call } as unknown as Api
  return { api, store, matched, page: () => selectGeneration(store.getState()).page }
}

describe('a corrected fact', () => {
  it('is saved onto the revision it was made on', async () => {
    const { api, store, matched, page } = setUp(3)
    await saveEdit(api, store, edit)
    expect(matched).toEqual(['"3"'])
    expect(page()?.document).toMatchObject({ rev: 4, facts: { name: 'Mill Lane' } })
  })

  it('is laid onto the newest revision when another window was faster', async () => {
    const { api, store, matched, page } = setUp(5)
    await saveEdit(api, store, edit)
    expect(matched).toEqual(['"3"', '"5"'])
    expect(page()?.document).toMatchObject({ rev: 6, facts: { name: 'Mill Lane' } })
  })

  it('is refused with what the server says, and changes nothing here', async () => {
    const { store, page } = setUp(3)
    const api = {
      call: async () => {
        throw new HttpError(422, '{"code":"invalid","errors":[{"field":"facts.name"}]}')
      },
    } as unknown as Api
    await expect(saveEdit(api, store, edit)).rejects.toMatchObject({ status: 422 })
    expect(page()?.document.rev).toBe(3)
    expect(page()?.document.facts).toEqual({})
  })
})
