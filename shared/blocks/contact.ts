import { defineBlock } from './block.ts'
import { choice, flag, list, text } from './field.ts'

/** Phone, mail and site come from the facts; a form exists when it has fields. */
export const contact = defineBlock({
  type: 'contact',
  variants: ['panel', 'split'],
  fields: {
    title: text(120),
    lead: text(300, { multiline: true }),
    fields: list(
      { label: text(60), kind: choice(['text', 'email', 'phone', 'message']), required: flag() },
      8,
    ),
    consent: text(300, { multiline: true }),
    submit: text(40),
    success: text(200),
  },
  wants: 'contact',
})
