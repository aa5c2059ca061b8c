import type { BrowserContextOptions } from 'playwright-core'

const areAllAsked = process.env.SIZES === 'all'

export type Look = Required<Pick<BrowserContextOptions, 'colorScheme'>> & {
  viewport: { width: number; height: number }
}

export const onDesk: Look = { colorScheme: 'light', viewport: { width: 1440, height: 900 } }
export const onPhone: Look = { colorScheme: 'dark', viewport: { width: 360, height: 740 } }

/**
 * The sizes a journey is made at: all with `SIZES=all`, else the first. How screens fit is measured
 * elsewhere at every width (`narrow-screens`, `accessibility`, `keyboard-walk`); the same clicks twice
 * find little and take long.
 */
export function atSizes<Size>(first: Size, ...others: readonly Size[]): Size[] {
  return areAllAsked ? [first, ...others] : [first]
}

/** Every so many of things that differ little, all with `SIZES=all`. */
export function sampled<Thing>(things: readonly Thing[], every: number): Thing[] {
  return things.filter((_, at) => areAllAsked || at % every === 0)
}
