import type { Services } from '#server/services.ts'
import type { Rewrite } from '#shared/page/compare/rewritten-parts.ts'
import { ownPage, type PageAccess } from './change-page.ts'
import { readableDocument } from './published-page.ts'

/**
 * The page from before it was last written anew, and as that left it, to its end or not: two of its
 * revisions, which the first and the last event of the writing name. Null where there is nothing to
 * choose between: a first writing, one that is online by now or whose events have been tidied up.
 */
export async function lastRewrite(services: Services, access: PageAccess): Promise<Rewrite | null> {
  const page = await ownPage(services, access, 'work')
  const { generations, revisions } = services.storage
  const latest = await generations.latestOf(page.id)
  if (!latest) return null
  const [[first], [last]] = await Promise.all([
    generations.events(latest.id, 0, 1),
    generations.events(latest.id, latest.lastSeq - 1, 1),
  ])
  if (first?.op.op !== 'start') return null
  if (last?.op.op !== 'done' && last?.op.op !== 'fail') return null
  if (page.publishedRev !== null && page.publishedRev >= last.op.rev) return null
  const [before, after] = await Promise.all([
    revisions.byRev(page.id, first.op.document.rev),
    revisions.byRev(page.id, last.op.rev),
  ])
  if (!before || !after) return null
  const found = readableDocument(page, before.document)
  return found.order.length === 0
    ? null
    : { before: found, after: readableDocument(page, after.document) }
}
