import { plainText, type RichText } from '#shared/page/rich-text.ts'

/** Up to so many characters what somebody says of themselves is one thought, and set large. */
const longest = 130

/** Whether an about section is one thought, without a picture or a quote beside it. */
export function isThought({ body, media, quote }: Record<string, unknown>): boolean {
  const isPictured = (media as { kind?: string } | null | undefined)?.kind === 'upload'
  const told = Array.isArray(body) ? plainText(body as RichText) : ''
  return !isPictured && !quote && told.length > 0 && told.length <= longest
}
