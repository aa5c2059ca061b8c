import { flushSync } from 'react-dom'

/**
 * Takes a row out of a list. The focus it held goes to the row that stands in its place, or the
 * last, or where none is left to `place` itself, which must be able to take it.
 * @param place whose first list it is
 * @param at the index of the row
 */
export function removeRow(place: HTMLElement | null, at: number, remove: () => void): void {
  const heldFocus = place?.contains(document.activeElement)
  flushSync(remove)
  if (!place || !heldFocus) return
  const rows = [...(place.querySelector('ul')?.children ?? [])]
  const row = rows[at] ?? rows.at(-1)
  const control = row?.querySelector<HTMLElement>('a, button, input')
  ;(control ?? place).focus()
}
