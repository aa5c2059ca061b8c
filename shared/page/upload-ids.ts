import type { PageDocument } from './document.ts'

/** Ids of the uploaded pictures a page shows, each once, hidden blocks included. */
export function uploadIds({ blocks }: Pick<PageDocument, 'blocks'>): string[] {
  return [...new Set(idsIn(blocks))]
}

function idsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { kind, id } = value as { kind?: unknown; id?: unknown }
  if (kind === 'upload' && typeof id === 'string') return [id]
  return Object.values(value).flatMap(idsIn)
}
