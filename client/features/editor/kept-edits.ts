import type { Conflict, PendingEdit, Step } from './editor-state.ts'

/** What must outlive a reload or a crash: whatever the server has not acknowledged, and the way back. */
export interface KeptEdits {
  pending: PendingEdit[]
  conflicts: Conflict[]
  undo: Step[]
  redo: Step[]
  /** The revision they were made on, and the last that was somebody else's. */
  rev: number
  othersRev: number
}

const prefix = 'ninefold-edits:'
const tabKey = 'ninefold-tab'

export interface EditStore {
  /** What this tab left, and what tabs that are gone left unsent. */
  load(): Promise<KeptEdits>
  /** @returns false where the browser has no room or no storage */
  keep(kept: KeptEdits): boolean
}

/**
 * Edits of one page in the browser's storage, a record a tab: a second tab must not write over the
 * first one's. A tab that lives holds a lock of its name, so that nobody takes its edits for lost.
 */
export function keptEdits(slug: string): EditStore {
  const start = editsOf(slug)
  let own = start + tabName()
  return {
    async load() {
      // A tab that was duplicated begins with the other's name.
      if (!(await holdLock(own))) own = start + newTabName()
      const left = await takeLeft(start, own)
      const mine = read(own)
      const latest = mine ?? left.at(-1)
      return {
        pending: [...left, ...(mine ? [mine] : [])].flatMap(({ pending }) => pending),
        conflicts: latest?.conflicts ?? [],
        undo: latest?.undo ?? [],
        redo: latest?.redo ?? [],
        rev: latest?.rev ?? 0,
        othersRev: latest?.othersRev ?? 0,
      }
    },
    keep({ pending, conflicts, undo, redo, rev, othersRev }) {
      const kept = { pending, conflicts, undo, redo, rev, othersRev }
      return write(own, kept) || write(own, { ...kept, undo: [], redo: [] })
    },
  }
}

/** What the names of all records of a page begin with. */
export function editsOf(slug: string): string {
  return `${prefix}${slug}:`
}

function write(key: string, kept: KeptEdits): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(kept))
    return true
  } catch (error) {
    console.warn('Edits cannot be kept in this browser', error)
    return false
  }
}

async function takeLeft(of: string, own: string): Promise<KeptEdits[]> {
  const keys = keysOf(of).filter((key) => key !== own)
  const taken = await Promise.all(
    keys.map(async (key) => {
      if (await isHeld(key)) return null
      const kept = read(key)
      localStorage.removeItem(key)
      return kept
    }),
  )
  return taken.filter((kept) => kept !== null)
}

function keysOf(start: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start))
  } catch {
    // No storage, so nothing was left in it.
    return []
  }
}

function read(key: string): KeptEdits | null {
  try {
    const parsed = JSON.parse(localStorage.getItem(key) ?? 'null')
    return Array.isArray(parsed?.pending) ? parsed : null
  } catch {
    return null
  }
}

function tabName(): string {
  try {
    return sessionStorage.getItem(tabKey) ?? newTabName()
  } catch {
    return newTabName()
  }
}

function newTabName(): string {
  const name = Math.random().toString(36).slice(2, 12)
  try {
    sessionStorage.setItem(tabKey, name)
  } catch {
    // Without storage there is nothing to find again by this name.
  }
  return name
}

/** Held until the tab is closed; false where another tab holds it. Always true without locks. */
async function holdLock(name: string): Promise<boolean> {
  if (!('locks' in navigator)) return true
  return new Promise((resolve) => {
    const hold = (lock: Lock | null) => {
      resolve(lock !== null)
      return lock ? new Promise<never>(() => {}) : undefined
    }
    navigator.locks.request(name, { ifAvailable: true }, hold).catch(() => resolve(true))
  })
}

/** Without locks (a site without TLS) no other tab's edits are taken for lost. */
async function isHeld(name: string): Promise<boolean> {
  if (!('locks' in navigator)) return true
  return navigator.locks.request(name, { ifAvailable: true }, (lock) => lock === null)
}
