import type { ChipKey } from './chip-keys.ts'

/** The chip of a fact on the screen. */
export function chipElement(key: ChipKey): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-chip="${key}"] > *`)
}
