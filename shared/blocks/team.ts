import { defineBlock } from './block.ts'
import { list, media, plain, text } from './field.ts'

export const team = defineBlock({
  type: 'team',
  variants: ['grid', 'rows'],
  fields: {
    title: text(120),
    items: list(
      { name: plain(80), role: text(80), bio: text(400, { multiline: true }), media: media() },
      24,
      ['name', 'bio'],
    ),
  },
  wants: 'team',
  list: 'items',
})
