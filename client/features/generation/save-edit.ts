import type { Api } from '#client/api.ts'
import { HttpError } from '#client/platform/http-client.ts'
import type { createStore } from '#client/store.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { generationActions, selectGeneration } from './generation-slice.ts'

type Store = ReturnType<typeof createStore>

/**
 * Saves an edit onto the newest revision. Another tab may have been faster: the page is read again
 * then and the edit laid onto that, once.
 */
export async function saveEdit(api: Api, store: Store, ops: EditOp[]): Promise<void> {
  try {
    await patch(api, store, ops)
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 412) throw error
    await reload(api, store)
    await patch(api, store, ops)
  }
}

async function patch(api: Api, store: Store, ops: EditOp[]): Promise<void> {
  const page = selectGeneration(store.getState()).page
  const slug = page?.progress.slug
  if (!page || !slug) throw new Error('There is no page to save to')
  const { rev } = await api.call('editPage', {
    params: { slug },
    headers: { 'If-Match': `"${page.document.rev}"` },
    body: { ops },
  })
  store.dispatch(generationActions.edited({ ops, rev }))
}

async function reload(api: Api, store: Store): Promise<void> {
  const slug = selectGeneration(store.getState()).page?.progress.slug
  if (!slug) return
  const { document } = await api.call('getPage', { params: { slug } })
  if (document.v === 2) store.dispatch(generationActions.loaded({ slug, document }))
}
