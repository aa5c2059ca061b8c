import type { Repositories, StoredPage, StoredSubmission } from '#server/storage/storage.ts'
import { siteAddress } from '#shared/page/page-address.ts'
import type { WebhookEvent } from '#shared/webhook-events.ts'
import { newId } from './new-id.ts'

export interface Happening {
  event: WebhookEvent
  page: StoredPage
  /** The message that came. */
  submission?: StoredSubmission
}

/** Stores what the webhooks of a page's owner are to be told, in the transaction it happens in. */
export async function tellPrograms(
  { webhooks, deliveries }: Pick<Repositories, 'webhooks' | 'deliveries'>,
  happening: Happening,
  siteUrl: string,
  now: number,
): Promise<void> {
  const { event, page, submission } = happening
  const told = (await webhooks.listOf(page.owner)).filter(({ events }) => events.includes(event))
  await deliveries.add(
    told.map((webhook) => {
      const id = newId()
      return {
        id,
        webhook: webhook.id,
        page: page.id,
        submission: submission?.id ?? null,
        event,
        body: JSON.stringify({ id, type: event, createdAt: now, data: dataOf(happening, siteUrl) }),
        state: 'waiting',
        attempts: 0,
        nextAt: now,
        answer: null,
        fault: null,
        createdAt: now,
        updatedAt: now,
      }
    }),
  )
}

function dataOf({ page, submission }: Happening, siteUrl: string): object {
  const { slug, title, locale, locales, publishedRev } = page
  const url = siteAddress(siteUrl, slug).urlOf(locale)
  const about = { page: { slug, title, locale, locales, url, publishedRev } }
  if (!submission) return about
  const { id, block, fields, createdAt } = submission
  return { ...about, message: { id, block, fields, createdAt } }
}

/** What a change is to readers: a page comes, comes anew, or goes. */
export function publicEvent(before: StoredPage, after: StoredPage): WebhookEvent | null {
  const isPublic = isOnline(after)
  if (!isPublic) return isOnline(before) ? 'page.unpublished' : null
  const isNew = !isOnline(before) || before.publishedAt !== after.publishedAt
  return isNew ? 'page.published' : null
}

function isOnline({ publishedRev, trashedAt }: StoredPage): boolean {
  return publishedRev !== null && trashedAt === null
}
