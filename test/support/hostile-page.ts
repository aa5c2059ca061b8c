import type { Fields } from '#shared/blocks/field.ts'
import { blockKinds, blockTypes } from '#shared/blocks/index.ts'
import { type Block, emptyDocument, type PageDocument } from '#shared/page/document.ts'
import { filledAll } from './filled-block.ts'

/**
 * Texts that run where they come into markup, an attribute, a script, a style, an address or a
 * template without being written for that place; each says so by `alert`.
 */
export const markup = [
  '"><img src=x onerror=alert(1)>',
  "'><svg/onload=alert(2)>",
  '</script><script>alert(3)</script>',
  '</style><script>alert(4)</script>',
  '</title><script>alert(5)</script>',
  '</textarea><svg onload=alert(6)>',
  '--><script>alert(7)</script>',
  'javascript:alert(8)',
  '" autofocus onfocus=alert(9) x="',
  '&lt;script&gt;alert(10)&lt;/script&gt;',
  '\\u003cscript\\u003ealert(11)//',
  "';alert(12)//",
  '`-alert(13)-`',
  '{{constructor.constructor("alert(14)")()}}',
  `\${alert(15)}`,
  '</template><script>alert(16)</script>',
  '<iframe srcdoc="<script>alert(17)</script>">',
  '<math><style><img src onerror=alert(18)>',
  '<a href=javascript:alert(19) autofocus>a',
  ']]><script>alert(20)</script>',
  '\u2028alert(21)\u2029',
  '<base href=//x.example><link rel=import href=data:,alert(22)>',
  'data:text/html,<script>alert(23)</script>',
  '<!--<script>alert(24)</script>',
]

/** Each of them in turn. @param first with which it begins */
export function inTurn(first = 0): () => string {
  let next = first
  return () => markup[next++ % markup.length] ?? ''
}

/** A page of every kind of block whose texts are all hostile, in another order for each `first`. */
export function hostilePage(first: number): PageDocument {
  const text = inTurn(first)
  const document = emptyDocument('hostile', 'en')
  const blocks = Object.fromEntries(
    blockTypes.map((type) => {
      const { fields, variants } = blockKinds[type]
      const props = withoutPictures(filledAll(fields as unknown as Fields, text))
      return [type, { type, variant: variants[0], props } as Block]
    }),
  )
  const meta = { ...document.meta, title: text(), description: text() }
  return { ...document, meta, blocks, order: Object.keys(blocks), facts: hostileFacts(text) }
}

function hostileFacts(text: () => string): PageDocument['facts'] {
  const price = { id: 'p1', item: text(), amount: 4, currency: 'GBP', note: text() }
  return { name: text(), phone: '0117 496 0148', prices: [price] } as PageDocument['facts']
}

/** None of them is there. */
function withoutPictures(props: Record<string, unknown>): Record<string, unknown> {
  const isPicture = (value: unknown) => (value as { kind?: unknown } | null)?.kind === 'upload'
  return JSON.parse(JSON.stringify(props, (_, value) => (isPicture(value) ? null : value)))
}
