import { defineBlock } from './block.ts'
import { list, media, text } from './field.ts'

export const gallery = defineBlock({
  type: 'gallery',
  variants: ['grid', 'mosaic', 'strip'],
  fields: {
    title: text(120),
    items: list({ media: media(), caption: text(140) }, 24, ['media']),
  },
  wants: 'photos',
  list: 'items',
})
