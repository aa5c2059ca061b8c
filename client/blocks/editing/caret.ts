/** What an element that is typed into says; a line break is a line feed. */
export function readText(element: Node): string {
  let text = ''
  for (const node of element.childNodes) {
    if (node.nodeName === 'BR') text += '\n'
    else if (node.nodeType === Node.TEXT_NODE) text += (node as Text).data
    else text += readText(node)
  }
  return text
}

/** How many characters of the element stand before the caret; null where the caret is elsewhere. */
export function caretOffset(element: HTMLElement): number | null {
  const selection = element.ownerDocument.getSelection()
  if (!selection?.focusNode || !element.contains(selection.focusNode)) return null
  const range = element.ownerDocument.createRange()
  range.selectNodeContents(element)
  range.setEnd(selection.focusNode, selection.focusOffset)
  return range.toString().length
}

/** Puts the caret behind so many characters, or behind the last. */
export function placeCaret(element: HTMLElement, offset: number): void {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const selection = element.ownerDocument.getSelection()
  let left = offset
  let last: Text | null = null
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    last = node
    if (left <= node.data.length) break
    left -= node.data.length
  }
  if (last) selection?.collapse(last, Math.min(left, last.data.length))
  else selection?.collapse(element, 0)
}

/** Length of what is selected inside the element: typing takes its place. */
export function selectedLength(element: HTMLElement): number {
  const selection = element.ownerDocument.getSelection()
  const isInside = selection?.anchorNode && element.contains(selection.anchorNode)
  return isInside ? selection.toString().length : 0
}
