import { defineBlock } from './block.ts'
import { action, date, list, text } from './field.ts'

/** One line above everything else: holidays, a move, a deadline. `until` is an ISO date or ''. */
export const notice = defineBlock({
  type: 'notice',
  variants: ['bar'],
  fields: { text: text(200), action: list(action, 1), until: date(10) },
})
