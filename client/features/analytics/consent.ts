import { useSyncExternalStore } from 'react'

/** Whether a person lets visits be counted; null until they have said so. */
export type Consent = 'granted' | 'denied' | null

export const consentKey = 'ninefold-visit-counting'

const listeners = new Set<() => void>()
/** Where there is no storage the answer lives as long as the page. */
let unsaved: Consent = null
let isAsking = false
/** What had the focus when the question was asked for, to give it back. */
let opener: HTMLElement | null = null

/** The answer; null on the server and until the page has come alive. */
export function useConsent(): Consent {
  return useSyncExternalStore(subscribe, readConsent, () => null)
}

/** Whether the person wants the question put to them again. */
export function useIsAsking(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isAsking,
    () => false,
  )
}

export function askForConsent(): void {
  opener = document.activeElement instanceof HTMLElement ? document.activeElement : null
  isAsking = true
  announce()
}

/** Keeps the answer; the focus goes back to where the question was asked for. */
export function answerConsent(answer: 'granted' | 'denied'): void {
  unsaved = answer
  try {
    localStorage.setItem(consentKey, answer)
  } catch (error) {
    console.warn('The answer is kept for this page only', error)
  }
  isAsking = false
  opener?.focus()
  opener = null
  announce()
}

function readConsent(): Consent {
  try {
    const stored = localStorage.getItem(consentKey)
    return stored === 'granted' || stored === 'denied' ? stored : null
  } catch {
    // Said once, when the answer could not be kept.
    return unsaved
  }
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', onStorage)
  }
}

/** Another tab has the answer: this one follows it. */
function onStorage(event: StorageEvent): void {
  if (event.key === consentKey || event.key === null) announce()
}

function announce(): void {
  for (const listener of listeners) listener()
}
