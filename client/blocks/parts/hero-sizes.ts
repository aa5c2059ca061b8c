import type { Theme } from '#shared/page/theme.ts'

/** Moods whose photo runs to the edge of the window beside the words. */
export const edgeMoods: ReadonlySet<Theme['mood']> = new Set(['bold', 'premium'])

/**
 * How wide the browser draws a hero's photo: where its place is narrower than the photo is for its
 * height, it is drawn wider than its place and cut at the sides.
 * @param ratio of the photo, width by height
 */
export function heroSizes(variant: string, ratio: number, mood: Theme['mood']): string {
  // By how much a photo outgrows a place of such a shape.
  const beyond = (shape: number) => Math.max(1, ratio / shape)
  const rem = (width: number) => `${Math.ceil(width)}rem`
  const vw = (part: number) => `${Math.ceil(part)}vw`
  switch (variant) {
    case 'centered':
      return `(min-width:75rem) ${rem(69 * beyond(2))}, ${vw(92 * beyond(4 / 3))}`
    case 'poster':
      return [
        `(max-width:44rem) ${vw(100 * beyond(1.15))}`,
        `(max-width:64rem) ${vw(100 * beyond(1.4))}`,
        vw(100 * beyond(2.2)),
      ].join()
    case 'banner':
      return `(max-width:44rem) ${vw(100 * beyond(1.5))}, 100vw`
    default: {
      const beside = edgeMoods.has(mood)
        ? `(min-width:56rem) ${vw(52 * beyond(1))}`
        : `(min-width:75rem) ${rem(38 * beyond(1.6))}, (min-width:56rem) ${vw(50 * beyond(1.6))}`
      return `${beside}, ${vw(92 * beyond(4 / 3))}`
    }
  }
}
