import { defineBlock } from './block.ts'
import { choice, flag, list, text } from './field.ts'
import { withNewFields } from './with-new-fields.ts'

/** What a control of a form asks for, and so its type and what a browser may fill in. */
export const answerKinds = [
  'text',
  'name',
  'email',
  'phone',
  'message',
  'date',
  'time',
  'number',
  'yes-no',
  'photo',
] as const
export type AnswerKind = (typeof answerKinds)[number]

const fields = {
  title: text(120),
  lead: text(600, { multiline: true }),
  /** Whom one reaches: "Sarah, témoin d'Anouk". */
  who: text(160),
  fields: list({ label: text(100), kind: choice(answerKinds), required: flag() }, 12),
  consent: text(300, { multiline: true }),
  submit: text(60),
  success: text(200),
}

/** Phone, mail and site come from the facts; a form exists when it has fields. */
export const contact = defineBlock({
  type: 'contact',
  variants: ['panel', 'split'],
  fields,
  wants: 'contact',
  migrations: [(props) => withNewFields(fields)(namedFirst(props))],
})

/** Before there was a kind for names, the first plain field of a form asked for one. */
function namedFirst(props: Record<string, unknown>): Record<string, unknown> {
  const { fields: list } = props
  if (!Array.isArray(list)) return props
  const at = list.findIndex((field) => field?.kind === 'text')
  return at < 0 ? props : { ...props, fields: list.with(at, { ...list[at], kind: 'name' }) }
}
