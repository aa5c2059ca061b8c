import { defineBlock } from './block.ts'
import { text } from './field.ts'

/** The opening hours themselves are the fact `hours`, in OpenStreetMap's syntax. */
export const hours = defineBlock({
  type: 'hours',
  variants: ['table', 'card'],
  fields: { title: text(120), note: text(600, { multiline: true }) },
  wants: 'hours',
})
