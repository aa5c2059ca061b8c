import { plainText, richTextSchema } from '#shared/page/rich-text.ts'

/** All words of a value, whatever its shape. */
export function wordsIn(value: unknown): string {
  if (typeof value === 'string') return value
  const rich = richTextSchema.safeParse(value)
  if (rich.success && rich.data.length > 0) return plainText(rich.data)
  if (typeof value !== 'object' || value === null) return ''
  return Object.values(value).map(wordsIn).filter(Boolean).join('\n')
}
