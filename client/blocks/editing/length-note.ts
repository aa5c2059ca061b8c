/** From this share of its length on a text says how much room is left. */
const noteFrom = 0.85

/** A small count beside the text that is typed; said aloud only when there is no room left. */
export function createLengthNote(document: Document) {
  const note = document.createElement('p')
  note.className = 'length-note'
  note.setAttribute('role', 'status')
  note.hidden = true
  document.body.append(note)
  return {
    show(element: Element, length: number, max: number): void {
      note.hidden = length < max * noteFrom
      if (note.hidden) return
      note.textContent = `${length} / ${max}`
      note.dataset.full = String(length >= max)
      const { left, bottom } = element.getBoundingClientRect()
      note.style.left = `${Math.max(8, left)}px`
      note.style.top = `${bottom + document.defaultView!.scrollY + 6}px`
    },
    hide(): void {
      note.hidden = true
    },
  }
}
