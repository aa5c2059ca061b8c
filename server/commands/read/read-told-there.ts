import { fold } from '#server/reader/text/fold.ts'
import { blockTypes } from '#shared/blocks/index.ts'
import type { Intent } from '../intent.ts'
import { Clause, isSoft, means } from './clause.ts'

const around = ['words.tells', 'words.says', 'do.add', 'do.show', 'nouns.section', 'nouns.texts']
/** Letters of the shortest heading a wish names a section by. */
const shortestHeading = 4

/** "Add to Practical details: parking in the yard": behind the colon stands what, before it where. */
export function readToldThere(clause: Clause): Intent | null {
  const { wish, span } = clause
  const colon = wish.text.raw.slice(...span).search(/[:：]/)
  if (colon < 0) return null
  const head = new Clause(wish, [span[0], span[0] + colon])
  if (!head.has('words.tells') && !head.has('do.add')) return null
  const text = wish.text.raw.slice(head.span[1] + 1, span[1]).trim()
  const into = sectionIn(head)
  return text && into ? { wish: 'tell', text, into } : null
}

/** The block of the page whose heading, or else whose kind, is all that the words name. */
function sectionIn(head: Clause): string | null {
  const { page, text } = head.wish
  const said = text.folded.slice(...head.span)
  const isRead = (free: readonly [number, number] | undefined, kind?: string) =>
    head.isRead([...around, ...(kind ? [`nouns.${kind}`] : [])], free)
  for (const id of page.order) {
    const { type = '', props = {} } = page.blocks[id] ?? {}
    const title = fold(String(props.title ?? ''))
    const at = title.length < shortestHeading ? -1 : said.indexOf(title)
    const start = head.span[0] + at
    if (at >= 0 && takes(type) && isRead([start, start + title.length])) return id
  }
  const kind = blockTypes.find((type) =>
    head.marks.some((mark) => means(mark, `nouns.${type}`) && !isSoft(mark)),
  )
  const id = page.order.find((each) => page.blocks[each]?.type === kind)
  return kind && id && takes(kind) && isRead(undefined, kind) ? id : null
}

/** Where another sentence can stand, and in which text. */
export const sentencesIn = {
  about: 'body',
  contact: 'lead',
  hours: 'note',
  place: 'directions',
  services: 'note',
  features: 'items',
} as const

const takes = (type: string): boolean => type in sentencesIn
