import type { BrowserContextOptions } from 'playwright-core'

/** Whether every size, trade, language and cut is tried (`npm run test:all`), or a part of them. */
export const isWholeRun = process.env.TESTS === 'all'

export type Look = Required<Pick<BrowserContextOptions, 'colorScheme'>> & {
  viewport: { width: number; height: number }
}

export const onDesk: Look = { colorScheme: 'light', viewport: { width: 1440, height: 900 } }
export const onPhone: Look = { colorScheme: 'dark', viewport: { width: 360, height: 740 } }

/**
 * The sizes a journey is made at: all in a whole run, else the first. How screens fit is measured
 * elsewhere at every width (`narrow-screens`, `accessibility`, `keyboard-walk`); the same clicks twice
 * find little and take long.
 */
export function atSizes<Size>(first: Size, ...others: readonly Size[]): Size[] {
  return isWholeRun ? [first, ...others] : [first]
}

/** Every so many of things that differ little, all in a whole run. */
export function sampled<Thing>(things: readonly Thing[], every: number): Thing[] {
  return things.filter((_, at) => isWholeRun || at % every === 0)
}
