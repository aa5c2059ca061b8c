import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react'

export type ColourMode = 'light' | 'dark'
export type ColourPreference = 'system' | ColourMode

const key = 'ninefold-colour-mode'
const darkQuery = '(prefers-color-scheme: dark)'

/**
 * Stands inline in the head, before the styles, so that the first paint has the right colours. It
 * never changes, so a content policy can allow it by hash. `data-colour-mode` on `<html>` forces.
 */
export const colourModeScript = `(function(){var r=document.documentElement,m=r.dataset.colourMode;try{m=m||localStorage.getItem("${key}")}catch(e){}if(m!=="light"&&m!=="dark")m=matchMedia("${darkQuery}").matches?"dark":"light";r.classList.add(m);r.style.colorScheme=m})()`

const listeners = new Set<() => void>()
let forced: ColourMode | null = null
/** Where there is no storage the choice lives as long as the page. */
let unsaved: ColourPreference = 'system'

/** What the person prefers; 'system' on the server and until the page has come alive. */
export function useColourMode(): {
  preference: ColourPreference
  setPreference: (preference: ColourPreference) => void
} {
  const preference = useSyncExternalStore(subscribe, readPreference, () => 'system' as const)
  return { preference, setPreference }
}

/**
 * Holds the page in one mode while a screen asks for it (`colourMode` in the table of routes).
 * Following the system is the person's to choose, not a page's: forcing 'system' is refused.
 */
export function useForcedColourMode(mode: string | undefined): void {
  // Before the next paint: the screen must not be seen in another mode first.
  useLayoutEffect(() => {
    forced = forceable(mode)
    apply()
    return () => {
      forced = null
      apply()
    }
  }, [mode])
}

/** Keeps the page in step with other tabs and with the system, on every screen. */
export function useColourModeInStep(): void {
  useEffect(() => {
    const system = matchMedia(darkQuery)
    const changed = ({ key: changedKey }: StorageEvent) => {
      if (changedKey === key || changedKey === null) announce()
    }
    // A page the browser had put away has heard nothing.
    const shown = ({ persisted }: PageTransitionEvent) => persisted && announce()
    window.addEventListener('storage', changed)
    window.addEventListener('pageshow', shown)
    system.addEventListener('change', apply)
    return () => {
      window.removeEventListener('storage', changed)
      window.removeEventListener('pageshow', shown)
      system.removeEventListener('change', apply)
    }
  }, [])
}

/** The mode a page may hold, or null; what it may not is refused with a warning. */
export function forceable(mode: string | undefined): ColourMode | null {
  if (mode === 'light' || mode === 'dark') return mode
  if (mode !== undefined) console.warn(`A page cannot force the colour mode "${mode}"`)
  return null
}

function setPreference(preference: ColourPreference): void {
  unsaved = preference
  try {
    localStorage.setItem(key, preference)
  } catch (error) {
    console.warn('The colour mode is kept for this page only', error)
  }
  announce()
}

function readPreference(): ColourPreference {
  try {
    const stored = localStorage.getItem(key)
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    // Said once, when the choice could not be kept.
    return unsaved
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function announce(): void {
  apply()
  for (const listener of listeners) listener()
}

function apply(): void {
  const root = document.documentElement
  const mode = forced ?? resolved(readPreference())
  root.classList.remove('light', 'dark')
  root.classList.add(mode)
  root.style.colorScheme = mode
}

function resolved(preference: ColourPreference): ColourMode {
  if (preference !== 'system') return preference
  return matchMedia(darkQuery).matches ? 'dark' : 'light'
}
