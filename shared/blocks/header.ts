import { defineBlock } from './block.ts'
import { action, flag, href, list, media, text } from './field.ts'
import { withNewFields } from './with-new-fields.ts'

const fields = {
  logo: media(),
  links: list({ label: text(40), to: href() }, 8),
  cta: list(action, 1),
  sticky: flag(),
}

/** The page's own top: its name comes from the facts, and stands beside the logo or in it. */
export const header = defineBlock({
  type: 'header',
  variants: ['bar', 'centered'],
  fields,
  migrations: [withNewFields(fields)],
})
