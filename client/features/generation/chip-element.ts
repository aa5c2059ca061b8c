import type { ChipKey } from './understood.ts'

/** The chip of a fact on the screen. */
export function chipElement(key: ChipKey): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-chip="${key}"] > *`)
}
