import { defineBlock } from './block.ts'
import { flag, text } from './field.ts'

/** Where to find it; the address is the fact `place`. */
export const place = defineBlock({
  type: 'place',
  variants: ['card', 'panel'],
  fields: {
    title: text(120),
    directions: text(500, { multiline: true }),
    area: text(300, { multiline: true }),
    mapLink: flag(),
  },
  wants: 'place',
})
