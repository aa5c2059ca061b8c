import { defineBlock } from './block.ts'
import { flag, text } from './field.ts'

/** The opening hours themselves are the fact `hours`, in OpenStreetMap's syntax. */
export const hours = defineBlock({
  type: 'hours',
  variants: ['table', 'card'],
  fields: {
    title: text(120),
    /** Nobody who just comes by is let in. */
    byAppointment: flag(),
    note: text(600, { multiline: true }),
  },
  wants: 'hours',
})
