import { defineBlock } from './block.ts'
import { list, plain, price, text } from './field.ts'

export const menu = defineBlock({
  type: 'menu',
  variants: ['columns', 'card'],
  fields: {
    title: text(120),
    lead: text(300, { multiline: true }),
    groups: list(
      {
        name: text(80),
        items: list(
          {
            name: text(100),
            text: text(300, { multiline: true }),
            price: price(),
            tags: plain(60),
          },
          40,
        ),
      },
      12,
    ),
  },
  wants: 'prices',
  list: 'groups',
})
