/** What is selected in a text, remembered while the focus is elsewhere. */
export function createKeptSelection(document: Document) {
  let text: HTMLElement | null = null
  let range: Range | null = null

  function current(): Range | null {
    const selection = document.getSelection()
    const now = selection?.rangeCount ? selection.getRangeAt(0) : null
    if (now && text?.contains(now.commonAncestorContainer)) range = now.cloneRange()
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
      text?.focus()
      if (!before) return
      const selection = document.getSelection()
      selection?.removeAllRanges()
      selection?.addRange(before)
    },
  }
}
