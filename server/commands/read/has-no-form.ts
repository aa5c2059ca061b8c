import type { Clause } from './clause.ts'

/** A section on how to get in touch is there, and asks nobody anything. */
export function hasNoForm({ wish }: Clause): boolean {
  const { order, blocks } = wish.page
  const contacts = order.flatMap((id) => (blocks[id]?.type === 'contact' ? [blocks[id]] : []))
  const isAsking = contacts.some(({ props }) => (props.fields as unknown[] | undefined)?.length)
  return contacts.length > 0 && !isAsking
}
