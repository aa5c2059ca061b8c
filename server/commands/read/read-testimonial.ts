import { isUnspaced } from '#server/reader/text/fold.ts'
import { tokensIn } from '#server/reader/text/tagged-text.ts'
import { type Span, trimmed } from '#server/reader/text/trim.ts'
import type { Intent } from '../intent.ts'
import { testimonialOf } from '../told-words/testimonials.ts'
import { type Clause, means } from './clause.ts'
import { freeIn, quotesIn, type Told } from './told.ts'

const around = [
  'nouns.quotes',
  'nouns.texts',
  'nouns.sentence',
  'nouns.section',
  'nouns.page',
  'words.own',
  'words.also',
  'words.says',
  'do.add',
  'do.move',
  'do.show',
]
const longestName = 60

/**
 * "Add a testimonial from Ruth Baker: “…”", "put Ruth Baker's quote in the testimonials": words told in
 * the wish, or on the page, and whose they are.
 */
export function readTestimonial(clause: Clause): Intent | null {
  if (!clause.has('nouns.quotes') || !clause.doesOnly('add', 'move', 'show', 'change')) return null
  if (clause.has('words.not') || clause.has('places.')) return null
  const [quote, more] = quotesIn(clause)
  const isWanted = clause
    .of('do.')
    .some((mark) => ['do.add', 'do.move', 'do.show'].some((tag) => means(mark, tag)))
  if (more || (quote && !isWanted && clause.has('do.'))) return null
  const who = freeIn(clause, [...around, 'value.quote'], undefined)
  if (!clause.isRead([...around, 'value.quote'], who?.span)) return null
  const name = who ? nameIn(clause, who) : ''
  if (name.length > longestName) return null
  if (quote) return { wish: 'quote', text: quote.text, name }
  const told = name ? testimonialOf(clause.wish.page, name) : null
  return told && { wish: 'quote', ...told }
}

/** Without "from", "the" and such around it. */
function nameIn(clause: Clause, told: Told): string {
  const { text } = clause.wish
  const span = withTitle(clause, told.span)
  const isJoint = ({ start, end }: { start: number; end: number }) =>
    text.startingAt
      .get(start)
      ?.some((one) => one.end === end && /^words\.(?:prepositions|articles)$/.test(one.tag))
  const words = tokensIn(text, ...span)
  const first = words.find((token) => !isJoint(token))
  const last = words.findLast((token) => !isJoint(token))
  // "Ruth Baker's" is one word, of which the wish's own ends within.
  const end = last && words.at(-1) !== last ? last.end : span[1]
  return first ? text.raw.slice(...trimmed(text.raw, [first.start, end])) : ''
}

/** 田中さん: what stands right behind a name, and joins nothing, is how one is spoken of. */
function withTitle({ marks, wish: { text } }: Clause, [start, end]: Span): Span {
  const title = isUnspaced(text.raw[start]) && marks.find((mark) => mark.start === end)
  const isTitle = title && means(title, 'words.filler') && !means(title, 'words.link')
  return isTitle ? [start, title.end] : [start, end]
}
