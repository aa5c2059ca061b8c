import { defineBlock } from './block.ts'
import { list, text } from './field.ts'

export const faq = defineBlock({
  type: 'faq',
  variants: ['list', 'columns'],
  fields: {
    title: text(120),
    items: list({ q: text(160), a: text(600, { multiline: true }) }, 24, ['a']),
  },
  list: 'items',
})
