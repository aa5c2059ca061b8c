import { defineBlock } from './block.ts'
import { list, plain, text } from './field.ts'

/** Numbers with their source. Only what the brief or the creator states. */
export const stats = defineBlock({
  type: 'stats',
  variants: ['row', 'cards'],
  fields: {
    title: text(120),
    items: list({ value: plain(24), unit: text(24), label: text(100), source: plain(200) }, 8, [
      'value',
    ]),
  },
  wants: 'stats',
  list: 'items',
})
