import { plainText, type RichText } from '#shared/page/rich-text.ts'

/** Up to so many characters what somebody says of themselves is one thought, and set large. */
const longest = 130

/** Whether an about section is one thought, without a picture or a quote beside it. */
export function isThought({ body, media, quote }: Record<string, unknown>): boolean {
  const isPictured = (media as { kind?: string } | null | undefined)?.kind === 'upload'
  const told = toldIn(body)
  return !isPictured && !quote && told.length > 0 && told.length <= longest
}

/** Somebody's words and who says them, where a text is nothing else; null where it is more. */
export function saidBy(body: unknown): { said: string; by: string } | null {
  const [, said, by] = quotation.exec(toldIn(body).trim()) ?? []
  return said && by ? { said, by: by.replace(/\.$/, '') } : null
}

const quotation =
  /^(["“”„«‹「『][^"“”„«»‹›「」『』]+["”“»›」』])\s*(?:[–—-]|,)\s*(\p{L}[^\n]{1,79})$/u

const toldIn = (body: unknown): string => (Array.isArray(body) ? plainText(body as RichText) : '')
