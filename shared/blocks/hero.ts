import { defineBlock } from './block.ts'
import { action, flag, list, media, text } from './field.ts'

export const hero = defineBlock({
  type: 'hero',
  variants: ['split', 'centered', 'poster', 'banner'],
  fields: {
    eyebrow: text(80),
    title: text(140),
    lead: text(400, { multiline: true }),
    actions: list(action, 2),
    media: media(),
    /** Whether hours, place and phone stand under the lead. */
    showFacts: flag(),
  },
})
