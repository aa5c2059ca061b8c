import { fold } from '#server/reader/text/fold.ts'
import type { Clause } from './clause.ts'

/** Words of what stands above the page. */
export function isInTitle({ wish: { page } }: Clause, said: string): boolean {
  const heroes = page.order.map((id) => page.blocks[id]).filter((block) => block?.type === 'hero')
  const titles = [page.meta.title, ...heroes.map((block) => String(block?.props.title ?? ''))]
  return titles.some((title) => title && fold(title).includes(said))
}

/** Words the page has above it, or calls what is on by. */
export function isOfPage(clause: Clause, said: string): boolean {
  const { order, blocks } = clause.wish.page
  const items = order.flatMap((id) => {
    const block = blocks[id]
    return block?.type === 'events' ? ((block.props.items as { title?: string }[]) ?? []) : []
  })
  return isInTitle(clause, said) || items.some(({ title }) => title && fold(title).includes(said))
}
