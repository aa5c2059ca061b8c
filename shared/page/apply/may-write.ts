import type { PageDocument, Source } from '../document.ts'

/** Whether a writer may change the text at `id.path`. */
export function mayWrite(document: PageDocument, key: string, src: Source | undefined): boolean {
  if (src === undefined || src === 'user') return true
  const block = document.blocks[key.slice(0, key.indexOf('.'))]
  if (block?.locked) return false
  return !Object.keys(document.src).some(
    (typed) => document.src[typed] === 'user' && (typed === key || typed.startsWith(`${key}.`)),
  )
}
