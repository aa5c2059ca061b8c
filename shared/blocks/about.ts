import { defineBlock } from './block.ts'
import { media, rich, text } from './field.ts'
import { withNewFields } from './with-new-fields.ts'

const fields = {
  title: text(120),
  body: rich(),
  /** The owner's best sentence, set large beside the others. */
  quote: text(300, { multiline: true }),
  media: media(),
}

export const about = defineBlock({
  type: 'about',
  variants: ['split', 'column', 'quote'],
  fields,
  migrations: [withNewFields(fields)],
})
