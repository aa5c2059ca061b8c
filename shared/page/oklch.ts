/** A colour as people see it: lightness 0–1, chroma, hue in degrees. */
export interface Oklch {
  l: number
  c: number
  h: number
}

type Rgb = [number, number, number]

/** sRGB hex of a colour, its chroma lowered until the screen can show it. */
export function toHex(colour: Oklch): string {
  let c = Math.max(0, colour.c)
  let rgb = toLinearRgb({ ...colour, c })
  while (c > 0 && rgb.some((part) => part < -0.0005 || part > 1.0005)) {
    c = Math.max(0, c - 0.004)
    rgb = toLinearRgb({ ...colour, c })
  }
  const bytes = rgb.map((part) => Math.round(255 * encode(Math.min(1, Math.max(0, part)))))
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** The colour of an sRGB hex. */
export function fromHex(hex: string): Oklch {
  const [r, g, b] = [1, 3, 5].map((at) =>
    decode(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  ) as Rgb
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const yellow = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return { l, c: Math.hypot(a, yellow), h: ((Math.atan2(yellow, a) * 180) / Math.PI + 360) % 360 }
}

/** WCAG 2 contrast ratio of two sRGB hex colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

/**
 * The colour nearest to `wanted` that reaches `ratio` on every ground, found by making it darker
 * or lighter; black or white where nothing else does.
 */
export function solveContrast(
  wanted: Oklch,
  grounds: readonly string[],
  ratio: number,
  towards: 'darker' | 'lighter',
): string {
  const step = towards === 'darker' ? -0.01 : 0.01
  for (let l = wanted.l; l >= 0 && l <= 1; l += step) {
    const hex = toHex({ ...wanted, l })
    if (grounds.every((ground) => contrast(hex, ground) >= ratio)) return hex
  }
  return towards === 'darker' ? '#000000' : '#ffffff'
}

/** https://bottosson.github.io/posts/oklab/ */
function toLinearRgb({ l, c, h }: Oklch): Rgb {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) =>
    decode(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  ) as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function encode(linear: number): number {
  return linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
}

function decode(coded: number): number {
  return coded <= 0.04045 ? coded / 12.92 : ((coded + 0.055) / 1.055) ** 2.4
}
