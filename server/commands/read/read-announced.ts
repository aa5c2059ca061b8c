import { endOfMonthIn, lastDayOf } from '#server/reader/grammars/last-day.ts'
import { findTags } from '#server/reader/text/phrase-index.ts'
import { type Span, trimmed } from '#server/reader/text/trim.ts'
import type { Intent } from '../intent.ts'
import { Clause, isSoft, means } from './clause.ts'
import { declared } from './declared.ts'
import { isOpenEnded } from './is-open-ended.ts'
import { mainClause } from './main-clause.ts'
import { isMonthAlone } from './read-notice.ts'
import { withoutShowing } from './read-notice-until.ts'

/** What a stretch of words that ask for a text is; `where` says no more than that it is the page. */
type Kind = 'asks' | 'note' | 'where' | 'lead' | 'soft'
interface Piece {
  start: number
  end: number
  kind: Kind
  /** A line above everything else. */
  isNotice: boolean
}

const kinds: Record<string, Kind> = {
  'words.asks': 'asks',
  'words.notes': 'note',
  'nouns.notice': 'note',
  'words.somewhere': 'where',
  'places.top': 'where',
  'nouns.page': 'where',
  'words.leads': 'lead',
  'words.filler': 'soft',
  'words.polite': 'soft',
  'words.articles': 'soft',
  'words.possessives': 'soft',
  'words.auxiliaries': 'soft',
  'words.fillers': 'soft',
  'words.greetings': 'soft',
}
const joining = new Set(Object.keys(kinds).filter((tag) => kinds[tag] === 'soft'))
/** What is said so stands above everything else. */
const notices: ReadonlySet<string> = new Set(['nouns.notice', 'places.top'])
const longest = 300
const longestNotice = 200

/**
 * "Put a sign up that …", "mets un mot pour dire que …", …って書いといて: words that ask for a text, a
 * word that leads to it, and the text. What asks is no part of it.
 */
export function readAnnounced(clause: Clause, today: string): Intent | null {
  const { wish } = clause
  const asking = clause.has('value.quote') ? null : askingIn(clause)
  if (!asking || asksMore(clause, asking.told)) return null
  const shown = withoutShowing(clause, asking.told, today)
  if (shown) asking.told = [asking.told[0], shown.end]
  const text = toldBy(clause, asking)
  if (!text || text.length > longest || !/\p{L}{2}|\p{Script=Han}/u.test(text)) return null
  const told = new Clause(wish, trimmed(wish.text.raw, asking.told))
  const until = shown?.until || untilOf(told, today)
  const isNotice = asking.isNotice || (until !== '' && isAway(told))
  return isNotice && text.length <= longestNotice
    ? { wish: 'notice', text, until }
    : { wish: 'tell', text }
}

/** Whether a clause asks for a text with words of its own that lead to it. */
export const announces = (clause: Clause): boolean => {
  const asking = clause.has('value.quote') ? null : askingIn(clause)
  return asking !== null && !asksMore(clause, asking.told)
}

/** "… that we are closed, and change the phone": a text asks for nothing. */
export function asksMore(clause: Clause, [from, to]: Span): boolean {
  const { raw } = clause.wish.text
  return clause.marks.some(
    (mark) =>
      mark.start >= from &&
      mark.end <= to &&
      means(mark, 'do.') &&
      !isSoft(mark) &&
      (/[,;.、。]\s*$/.test(raw.slice(from, mark.start)) ||
        clause
          .of('words.and')
          .some(({ start, end }) => start >= from && /^\s*$/.test(raw.slice(end, mark.start)))),
  )
}

function toldBy(clause: Clause, { told, until }: Asking): string | null {
  const { raw } = clause.wish.text
  const { isPostpositional, verbLast, declares } = clause.wish.language.words
  const [start, end] = trimmed(raw, told)
  // Behind a colon stands a sentence as it is.
  if (/[:：]\s*$/.test(raw.slice(0, start))) return raw.slice(start, told[1]).trim()
  const plain = raw.slice(start, end).replace(/\s?[?？]+$/, '')
  if (isPostpositional) return declared(raw.slice(start, until), plain, declares)
  return verbLast ? mainClause(plain, verbLast) : plain
}

const isAway = ({ wish, span: [from, to], ...clause }: Clause): boolean =>
  findTags(wish.language.index, wish.text.folded).some(
    ({ tag, start, end }) => tag === 'words.away' && start >= from && end <= to,
  ) || clause.marks.some((mark) => means(mark, 'hours.closed'))

