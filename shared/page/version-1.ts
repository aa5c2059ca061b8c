import * as z from 'zod/mini'
import { emptyBlock } from './block-props.ts'
import { type Block, emptyDocument, type PageDocument, type PageLanguage } from './document.ts'
import { paragraphs } from './rich-text.ts'
import { defaultTheme } from './theme.ts'

const words = (max: number) => z.string().check(z.maxLength(max))

export const longestSubtitle = 300

/** The first generation of documents: one title, sections of plain text, one colour. */
export const version1Schema = z.object({
  v: z.literal(1),
  title: words(140),
  subtitle: words(longestSubtitle),
  sections: z.array(z.object({ heading: words(120), body: words(4000) })).check(z.maxLength(20)),
  /** `#rrggbb`. */
  colour: z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'a colour such as #c2410c')),
})
export type Version1Document = z.infer<typeof version1Schema>

/** The same page as a version-2 document: nothing is dropped, ids are stable. */
export function upgradeVersion1(
  old: Version1Document,
  id: string,
  base: PageLanguage,
): PageDocument {
  const hero = filled('hero', 'centered', { title: old.title, lead: old.subtitle })
  const sections = old.sections.map(({ heading, body }, index): [string, Block] => [
    `section-${index + 1}`,
    filled('about', 'column', { title: heading, body: paragraphs(...body.split(/\n{2,}/)) }),
  ])
  const entries: [string, Block][] = [['hero', hero], ...sections]
  const document = emptyDocument(id, base)
  return {
    ...document,
    meta: { ...document.meta, title: old.title, description: old.subtitle.slice(0, 320) },
    theme: { ...defaultTheme, hue: hueOf(old.colour) },
    order: entries.map(([key]) => key),
    blocks: Object.fromEntries(entries),
  }
}

/** A block of today's version with these of its props. */
function filled(type: string, variant: string, props: Record<string, unknown>): Block {
  const empty = emptyBlock(type, variant)
  return { ...empty, props: { ...empty.props, ...props } }
}

/** Hue of an sRGB colour in OKLCH degrees (Björn Ottosson's Oklab matrices). */
function hueOf(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  )
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  const hue = (Math.atan2(bb, a) * 180) / Math.PI
  return Math.round((hue + 360) % 360)
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
