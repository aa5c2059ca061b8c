/** What CSS makes of `color-mix(in oklab, one share%, other)`, of opaque hex colours. */
export function mixInOklab(one: string, other: string, share: number): string {
  const [a, b] = [toOklab(one), toOklab(other)]
  return toHex(a.map((part, at) => (part * share + (b[at] ?? 0) * (100 - share)) / 100))
}

// https://bottosson.github.io/posts/oklab/
const toLms = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]
const lmsToLab = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
]
const labToLms = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
]
const lmsToRgb = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
]

function times(matrix: readonly number[][], vector: readonly number[]): number[] {
  return matrix.map((row) => row.reduce((sum, factor, at) => sum + factor * (vector[at] ?? 0), 0))
}

function toOklab(hex: string): number[] {
  const linear = [1, 3, 5].map((at) => {
    const coded = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return coded <= 0.04045 ? coded / 12.92 : ((coded + 0.055) / 1.055) ** 2.4
  })
  return times(lmsToLab, times(toLms, linear).map(Math.cbrt))
}

function toHex(lab: readonly number[]): string {
  const linear = times(
    lmsToRgb,
    times(labToLms, lab).map((part) => part ** 3),
  )
  const bytes = linear.map((part) => {
    const bounded = Math.min(1, Math.max(0, part))
    const coded = bounded <= 0.0031308 ? 12.92 * bounded : 1.055 * bounded ** (1 / 2.4) - 0.055
    return Math.round(255 * coded)
  })
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
