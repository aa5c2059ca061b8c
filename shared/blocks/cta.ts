import { defineBlock } from './block.ts'
import { action, list, text } from './field.ts'

export const cta = defineBlock({
  type: 'cta',
  variants: ['band', 'card', 'quiet'],
  needsWords: true,
  fields: {
    title: text(160),
    text: text(400, { multiline: true }),
    actions: list(action, 2),
  },
})
