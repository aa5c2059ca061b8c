import { defineBlock } from './block.ts'
import { list, text } from './field.ts'

export const steps = defineBlock({
  type: 'steps',
  variants: ['numbered', 'timeline'],
  fields: {
    title: text(120),
    items: list({ title: text(80), text: text(300, { multiline: true }) }, 8),
  },
  list: 'items',
})
