import { defineBlock } from './block.ts'
import { action, flag, list, price, text } from './field.ts'

export const pricing = defineBlock({
  type: 'pricing',
  variants: ['table', 'cards'],
  fields: {
    title: text(120),
    lead: text(300, { multiline: true }),
    plans: list(
      {
        name: text(80),
        price: price(),
        period: text(40),
        points: list({ text: text(120) }, 12),
        action: list(action, 1),
        featured: flag(),
      },
      12,
    ),
  },
  wants: 'prices',
  list: 'plans',
})
