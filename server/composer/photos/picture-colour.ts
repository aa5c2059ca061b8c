import { fromHex } from '#shared/page/oklch.ts'
import type { Theme } from '#shared/page/theme.ts'

/** The colour a page takes from pictures; `scheme` where a logo can be seen on one ground alone. */
export interface PictureColour extends Partial<Pick<Theme, 'scheme'>> {
  hue: number
  chroma: number
}

/** What is known of a picture's colours. */
export interface ColouredPicture {
  colours: readonly { hex: string; area: number }[]
  isCutOut: boolean
}

/** Below it a colour is grey to the eye, and names no page. */
const leastChroma = 0.035
/** A speck of a colour says nothing of a photo. */
const leastArea = 0.01
/** Near black and near white have a hue only in numbers. */
const lightness = { least: 0.24, most: 0.93 }
/** Colours of a page stay this calm, however loud the photo. */
const mostChroma = 0.155
/** Degrees of hue that count as one colour when several photos are weighed. */
const sameHue = 24

/** The colour of the logo, else the one the photos share; null where all of them are grey. */
export function pictureColour(
  photos: readonly ColouredPicture[],
  logo: ColouredPicture | null,
): PictureColour | null {
  const scheme = logo?.isCutOut ? { scheme: groundFor(logo) } : {}
  const found = logo && strongest([logo])
  const colour = found ?? strongest(photos)
  return colour && { ...colour, ...scheme }
}

interface Weighed {
  hue: number
  chroma: number
  weight: number
}

/** Neighbouring hues add up; of those with most weight behind them the vivid one is taken. */
function strongest(pictures: readonly ColouredPicture[]): PictureColour | null {
  const all = pictures.flatMap(({ colours }) => colours.flatMap(weighed))
  const near = (colour: Weighed) => all.filter(({ hue }) => apart(hue, colour.hue) <= sameHue)
  const weightOf = (colours: readonly Weighed[]) =>
    colours.reduce((sum, { weight }) => sum + weight, 0)
  const families = all.map(near).toSorted((one, other) => weightOf(other) - weightOf(one))
  const best = families[0]?.toSorted((one, other) => other.chroma - one.chroma)[0]
  if (!best) return null
  const chroma = Math.round(Math.min(mostChroma, best.chroma) * 1000) / 1000
  return { hue: Math.round(best.hue) % 360, chroma }
}

function weighed({ hex, area }: ColouredPicture['colours'][number]): Weighed[] {
  const { l, c, h } = fromHex(hex)
  if (c < leastChroma || area < leastArea || l < lightness.least || l > lightness.most) return []
  return [{ hue: h, chroma: c, weight: Math.sqrt(area) * c ** 1.5 }]
}

function apart(one: number, other: number): number {
  return Math.abs(((one - other + 540) % 360) - 180)
}

/** Dark ink is seen on light paper, and light ink on dark. */
function groundFor({ colours }: ColouredPicture): Theme['scheme'] {
  const area = colours.reduce((sum, colour) => sum + colour.area, 0)
  const light = colours.reduce((sum, { hex, area: part }) => sum + fromHex(hex).l * part, 0)
  return area > 0 && light / area > 0.72 ? 'dark' : 'light'
}
