import { defineBlock } from './block.ts'
import { icon, list, text } from './field.ts'

export const features = defineBlock({
  type: 'features',
  variants: ['grid', 'rows', 'cards'],
  fields: {
    title: text(120),
    lead: text(300, { multiline: true }),
    items: list({ icon: icon(), title: text(80), text: text(300, { multiline: true }) }, 12),
  },
  list: 'items',
})
