import type { PageDocument } from '../document.ts'
import type { OpOf } from '../ops.ts'

/**
 * A page without a name is called what its heading says, and so is an invitation whose heading is its name
 * where nobody has typed that. A heading that is set anew takes along the name, the title and the beginning
 * of the description, where they said the same: the header, tabs, search engines and shared links would go
 * on telling the old one.
 */
export function titleFollowing(
  document: PageDocument,
  op: OpOf<'set'>,
): Pick<PageDocument, 'meta' | 'facts'> {
  const { blocks, facts, meta } = document
  const { id, path, value } = op
  const block = blocks[id]
  const before = block?.props.title
  const isHeading = block?.type === 'hero' && path === 'title'
  if (!isHeading || typeof before !== 'string' || !before) return { meta, facts }
  if (typeof value !== 'string' || value.trim() === '') return { meta, facts }
  const isTitle = meta.title === before || meta.title.startsWith(`${before} · `)
  const isCalled = isCalledByHeading(document, before, op)
  const isHeld = meta.title === `${before} · ${facts.name}`
  if (!isTitle || (facts.name && !isCalled && !isHeld)) return { meta, facts }
  const description = meta.description.startsWith(before)
    ? `${value}${meta.description.slice(before.length)}`.slice(0, mostOfDescription)
    : meta.description
  return {
    meta: { ...meta, title: `${value}${meta.title.slice(before.length)}`, description },
    facts: isCalled ? { ...facts, name: value } : facts,
  }
}

/** An occasion is what its heading says; a business keeps its name under another headline. */
function isCalledByHeading(
  { facts, meta, src }: PageDocument,
  before: string,
  op: OpOf<'set'>,
): boolean {
  const isOccasion = meta.industry === 'event' || facts.action?.kind === 'rsvp'
  const isPersons = op.src === undefined || op.src === 'user'
  return isOccasion && isPersons && facts.name === before && src['facts.name'] !== 'user'
}

const mostOfDescription = 320
