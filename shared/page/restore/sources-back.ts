import { fieldAt } from '../block-props.ts'
import type { PageDocument, Source } from '../document.ts'
import type { Op, OpOf } from '../ops.ts'
import { remembersWriter } from '../remembers-writer.ts'

/** Who wrote the texts of those keys by now; null for those of nobody known. */
export function sourcesAt(
  document: PageDocument,
  keys: readonly string[],
): Record<string, Source | null> {
  return Object.fromEntries(keys.map((key) => [key, document.src[key] ?? null]))
}

/** The words that come back are whose they were: a person's edit would make them theirs. */
export function sourcesBack(
  document: PageDocument,
  keys: readonly string[],
  written: Source | undefined,
): Op[] {
  const others = keys.filter((key) => written && document.src[key] !== written)
  return others.length > 0 ? [{ op: 'source', texts: sourcesAt(document, others) }] : []
}

/** The keys of what a `meta` op writes. */
export function metaKeys({ meta }: OpOf<'meta'>): string[] {
  return Object.keys(meta)
    .filter((key) => key !== 'locales')
    .map((key) => `meta.${key}`)
}

/** The key of the text an op writes, if it is one whose writer is known. */
export function textKeys(
  document: PageDocument,
  { id, path, src }: Pick<OpOf<'set'>, 'id' | 'path' | 'src'>,
): string[] {
  const field = path.startsWith('@') ? undefined : fieldAt(document.blocks[id]?.type ?? '', path)
  return remembersWriter(field, src) ? [`${id}.${path}`] : []
}
