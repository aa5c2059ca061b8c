import type { Desk } from './desk.ts'

/** What the page is called and what a search result says of it. */
export function writeMeta(desk: Desk): { title: string; description: string } {
  return {
    title: pageTitle(desk),
    description: desk.hand.write('meta/description', desk.kind.metaDescription, 320),
  }
}

/** A page of no known trade has its name alone: no label is true of every business. */
function pageTitle({ hand, words, common, industry, trade }: Desk): string {
  const { name } = words
  if (industry === 'general') return name ?? trade.title
  return hand.first(name ? common.pageTitle : common.pageName, 140) || trade.title
}
