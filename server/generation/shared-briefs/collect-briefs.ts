import { requestOf } from '#server/generation/generation-request.ts'
import { isAuthorised, operator } from '#server/pages/authorise.ts'
import { editableDocument } from '#server/pages/check-document.ts'
import type { Storage, StoredPage } from '#server/storage/storage.ts'
import type { LabelledRecord } from './labelled-record.ts'
import { type ReasonNotTaken, reasonsNotTaken, recordOfPage } from './record-of-page.ts'

export interface CollectedBriefs {
  /** By language, in the order of their ids, which is not that of their pages. */
  records: Map<string, LabelledRecord[]>
  notTaken: Record<ReasonNotTaken, number>
}

const batch = 50

/** The briefs of all pages whose owners share them, as lines of the labelled set. */
export async function collectBriefs(storage: Storage, secret: string): Promise<CollectedBriefs> {
  const records = new Map<string, LabelledRecord[]>()
  const notTaken = Object.fromEntries(reasonsNotTaken.map((reason) => [reason, 0]))
  for await (const page of sharingPages(storage)) {
    const taken = await recordOf(storage, page, secret)
    if (typeof taken === 'string') notTaken[taken] = (notTaken[taken] ?? 0) + 1
    else records.set(taken.locale, [...(records.get(taken.locale) ?? []), taken.record])
  }
  for (const of of records.values()) of.sort((one, other) => (one.id < other.id ? -1 : 1))
  return { records, notTaken: notTaken as CollectedBriefs['notTaken'] }
}

async function* sharingPages({ pages }: Storage): AsyncGenerator<StoredPage> {
  for (let after = ''; ; ) {
    const part = await pages.sharingBriefs({ after, limit: batch })
    yield* part
    const last = part.at(-1)
    if (!last) return
    after = last.id
  }
}

async function recordOf(storage: Storage, page: StoredPage, secret: string) {
  const mayCollect = await isAuthorised({ storage, now: Date.now }, operator, page, 'collect')
  if (!mayCollect) return 'trashed'
  const latest = await storage.generations.latestOf(page.id)
  if (!latest || page.version === 1) return 'briefless'
  return recordOfPage(editableDocument(page), requestOf(latest).composition.brief, secret)
}
