import type { RichText } from './rich-text.ts'

/** FNV-1a, 32 bit, as eight hex digits: enough to see that a source text has changed. */
export function textHash(text: string | RichText): string {
  const source = typeof text === 'string' ? text : JSON.stringify(text)
  let hash = 0x811c9dc5
  for (let i = 0; i < source.length; i++) {
    hash = Math.imul(hash ^ source.charCodeAt(i), 0x01000193)
  }
  return (hash >>> 0).toString(16).padStart(8, '0')
}
