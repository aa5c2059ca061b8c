import * as z from 'zod/mini'
import { emptyBlock } from './block-props.ts'
import { type Block, emptyDocument, type PageDocument, type PageLanguage } from './document.ts'
import { fromHex } from './oklch.ts'
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
    meta: { ...document.meta, title: old.title, description: old.subtitle },
    theme: { ...defaultTheme, hue: Math.round(fromHex(old.colour).h) },
    order: entries.map(([key]) => key),
    blocks: Object.fromEntries(entries),
  }
}

/** A block of today's version with these of its props. */
function filled(type: string, variant: string, props: Record<string, unknown>): Block {
  const empty = emptyBlock(type, variant)
  return { ...empty, props: { ...empty.props, ...props } }
}
