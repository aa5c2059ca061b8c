import { defineBlock } from './block.ts'
import { action, date, list, plain, price, text } from './field.ts'
import { withNewFields } from './with-new-fields.ts'

const fields = {
  title: text(120),
  lead: text(400, { multiline: true }),
  items: list(
    {
      /** The day a run of items shares, in words; '' where `start` says it. */
      day: text(80),
      title: text(160),
      /** When it is, in the creator's words: "One Sunday a month", "14 h 30". */
      when: text(100),
      text: text(400, { multiline: true }),
      start: date(25),
      end: date(25),
      place: plain(160),
      price: price(),
      action: list(action, 1),
    },
    60,
    ['title', 'text', 'when', 'start'],
  ),
  note: text(600, { multiline: true }),
}

/** What happens when; `start` and `end` are ISO 8601 dates or date-times, `--12-24` where no year is said. */
export const events = defineBlock({
  type: 'events',
  variants: ['list', 'cards', 'timeline'],
  fields,
  wants: 'events',
  list: 'items',
  migrations: [withNewFields(fields)],
})
