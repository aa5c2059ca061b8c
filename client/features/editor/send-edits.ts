import type { Api } from '#client/api.ts'
import { HttpError } from '#client/platform/http-client.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { EditorState, PendingEdit } from './editor-state.ts'

export type Sent =
  | { kind: 'saved'; rev: number }
  /** The page was changed elsewhere; this is how it is now. */
  | { kind: 'stale'; document: PageDocument }
  /** No answer, or a server in trouble: worth another try. */
  | { kind: 'away' }
  /** Its owner has no room left: worth another try, once they have made some. */
  | { kind: 'full' }
  /** The page is not there any more, or not ours. */
  | { kind: 'gone' }
  /** The server will not take it, however often it is sent. */
  | { kind: 'refused'; error: HttpError }

/** Sends edits, all new or all a step one way, onto the revision they were made on, as one call. */
export async function sendEdits(
  api: Api,
  { slug, base }: Pick<EditorState, 'slug' | 'base'>,
  edits: readonly PendingEdit[],
): Promise<Sent> {
  try {
    const headers = { 'If-Match': `"${base.rev}"` }
    const step = edits[0]?.step
    const body = { ops: edits.map(({ op }) => op), ...(step && { step }) }
    const answer = await api.call('editPage', { params: { slug }, headers, body })
    return { kind: 'saved', rev: answer.rev }
  } catch (error) {
    if (!(error instanceof HttpError)) return { kind: 'away' }
    if (error.status === 412) return readNewest(api, slug)
    if (error.status === 404) return { kind: 'gone' }
    if (error.problem.code === 'quota_exceeded') return { kind: 'full' }
    const isPassing = error.status >= 500 || [401, 408, 409, 425, 429].includes(error.status)
    return isPassing ? { kind: 'away' } : { kind: 'refused', error }
  }
}

async function readNewest(api: Api, slug: string): Promise<Sent> {
  try {
    const { document } = await api.call('getPage', { params: { slug } })
    return document.v === 2 ? { kind: 'stale', document } : { kind: 'gone' }
  } catch (error) {
    const isGone = error instanceof HttpError && error.status === 404
    return { kind: isGone ? 'gone' : 'away' }
  }
}
