import { fold } from '#server/reader/text/fold.ts'
import type { TaggedText } from '#server/reader/text/tagged-text.ts'
import { type BlockType, blockKind } from '#shared/blocks/index.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { priced } from '../carry-out/blocks.ts'
import type { Mark } from './marked-wish.ts'
import { wholeNames } from './page-items.ts'

/** Longer ones are sentences, which nobody calls a section by. */
const longest = 40
/** They are called by what they are: their heading is what the whole page says. */
export const nameless: ReadonlySet<string> = new Set(['header', 'hero', 'notice', 'footer'])

/**
 * The marks, and where a wish calls a section of the page by its heading or as the menu does. A
 * word for a kind of section the page has is meant as ever.
 */
export function withHeadings(text: TaggedText, page: PageDocument, marks: readonly Mark[]): Mark[] {
  const headings = headingsOf(page).flatMap(({ type, name }) =>
    wholeNames(text, name).map(({ start, end }) => ({ start, end, tags: [`nouns.${type}`] })),
  )
  const types = new Set<string>(page.order.map((id) => page.blocks[id]?.type ?? ''))
  const isSame = (one: Mark, other: Mark) => one.start === other.start && one.end === other.end
  const isTaken = (mark: Mark) =>
    mark.tags.some((tag) => !tag.startsWith('nouns.') || isThere(tag, types))
  const meant = headings.filter(
    (heading) => !marks.some((mark) => isSame(mark, heading) && isTaken(mark)),
  )
  return [...marks.filter((mark) => !meant.some((one) => isSame(one, mark))), ...meant]
}

function isThere(tag: string, types: ReadonlySet<string>): boolean {
  const kind = tag.slice('nouns.'.length)
  if (!blockKind(kind)) return true
  return priced.includes(kind as BlockType) ? priced.some((one) => types.has(one)) : types.has(kind)
}

function headingsOf({ order, blocks }: PageDocument): { type: string; name: string }[] {
  const links = order.flatMap((id) => {
    const { type, props } = blocks[id] ?? {}
    return type === 'header' ? ((props?.links ?? []) as { label: string; to: string }[]) : []
  })
  return order.flatMap((id) => {
    const { type = '', props } = blocks[id] ?? {}
    if (nameless.has(type) || !blockKind(type)) return []
    const labels = links.filter(({ to }) => to === `#${id}`).map(({ label }) => label)
    const names = new Set([String(props?.title ?? ''), ...labels].map((name) => fold(name.trim())))
    return [...names]
      .filter((name) => name.length > 1 && name.length <= longest)
      .map((name) => ({ type, name }))
  })
}
