/** How many characters a brief may have, counted without the space around it. */
export const briefLimit = 4000

export type BriefProblem = { kind: 'empty' } | { kind: 'long'; by: number }

/** What stands in the way of a brief, or null. */
export function briefProblem(brief: string): BriefProblem | null {
  const { length } = brief.trim()
  if (length === 0) return { kind: 'empty' }
  return length > briefLimit ? { kind: 'long', by: length - briefLimit } : null
}

interface KeyPress {
  key: string
  metaKey: boolean
  ctrlKey: boolean
  /** An input method is still choosing characters: its Enter is not ours. */
  isComposing: boolean
  keyCode: number
}

/** ⌘↵ or Ctrl+↵, and never while an input method is open (Safari tells by key code 229). */
export function isSubmitKey(press: KeyPress): boolean {
  if (press.isComposing || press.keyCode === 229) return false
  return press.key === 'Enter' && (press.metaKey || press.ctrlKey)
}
