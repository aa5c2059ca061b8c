import type { PageDocument } from '#shared/page/document.ts'
import type { OpOf } from '#shared/page/ops.ts'
import { sourceText } from '#shared/page/source-text.ts'
import { textHash } from '#shared/page/text-hash.ts'

export type TranslateOp = OpOf<'translate'>

/**
 * Whether the page still says what a translation was made of. A person may have typed over it
 * since, and their words must never be passed off as translated.
 * @param written the document as the composer wrote it
 */
export function isSourceKept(
  { id, path }: TranslateOp,
  written: PageDocument,
  document: PageDocument,
): boolean {
  const hash = hashAt(document, id, path)
  return hash !== null && hash === hashAt(written, id, path)
}

function hashAt(document: PageDocument, id: string, path: string): string | null {
  const text = sourceText(document, { id, path })
  return text === null ? null : textHash(text)
}
