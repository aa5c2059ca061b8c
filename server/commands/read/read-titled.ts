import { tagAt } from '#server/reader/text/tagged-text.ts'
import { capitalised } from '../capitalised.ts'
import type { Intent } from '../intent.ts'
import { Clause, means } from './clause.ts'
import type { Mark } from './marked-wish.ts'
import { freeIn } from './told.ts'

const around = [
  'nouns.section',
  'nouns.sentence',
  'nouns.page',
  'words.topic',
  'words.tells',
  'words.indefinite',
  'do.add',
  'do.show',
]
/** Letters of what it is about. */
const longest = 48
/** Fewer words behind a colon are an entry of a list: "Add carrot cake: £3.50". */
const leastWords = 3

/**
 * "Add a cancellation policy: full refund up to 48 hours before": what stands before the colon is what
 * it is about, and what stands behind it the owner's own words, whatever they sound like.
 */
export function readTitled(clause: Clause): Intent | null {
  const { wish, span, raw } = clause
  const colon = raw.search(/[:：](?!\d)/)
  if (colon < 0) return null
  const head = new Clause(wish, [span[0], span[0] + colon])
  const text = raw.slice(colon + 1).trim()
  const words = text.match(/[\p{L}\p{N}’']+/gu)?.length ?? 0
  if (!head.has('do.add') || !head.doesOnly('add', 'show')) return null
  // "Put these two together: about and prices" names parts of the page.
  if (head.has('words.merges')) return null
  // "Add an event: …", "add to the address: …" name what the rest is.
  const isOther = (mark: Mark) => !around.some((tag) => means(mark, tag))
  if (head.of('nouns.').some(isOther)) return null
  if (words < leastWords || /^[\d\p{Sc}]/u.test(text)) return null
  const topic = freeIn(head, around)
  if (!topic || topic.text.length > longest || /\d/.test(topic.text)) return null
  if (!head.isRead(around, topic.span)) return null
  const { raw: said } = wish.text
  const article = tagAt(wish.text, topic.span[0], 'words.articles')?.end ?? topic.span[0]
  const bare = said.slice(article, topic.span[1]).trim()
  const title = capitalised(bare)
  return head.has('nouns.section')
    ? { wish: 'tell', text, heading: title }
    : { wish: 'tell', text: `${title}: ${text}`, kind: 'features' }
}
