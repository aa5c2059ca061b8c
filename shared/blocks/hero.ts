import { defineBlock } from './block.ts'
import { action, flag, list, media, text } from './field.ts'
import { withNewFields } from './with-new-fields.ts'

const fields = {
  eyebrow: text(120),
  title: text(140),
  lead: text(400, { multiline: true }),
  /** Short promises under the lead: "fully insured", "since 1994". */
  points: list({ text: text(100) }, 4),
  actions: list(action, 2),
  media: media(),
  /** Whether hours, place and phone stand under the lead. */
  showFacts: flag(),
}

/**
 * `type` is large type alone, `card` type beside a card of facts, `schedule` type beside the events
 * that follow it; the others are made for a picture.
 */
export const hero = defineBlock({
  type: 'hero',
  variants: ['split', 'centered', 'poster', 'banner', 'type', 'card', 'schedule'],
  fields,
  migrations: [withNewFields(fields)],
})
