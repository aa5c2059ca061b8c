import { defineBlock } from './block.ts'
import { media, rich, text } from './field.ts'

export const about = defineBlock({
  type: 'about',
  variants: ['split', 'column'],
  fields: { title: text(120), body: rich(), media: media() },
})
