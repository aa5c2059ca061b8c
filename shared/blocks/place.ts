import { defineBlock } from './block.ts'
import { flag, text } from './field.ts'

/** Where to find it; the address is the fact `place`, what is served the fact `area`. */
export const place = defineBlock({
  type: 'place',
  variants: ['card', 'panel'],
  fields: {
    title: text(120),
    directions: text(800, { multiline: true }),
    area: text(600, { multiline: true }),
    mapLink: flag(),
  },
  wants: 'place',
})
