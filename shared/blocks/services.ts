import { defineBlock } from './block.ts'
import { list, plain, price, text } from './field.ts'

export const services = defineBlock({
  type: 'services',
  variants: ['list', 'cards'],
  fields: {
    title: text(120),
    lead: text(300, { multiline: true }),
    items: list(
      {
        name: text(100),
        text: text(300, { multiline: true }),
        price: price(),
        duration: plain(40),
      },
      24,
    ),
  },
  list: 'items',
})
