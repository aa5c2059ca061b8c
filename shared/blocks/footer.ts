import { defineBlock } from './block.ts'
import { href, list, text } from './field.ts'

/** The page's own end: name, address and contact come from the facts. */
export const footer = defineBlock({
  type: 'footer',
  variants: ['simple', 'columns'],
  fields: {
    note: text(300, { multiline: true }),
    legal: list({ label: text(60), to: href() }, 6),
    social: list({ label: text(40), to: href() }, 8),
  },
})
