import type { Services } from '#server/services.ts'
import type { Repositories, StoredGeneration } from '#server/storage/storage.ts'
import type { Rewrite } from '#shared/page/compare/rewritten-parts.ts'
import type { OpOf } from '#shared/page/ops.ts'
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
  const ends = latest && (await endsOf(generations, latest))
  if (!ends) return null
  if (page.publishedRev !== null && page.publishedRev >= ends.last.rev) return null
  const [before, after] = await Promise.all([
    revisions.byRev(page.id, await foundBy(generations, latest, ends)),
    revisions.byRev(page.id, ends.last.rev),
  ])
  if (!before || !after) return null
  const found = readableDocument(page, before.document)
  return found.order.length === 0
    ? null
    : { before: found, after: readableDocument(page, after.document) }
}

interface Ends {
  first: OpOf<'start'>
  last: OpOf<'done'> | OpOf<'fail'>
}

type Generations = Repositories['generations']

/** Null for a writing that is under way or whose events are gone. */
async function endsOf(
  generations: Generations,
  { id, lastSeq }: StoredGeneration,
): Promise<Ends | null> {
  const [[first], [last]] = await Promise.all([
    generations.events(id, 0, 1),
    generations.events(id, lastSeq - 1, 1),
  ])
  if (first?.op.op !== 'start') return null
  if (last?.op.op !== 'done' && last?.op.op !== 'fail') return null
  return { first: first.op, last: last.op }
}

/**
 * The revision a person had before the writing. What a failed one left, and nobody has touched, is
 * not theirs: who asks again wants to choose from the page as it was before the first attempt.
 */
async function foundBy(
  generations: Generations,
  generation: StoredGeneration,
  ends: Ends,
): Promise<number> {
  const found = ends.first.document.rev
  const previous = await generations.previousOf(generation)
  if (!previous) return found
  const earlier = await endsOf(generations, previous)
  if (earlier?.last.op !== 'fail' || earlier.last.rev !== found) return found
  return foundBy(generations, previous, earlier)
}
