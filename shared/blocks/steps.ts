import { defineBlock } from './block.ts'
import { list, text } from './field.ts'
import { withNewFields } from './with-new-fields.ts'

const fields = {
  title: text(120),
  items: list({ title: text(120), text: text(400, { multiline: true }) }, 12, ['title', 'text']),
  note: text(600, { multiline: true }),
}

export const steps = defineBlock({
  type: 'steps',
  variants: ['numbered', 'timeline'],
  fields,
  list: 'items',
  migrations: [withNewFields(fields)],
})
