import { copywriter } from './copywriter.ts'
import type { Desk } from './desk.ts'

/** What the page is called and what a search result says of it. */
export function writeMeta(desk: Desk): { title: string; description: string } {
  // Not on the page itself, so a hand of its own: it takes no sentence away from there.
  const hand = copywriter(desk.seed, desk.locale, desk.words)
  return {
    title: pageTitle(desk),
    description: hand.write('meta/description', desk.kind.metaDescription, 320),
  }
}

/** A page of no known trade has its name alone: no label is true of every business. */
function pageTitle({ hand, words, common, industry, trade }: Desk): string {
  const { name } = words
  if (industry === 'general') return name || trade.title
  return hand.first(name ? common.pageTitle : common.pageName, 140) || trade.title
}
