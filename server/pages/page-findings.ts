import { toldBrief } from '#server/generation/brief-choice.ts'
import { requestOf } from '#server/generation/generation-request.ts'
import type { Services } from '#server/services.ts'
import type { StoredPage } from '#server/storage/storage.ts'
import { checkPage, type Finding } from '#shared/page/check-page.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { standingWriting } from './standing-writing.ts'

/** Everything worth a look before a page goes online; how it reads is held against its brief. */
export async function pageFindings(
  { storage, generations }: Services,
  page: StoredPage,
  document: PageDocument,
): Promise<Finding[]> {
  const writing = await standingWriting(storage, page)
  const order = { document, brief: writing && toldBrief(requestOf(writing).composition) }
  return checkPage(document, await generations.lint(order, page.owner))
}
