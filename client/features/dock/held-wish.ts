import type { InputOf } from '#shared/endpoints.ts'
import type { WishEntry } from './wish.ts'

/** A wish that waits for the network, as this browser keeps it over a reload. */
export interface HeldWish extends Pick<WishEntry, 'id' | 'command' | 'scope'> {
  /** As it was sent before, if it was: the server knows the call by these words. */
  body?: InputOf<'commandPage'>
}

const keyOf = (page: string) => `ninefold-held ${page}`

export function heldWish(page: string): HeldWish | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(page)) ?? 'null')
    return typeof kept?.id === 'string' && typeof kept.command === 'string' ? kept : null
  } catch {
    return null
  }
}

export function holdWish(page: string, { id, command, scope, body }: HeldWish): void {
  try {
    localStorage.setItem(keyOf(page), JSON.stringify({ id, command, scope, body }))
  } catch (error) {
    console.warn('A wish cannot be kept in this browser', error)
  }
}

/** Forgets the wish of this name; another that another tab holds stays. */
export function releaseWish(page: string, id: string): void {
  if (heldWish(page)?.id === id) localStorage.removeItem(keyOf(page))
}

export function waitingEntry({ id, command, scope }: HeldWish): WishEntry {
  return { id, command, scope, answer: { state: 'waiting' } }
}

/** What is waited for while there is no network. */
export function heldEntry(entry: WishEntry): WishEntry {
  return entry.answer.state === 'waiting'
    ? { ...entry, answer: { state: 'waiting', isHeld: true } }
    : entry
}
