import { defineBlock } from './block.ts'
import { list, plain, price, text } from './field.ts'
import { withNewFields } from './with-new-fields.ts'

const fields = {
  title: text(120),
  lead: text(400, { multiline: true }),
  items: list(
    {
      name: text(120),
      text: text(400, { multiline: true }),
      price: price(),
      /** What stands in the price column where no amount does: "on request". */
      terms: text(100),
      duration: plain(40),
    },
    40,
    ['name', 'text'],
  ),
  /** What holds for all of them. */
  note: text(600, { multiline: true }),
}

export const services = defineBlock({
  type: 'services',
  variants: ['list', 'cards', 'columns'],
  fields,
  list: 'items',
  migrations: [withNewFields(fields)],
})
