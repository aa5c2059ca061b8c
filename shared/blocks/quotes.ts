import { defineBlock } from './block.ts'
import { list, plain, text } from './field.ts'

/** What customers said. Only ever what the creator typed: never composed. */
export const quotes = defineBlock({
  type: 'quotes',
  variants: ['cards', 'single'],
  fields: {
    title: text(120),
    items: list(
      { text: text(500, { multiline: true }), name: plain(80), role: text(80), source: plain(200) },
      12,
      ['text'],
    ),
  },
  wants: 'quotes',
  list: 'items',
})
