import type { Services } from '#server/services.ts'
import type { StoredPage, StoredSubmission } from '#server/storage/storage.ts'
import { notFound } from '#shared/errors.ts'
import type { Submission } from '#shared/payloads.ts'
import { ownPage, type PageAccess } from './change-page.ts'
import { eachSubmission } from './each-submission.ts'
import { submissionsCsv } from './submissions-csv.ts'

const defaultLimit = 20

export interface SubmissionList {
  items: Submission[]
  nextCursor: string | null
  unread: number
}

/** What readers wrote into a page's forms, newest first, and how much of it is new. */
export async function listSubmissions(
  services: Services,
  access: PageAccess,
  {
    cursor,
    limit = defaultLimit,
  }: { cursor?: string | undefined; limit?: number | undefined } = {},
): Promise<SubmissionList> {
  const page = await ownPage(services, access, 'work')
  const { submissions } = services.storage
  const { items, nextCursor } = await submissions.list(page.id, { cursor, limit })
  const unread = await unreadOf(services, page)
  return { items: items.map(submissionAnswer), nextCursor, unread }
}

/** How many messages of a page its owner has not seen. */
export async function countUnread(services: Services, access: PageAccess): Promise<number> {
  return unreadOf(services, await ownPage(services, access, 'work'))
}

async function unreadOf({ storage }: Services, { id }: StoredPage): Promise<number> {
  return (await storage.submissions.unread([id])).get(id) ?? 0
}

/** Whether readers of a page have a form to write into. */
export function hasForm(document: StoredPage['document']): boolean {
  if (document.v === 1) return false
  return Object.values(document.blocks).some(
    ({ type, props, hidden }) =>
      type === 'contact' && !hidden && Array.isArray(props.fields) && props.fields.length > 0,
  )
}

/** Says that a message was seen, or that it is to be looked at again. */
export async function markSubmission(
  services: Services,
  access: PageAccess,
  id: string,
  read: boolean,
): Promise<{ id: string; readAt: number | null }> {
  const page = await ownPage(services, access, 'work')
  const readAt = read ? services.now() : null
  if (!(await services.storage.submissions.mark(page.id, id, readAt))) throw notFound()
  return { id, readAt }
}

export async function markAllSubmissions(
  services: Services,
  access: PageAccess,
): Promise<{ readAt: number }> {
  const page = await ownPage(services, access, 'work')
  const readAt = services.now()
  await services.storage.submissions.markAll(page.id, readAt)
  return { readAt }
}

export async function deleteSubmission(
  services: Services,
  access: PageAccess,
  id: string,
): Promise<{ id: string }> {
  const page = await ownPage(services, access, 'work')
  await services.storage.transaction(async ({ submissions, deliveries }) => {
    if (!(await submissions.remove(page.id, id))) throw notFound()
    await deliveries.removeOfSubmission(id)
  })
  return { id }
}

/** All of a page's messages as a table for spreadsheets, made while it is read. */
export async function exportSubmissions(
  services: Services,
  access: PageAccess,
): Promise<AsyncIterable<Uint8Array>> {
  const page = await ownPage(services, access, 'work')
  const until = services.now()
  return submissionsCsv(() => eachSubmission(services.storage, page.id, until))
}

function submissionAnswer({ page: _, ...submission }: StoredSubmission): Submission {
  return submission
}
