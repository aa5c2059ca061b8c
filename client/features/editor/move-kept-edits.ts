import { editsOf } from './kept-edits.ts'

/** A page has another slug now: what this browser keeps of its edits goes along. */
export function moveKeptEdits(from: string, to: string): void {
  const start = editsOf(from)
  try {
    for (const key of Object.keys(localStorage).filter((each) => each.startsWith(start))) {
      const kept = localStorage.getItem(key)
      if (kept !== null) localStorage.setItem(editsOf(to) + key.slice(start.length), kept)
      localStorage.removeItem(key)
    }
  } catch (error) {
    console.warn('Edits cannot be kept in this browser', error)
  }
}
