import type { Theme } from './theme.ts'

const radii: Record<Theme['radius'], [button: string, card: string, picture: string]> = {
  none: ['0', '0', '0'],
  small: ['6px', '10px', '14px'],
  large: ['12px', '20px', '28px'],
  round: ['999px', '28px', '40px'],
}

/** Space between sections at 360 and at 1440 px, in px. */
const rhythms: Record<Theme['density'], [number, number]> = {
  airy: [72, 144],
  regular: [56, 104],
  dense: [44, 72],
}

/** Base size and ratio of the type scale at 360 and at 1440 px. */
const scales: Record<Theme['scale'], [[number, number], [number, number]]> = {
  compact: [
    [16, 1.165],
    [16.5, 1.225],
  ],
  regular: [
    [16, 1.2],
    [17, 1.3],
  ],
  grand: [
    [16, 1.235],
    [17.5, 1.385],
  ],
  // All of it is larger, the plain text too: for who asks for more than large.
  huge: [
    [17.5, 1.22],
    [20, 1.36],
  ],
}

/** How much of the room a long headline may take: a smaller scale is smaller there, too. */
const fits: Partial<Record<Theme['scale'], number>> = { compact: 0.86 }

/** A length that grows with the window from `min` px at 360 to `max` px at 1440. */
export function fluid(min: number, max: number): string {
  const slope = (max - min) / 1080
  const base = round((min - slope * 360) / 16)
  const growth = `${base}rem + ${round(slope * 100)}vw`
  return `clamp(${round(min / 16)}rem,${growth},${round(max / 16)}rem)`
}

/** Sizes of type, corners and space, as custom properties. */
export function shapeTokens(theme: Theme): Record<string, string> {
  const [[smallBase, smallRatio], [largeBase, largeRatio]] = scales[theme.scale]
  const steps = [0, 1, 2, 3, 4, 5].map((step) => [
    `--s${step}`,
    fluid(smallBase * smallRatio ** step, largeBase * largeRatio ** step),
  ])
  const [button, card, picture] = radii[theme.radius]
  const [near, far] = rhythms[theme.density]
  return {
    ...Object.fromEntries(steps),
    '--fit': String(fits[theme.scale] ?? 1),
    '--r1': button,
    '--r2': card,
    '--r3': picture,
    '--gap': fluid(near, far),
    '--gap2': fluid(near * 0.45, far * 0.5),
  }
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
