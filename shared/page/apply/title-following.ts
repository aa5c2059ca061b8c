import type { PageDocument } from '../document.ts'
import type { OpOf } from '../ops.ts'

/**
 * A page without a name is called what its heading says. A heading that is set anew takes the title
 * along, and the beginning of the description, where they said the same: tabs, search engines and
 * shared links would go on telling the old one.
 */
export function titleFollowing(
  { blocks, facts, meta }: PageDocument,
  { id, path, value }: OpOf<'set'>,
): PageDocument['meta'] {
  const block = blocks[id]
  const before = block?.props.title
  const isHeading = block?.type === 'hero' && path === 'title'
  if (!isHeading || facts.name || !before || before !== meta.title) return meta
  if (typeof value !== 'string' || value.trim() === '') return meta
  const description = meta.description.startsWith(before)
    ? `${value}${meta.description.slice(before.length)}`.slice(0, mostOfDescription)
    : meta.description
  return { ...meta, title: value, description }
}

const mostOfDescription = 320
