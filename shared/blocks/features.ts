import { defineBlock } from './block.ts'
import { icon, list, text } from './field.ts'
import { withNewFields } from './with-new-fields.ts'

const fields = {
  title: text(120),
  lead: text(400, { multiline: true }),
  items: list({ icon: icon(), title: text(120), text: text(400, { multiline: true }) }, 24, [
    'title',
    'text',
  ]),
  note: text(600, { multiline: true }),
}

/** What speaks for it, in short: `badges` is a row of them. */
export const features = defineBlock({
  type: 'features',
  variants: ['grid', 'rows', 'cards', 'badges', 'bento'],
  fields,
  list: 'items',
  migrations: [withNewFields(fields)],
})
