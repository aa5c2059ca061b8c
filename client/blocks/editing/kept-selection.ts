/** What is selected in a text, remembered while the focus is elsewhere. */
export function createKeptSelection(document: Document) {
  let text: HTMLElement | null = null
  let range: Range | null = null

  function current(): Range | null {
    const selection = document.getSelection()
    const now = selection?.rangeCount ? selection.getRangeAt(0) : null
    if (!now || !text?.contains(now.startContainer)) return range
    range = now.cloneRange()
    // Three presses select a paragraph up to the start of what follows, which may be another text.
    if (!text.contains(now.endContainer)) range.setEnd(text, text.childNodes.length)
    return range
  }

  return {
    text: () => text,
    current,
    of(element: HTMLElement | null): void {
      if (text !== element) range = null
      text = element
    },
    /** Selects again what was selected, with the focus in the text. */
    restore(): void {
      const before = current()
      if (document.activeElement === text) return
      text?.focus()
      if (!before) return
      const selection = document.getSelection()
      selection?.removeAllRanges()
      selection?.addRange(before)
    },
  }
}
