import { isUnspaced } from '#server/reader/text/fold.ts'
import { type Span, trimmed } from '#server/reader/text/trim.ts'
import { type Clause, isSoft, means } from './clause.ts'
import type { Mark } from './marked-wish.ts'

/** Words of the page's own in a wish. */
export interface Told {
  text: string
  span: Span
  /** Whether marks or words of the wish say where they begin. */
  isSure: boolean
}

/** What stands in quotation marks. */
export function quotesIn(clause: Clause): Told[] {
  const { raw } = clause.wish.text
  return clause.of('value.quote').map(({ start, end }) => ({
    text: raw.slice(start + 1, end - 1).trim(),
    span: [start, end],
    isSure: true,
  }))
}

/** What is to stand on the page: quoted, behind a colon, behind words that announce it. */
export function toldIn(clause: Clause, ...announcing: string[]): Told | null {
  const [quote] = quotesIn(clause)
  if (quote) return quote
  const { raw } = clause.wish.text
  const [start, end] = clause.span
  const colon = /[:：](?=\s|\D)/.exec(raw.slice(start, end))
  const isOpening = colon && clause.unread().every(([from]) => from > start + colon.index)
  if (isOpening) return told(clause, [start + colon.index + 1, end], true)
  const cue = clause.marks.find((mark) =>
    ['words.says', ...announcing].some((tag) => means(mark, tag)),
  )
  const isLeading = cue && cue.end < end && clause.unread().every(([from]) => from >= cue.end)
  return isLeading ? told(clause, [cue.end, end], true) : null
}

/**
 * The one stretch of words that none of these meanings explain.
 * @param of what the words are of: an item may be called by any
 */
export function freeIn(
  clause: Clause,
  explained: readonly string[],
  except?: Span,
  of: 'words' | 'items' = 'words',
): Told | null {
  const plain =
    of === 'items' ? ['words.it', 'words.aside'] : ['words.it', 'words.aside', 'do.change']
  const isKnown = (mark: Mark) =>
    isSoft(mark) || [...plain, ...explained].some((tag) => means(mark, tag))
  const isInside = ({ start, end }: { start: number; end: number }) =>
    except !== undefined && start >= except[0] && end <= except[1]
  const spans = [
    ...clause.unread(),
    ...clause.marks
      .filter((mark) => !isKnown(mark) && !isInside(mark))
      .map(({ start, end }): Span => [start, end]),
  ]
  if (spans.length === 0) return null
  const span: Span = [
    Math.min(...spans.map(([start]) => start)),
    Math.max(...spans.map(([, end]) => end)),
  ]
  // "Brake change 25 €" is a thing: a word for doing something is one only by itself.
  const breaking =
    of === 'items' ? ['do.add', 'do.remove', 'do.hide', 'do.undo', 'do.redo', 'value.'] : ['do.']
  const isBroken = clause.marks.some(
    (mark) =>
      mark.start >= span[0] &&
      mark.end <= span[1] &&
      ((breaking.some((tag) => means(mark, tag)) && !isSoft(mark)) || means(mark, 'words.not')),
  )
  if (isBroken) return null
  return told(clause, wholeWords(clause, of === 'words' ? withLead(clause, span) : span), false)
}

/** "The best bread in town" begins with a word that says nothing elsewhere. */
function withLead({ marks, wish, span }: Clause, [start, end]: Span): Span {
  const { raw } = wish.text
  const before = marks.findLast(
    (mark) => mark.end <= start && /^[\s'’]*$/.test(raw.slice(mark.end, start)),
  )
  if (!before || before.start === span[0]) return [start, end]
  const isName = /^\p{Lu}/u.test(raw.slice(before.start))
  if (!isName && means(before, 'words.polite')) return [start, end]
  const saysNothing = before.tags.every((tag) => tag === 'words.filler' || tag === 'words.it')
  return isName || saysNothing
    ? withLead({ marks, wish, span } as Clause, [before.start, end])
    : [start, end]
}

/** In scripts without spaces a word is not cut where a part of it means something by itself. */
function wholeWords({ wish }: Clause, [start, end]: Span): Span {
  const { raw, tokens } = wish.text
  if (!isUnspaced(raw[end - 1])) return [start, end]
  const last = tokens.find((token) => token.start < end && token.end > end)
  return [start, last?.end ?? end]
}

/**
 * Whether a word for "to" stands right before or behind a stretch.
 * @param of what the stretch is: before a price, a particle belongs to the thing that has it
 */
export function isLinked(
  clause: Clause,
  [start, end]: Span,
  of: 'words' | 'price' = 'words',
): boolean {
  const { text, language } = clause.wish
  const isNear = (from: number, to: number) =>
    from <= to && /^[\s,:：]*$/.test(text.folded.slice(from, to))
  const isOnlyBehind = of === 'price' && language.words.isPostpositional
  return clause
    .of('words.link')
    .some((mark) => (!isOnlyBehind && isNear(mark.end, start)) || isNear(end, mark.start))
}

/** A stretch as words of the page's own, where it holds any. */
export const toldWithin = (clause: Clause, span: Span): Told | null => told(clause, span, true)

function told(clause: Clause, span: Span, isSure: boolean): Told | null {
  const { raw } = clause.wish.text
  const [start, end] = trimmed(raw, span)
  if (start >= end) return null
  const mark = /^\s?[!?！？]/.exec(raw.slice(end, span[1]))?.[0].trim() ?? ''
  return {
    text: raw.slice(start, end) + mark,
    span: [start, Math.max(end, end + mark.length)],
    isSure,
  }
}
