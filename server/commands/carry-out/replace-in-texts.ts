import type { PageDocument } from '#shared/page/document.ts'
import type { Change } from './change.ts'
import { changeTexts } from './change-texts.ts'

/** Every text of the page that names what is true no longer, with what is in its place. */
export function replaceInTexts(
  document: PageDocument,
  pairs: readonly (readonly [string, string])[],
  put = replaced,
): Pick<Change, 'ops' | 'sources'> {
  return changeTexts(document, (text) =>
    pairs.reduce((said, [old, value]) => put(said, old, value), text),
  )
}

function replaced(text: string, old: string, value: string): string {
  const at = old.length > 2 ? text.toLowerCase().indexOf(old.toLowerCase()) : -1
  if (at < 0 || text.includes(value)) return text
  return text.slice(0, at) + value + text.slice(at + old.length)
}
