import { defineBlock } from './block.ts'
import { action, flag, list, price, text } from './field.ts'
import { withNewFields } from './with-new-fields.ts'

const fields = {
  title: text(120),
  lead: text(400, { multiline: true }),
  plans: list(
    {
      name: text(120),
      price: price(),
      /** What stands where no amount does: "free", "on request". */
      terms: text(100),
      period: text(40),
      points: list({ text: text(160) }, 12, ['text']),
      action: list(action, 1),
      featured: flag(),
    },
    12,
    ['name', 'price', 'terms', 'points'],
  ),
  note: text(600, { multiline: true }),
}

export const pricing = defineBlock({
  type: 'pricing',
  variants: ['table', 'cards', 'tickets'],
  fields,
  wants: 'prices',
  list: 'plans',
  migrations: [withNewFields(fields)],
})
