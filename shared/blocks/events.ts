import { defineBlock } from './block.ts'
import { action, date, list, plain, price, text } from './field.ts'

/** Dates to come; `start` and `end` are ISO 8601 dates or date-times, `--12-24` where no year is said. */
export const events = defineBlock({
  type: 'events',
  variants: ['list', 'cards'],
  fields: {
    title: text(120),
    items: list(
      {
        title: text(120),
        start: date(25),
        end: date(25),
        place: plain(160),
        price: price(),
        action: list(action, 1),
      },
      24,
    ),
  },
  wants: 'events',
  list: 'items',
})
