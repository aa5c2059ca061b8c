import { type BlockType, blockKind } from '#shared/blocks/index.ts'
import { textFields } from '#shared/page/block-props.ts'
import { plainText, type RichText } from '#shared/page/rich-text.ts'
import type { PageContext } from './page-context.ts'

/** How much a section holds: what holds little needs less air around it. */
export type Fill = 'little' | 'some' | 'much'

/** Up to so many letters a section is a line or two, and up to so many a paragraph or a short list. */
const little = 110
const some = 420
/** A letter of Japanese or Korean says about as much as these many of the others. */
const densities = { ja: 2.5, kr: 2 } as const

export function letterDensity(language: string): number {
  return densities[language as keyof typeof densities] ?? 1
}

/** By its letters; what shows pictures or a form holds much in any case. */
export function fillOf(type: BlockType, props: Record<string, unknown>, page: PageContext): Fill {
  if (type === 'gallery' || (props.fields as unknown[] | undefined)?.length) return 'much'
  const told = textFields(type, props).reduce((sum, { value }) => sum + lengthOf(value), 0)
  const letters = told * letterDensity(page.language) + factLetters(type, page)
  return letters <= little ? 'little' : letters <= some ? 'some' : 'much'
}

/** Letters of a text. */
export function lengthOf(value: unknown): number {
  if (typeof value === 'string') return value.length
  return Array.isArray(value) ? plainText(value as RichText).length : 0
}

/** What a block shows of the facts counts as well: a table of hours is no empty section. */
function factLetters(type: BlockType, { facts }: PageContext): number {
  const wants = blockKind(type)?.wants
  if (wants === 'hours') return facts.hours ? little + 1 : 0
  return wants === 'place' ? (facts.place ?? '').length : 0
}
