import { defineBlock } from './block.ts'
import { action, date, list, text } from './field.ts'

/** One line above everything else: holidays, a move, a deadline. `until` is an ISO date or ''. */
export const notice = defineBlock({
  type: 'notice',
  variants: ['bar'],
  needsWords: true,
  fields: { text: text(200), action: list(action, 1), until: date(10) },
})

/** The moment a notice is over: its last day everywhere on earth. NaN where no day is named. */
export function noticeEnd(props: Record<string, unknown>): number {
  return Date.parse(`${props.until}T23:59:59-12:00`)
}
