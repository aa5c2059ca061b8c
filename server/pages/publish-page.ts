import type { Services } from '#server/services.ts'
import type { StoredPage } from '#server/storage/storage.ts'
import { invalid } from '#shared/errors.ts'
import { hasWords } from '#shared/page/check-page.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { readerBlocks } from '#shared/page/drafts.ts'
import type { PageSummary } from '#shared/payloads.ts'
import { changePage, type PageAccess } from './change-page.ts'
import { checkedDocument, isValidDocument } from './check-document.ts'
import { pageFindings } from './page-findings.ts'
import { pageSummary } from './summaries.ts'
import { requireNotTakenDown } from './take-down.ts'

export type Published = PageSummary & { warnings: string[] }

/**
 * Freezes the newest revision for readers and says what it still lacks.
 * @throws AppError `invalid` for a document that is not valid or shows nothing, `taken_down`
 */
export async function publishPage(services: Services, access: PageAccess): Promise<Published> {
  const { now } = services
  const page = await changePage(services, access, 'work', async (before, { revisions }) => {
    const { document } = before
    requireNotTakenDown(before)
    requirePublishable(document)
    const frozen = await revisions.byRev(before.id, before.rev)
    // What a generation has written since the last rev has no revision of its own yet.
    const isFrozen = JSON.stringify(frozen?.document) === JSON.stringify(document)
    if (isFrozen) await revisions.mark(before.id, before.rev, 'published')
    const publishedRev = isFrozen ? before.rev : before.rev + 1
    const change = { publishedRev, publishedAt: now() }
    return isFrozen ? { change } : { change: { ...change, document }, kind: 'published' }
  })
  return { ...pageSummary(page), warnings: await warningsOf(services, page) }
}

/** Takes the page from its readers at once; nothing else changes. */
export async function unpublishPage(services: Services, access: PageAccess): Promise<PageSummary> {
  const change = { publishedRev: null, publishedAt: null }
  return pageSummary(await changePage(services, access, 'work', () => ({ change }), 'takeDown'))
}

function requirePublishable(document: StoredPage['document']): void {
  if (document.v === 1) {
    if (isValidDocument(document) && document.title) return
    throw invalid([{ field: 'title', message: 'a page needs a title' }])
  }
  checkedDocument(document)
  if (!readerBlocks(document).some((id) => hasContent(document, id))) {
    throw invalid([{ field: 'order', message: 'nothing on this page would be seen' }])
  }
}

const frame = new Set(['header', 'footer'])

function hasContent(document: PageDocument, id: string): boolean {
  const block = document.blocks[id]
  return block !== undefined && !frame.has(block.type) && hasWords(block)
}

/** What the page would be better with, each thing once. */
async function warningsOf(services: Services, page: StoredPage): Promise<string[]> {
  const { document } = page
  if (document.v === 1) {
    return document.sections.some(({ body }) => body.trim() === '') ? ['missing_content'] : []
  }
  const findings = await pageFindings(services, page, document)
  return [...new Set(findings.map(({ code }) => code))]
}
