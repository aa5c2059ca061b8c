import { defineBlock } from './block.ts'
import { action, list, text } from './field.ts'

export const cta = defineBlock({
  type: 'cta',
  variants: ['band', 'card', 'quiet'],
  fields: {
    title: text(120),
    text: text(300, { multiline: true }),
    actions: list(action, 2),
  },
})
