interface KeyPress {
  key: string
  metaKey: boolean
  ctrlKey: boolean
  isComposing: boolean
  keyCode: number
}

/**
 * Whether a key press sends the text: ⌘ or Ctrl with Enter, and never the Enter that takes over a
 * candidate of an input method (Safari tells that one by the key code 229 alone).
 */
export function isSubmitKey({ key, metaKey, ctrlKey, isComposing, keyCode }: KeyPress): boolean {
  if (isComposing || keyCode === 229) return false
  return key === 'Enter' && (metaKey || ctrlKey)
}