/** The last day it tells of, '' where it tells none. */
function untilOf(clause: Clause, today: string): string {
  if (isOpenEnded(clause)) return ''
  const day = lastDayOf(clause.wish.text, [clause.span], today)
  const isMonth = !day && isAway(clause) && isMonthAlone(clause)
  return isMonth ? endOfMonthIn(clause.wish.text, clause.span, today) : day
}

interface Asking {
  told: Span
  /** Where the words end that lead away from the text. */
  until: number
  isNotice: boolean
}

interface Seen {
  isAsked: boolean
  isSpoken: boolean
  isNotice: boolean
}

const nothing: Seen = { isAsked: false, isSpoken: false, isNotice: false }

const seenWith = (seen: Seen, { kind, isNotice }: Piece): Seen => ({
  isAsked: seen.isAsked || kind === 'asks',
  isSpoken: seen.isSpoken || kind === 'note' || kind === 'where',
  isNotice: seen.isNotice || isNotice,
})

/**
 * The words that ask, read one behind the other up to one that leads to the text. The text comes
 * last; where verbs do, it comes first and all is read from the end.
 */
function askingIn(clause: Clause): Asking | null {
  const { wish, span } = clause
  const isBackward = wish.language.words.isPostpositional
  const pieces = Map.groupBy(piecesOf(clause), ({ start, end }) => (isBackward ? end : start))
  const failed = new Set<string>()
  return walk(isBackward ? span[1] : span[0], nothing)

  function walk(from: number, seen: Seen): Asking | null {
    const at = pastMarks(clause, from, isBackward)
    const key = `${at} ${seen.isAsked} ${seen.isSpoken} ${seen.isNotice}`
    if (failed.has(key)) return null
    failed.add(key)
    const isLed = seen.isAsked && (seen.isSpoken || isBackward)
    if (isLed && !isBackward && /[:：]/.test(wish.text.raw.slice(from, at)))
      return { told: [at, span[1]], until: span[1], isNotice: seen.isNotice }
    const next = (pieces.get(at) ?? []).toSorted((one, other) => lengthOf(other) - lengthOf(one))
    const lead = isLed ? next.find(({ kind }) => kind === 'lead') : undefined
    if (lead) {
      const told: Span = isBackward ? [behindCourtesy(clause), lead.start] : [lead.end, span[1]]
      return { told, until: lead.end, isNotice: seen.isNotice }
    }
    for (const piece of next) {
      if (piece.kind === 'lead') continue
      const found = walk(isBackward ? piece.start : piece.end, seenWith(seen, piece))
      if (found) return found
    }
    return null
  }
}

/** "Sorry, write that …": where words of courtesy end that a mark parts from the text. */
function behindCourtesy({ marks, wish: { text }, span }: Clause): number {
  let from = span[0]
  for (const mark of marks) {
    const isNext = text.raw.slice(from, mark.start).trim() === ''
    if (!isNext || !(isSoft(mark) || means(mark, 'words.aside'))) return from
    const sign = /^\s*[、,.。!！]/.exec(text.raw.slice(mark.end, span[1]))
    if (sign) from = mark.end + sign[0].length
  }
  return from
}

const lengthOf = ({ start, end }: Piece): number => end - start

function piecesOf({ wish, span, marks }: Clause): Piece[] {
  const isInside = ({ start, end }: { start: number; end: number }) =>
    start >= span[0] && end <= span[1]
  const tags = [
    ...findTags(wish.language.index, wish.text.folded),
    ...wish.text.tags.filter(({ tag }) => joining.has(tag)),
  ]
  const said = tags.filter(isInside).flatMap(({ start, end, tag }): Piece[] => {
    const kind = kinds[tag]
    return kind ? [{ start, end, kind, isNotice: notices.has(tag) }] : []
  })
  const soft = marks.filter(isSoft).map(({ start, end }) => ({ start, end, kind: 'soft' as const }))
  return [...said, ...soft.map((piece) => ({ ...piece, isNotice: false }))]
}

/** Past what stands between words, on the way to the text. */
function pastMarks({ wish: { text }, span }: Clause, from: number, isBackward: boolean): number {
  let at = from
  if (isBackward) {
    while (at > span[0] && /[\s、。,.!！]/.test(text.raw[at - 1] ?? '')) at -= 1
    return at
  }
  while (at < span[1] && /[\s,;:'’]/.test(text.raw[at] ?? '')) at += 1
  return at
}
