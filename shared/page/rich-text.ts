import * as z from 'zod/mini'

/** The most UTF-16 units of one run of text; of a link's address. */
export const spanLimits = { text: 4000, href: 2000 }

/** A run of text with its marks; `href` makes it a link. */
const spanSchema = z.object({
  text: z.string().check(z.maxLength(spanLimits.text)),
  bold: z.optional(z.boolean()),
  italic: z.optional(z.boolean()),
  href: z.optional(
    z
      .string()
      .check(z.maxLength(spanLimits.href), z.refine(isSafeHref, 'a web, mail or phone address')),
  ),
})

const nodeSchema = z.object({
  type: z.enum(['paragraph', 'heading', 'bullet']),
  spans: z.array(spanSchema).check(z.maxLength(200)),
})

/** Formatted text as a small tree: never HTML, so there is nothing to sanitise. */
export const richTextSchema = z.array(nodeSchema).check(z.maxLength(400))

export type RichText = z.infer<typeof richTextSchema>
export type RichTextNode = RichText[number]

/** Words or formatted text with something in it. */
export function isText(value: unknown): value is string | RichText {
  return (typeof value === 'string' || Array.isArray(value)) && value.length > 0
}

export function paragraphs(...texts: string[]): RichText {
  return texts.filter(Boolean).map((text) => ({ type: 'paragraph', spans: [{ text }] }))
}

/** The words alone. */
export function plainText(rich: RichText): string {
  return rich.map((node) => node.spans.map((span) => span.text).join('')).join('\n')
}

/**
 * Whether an address may stand in a link: an anchor of the page, a path of the site, or an
 * absolute http(s), mailto or tel address, judged by the WHATWG parser and not by its spelling.
 */
export function isSafeHref(href: string): boolean {
  if (/[\s\\]/.test(href)) return false
  if (href.startsWith('#')) return /^#[\w-]*$/.test(href)
  if (href.startsWith('/')) return !href.startsWith('//')
  if (!URL.canParse(href)) return false
  return ['http:', 'https:', 'mailto:', 'tel:'].includes(new URL(href).protocol)
}
