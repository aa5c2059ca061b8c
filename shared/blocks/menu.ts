import { defineBlock } from './block.ts'
import { list, plain, price, text } from './field.ts'
import { withNewFields } from './with-new-fields.ts'

const fields = {
  title: text(120),
  lead: text(400, { multiline: true }),
  groups: list(
    {
      name: text(80),
      items: list(
        {
          name: text(120),
          text: text(300, { multiline: true }),
          price: price(),
          tags: plain(60),
        },
        40,
        ['name', 'text'],
      ),
    },
    12,
    ['items'],
  ),
  /** What holds for all of it: "vegan on request". */
  note: text(600, { multiline: true }),
}

export const menu = defineBlock({
  type: 'menu',
  variants: ['columns', 'card'],
  fields,
  wants: 'prices',
  list: 'groups',
  migrations: [withNewFields(fields)],
})
