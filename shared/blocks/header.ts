import { defineBlock } from './block.ts'
import { action, flag, href, list, text } from './field.ts'

/** The page's own top: its name comes from the facts. */
export const header = defineBlock({
  type: 'header',
  variants: ['bar', 'centered'],
  fields: {
    links: list({ label: text(40), to: href() }, 8),
    cta: list(action, 1),
    sticky: flag(),
  },
})
