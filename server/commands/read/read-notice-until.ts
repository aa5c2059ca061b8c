import { lastDayOf } from '#server/reader/grammars/last-day.ts'
import type { Span } from '#server/reader/text/trim.ts'
import type { Intent } from '../intent.ts'
import { Clause, isSoft, means } from './clause.ts'
import { isOpenEnded } from './is-open-ended.ts'

const untils = ['words.closes', 'hours.until', 'hours.to']
const showing = ['do.show', 'do.hide', 'do.remove', 'do.add', 'do.change', 'words.keep']
const known = [
  ...untils,
  ...showing,
  'nouns.notice',
  'nouns.page',
  'value.date',
  'words.only',
  'words.it',
  'hours.notHours',
  'places.top',
  'places.after',
]

/** "Show the notice only until 2 January": the line above everything else stays, and ends that day. */
export function readNoticeUntil(clause: Clause, today: string): Intent | null {
  const { page } = clause.wish
  const hasNotice = page.order.some((id) => page.blocks[id]?.type === 'notice')
  if (!hasNotice || clause.has('value.quote')) return null
  return showsUntil(clause) ? { wish: 'noticeUntil', until: dayIn(clause, today) } : null
}

/** Words for a notice without those that only say until when it is to be shown, and that day. */
export function withoutShowing(
  { wish }: Clause,
  [start, end]: Span,
  today: string,
): { end: number; until: string } | null {
  const { raw } = wish.text
  const seams = [...raw.slice(start, end).matchAll(/[.!?。！？,;、，–—(（]+\s*/g)]
  for (const { index, 0: sign } of seams) {
    const tail = new Clause(wish, [start + index + sign.length, end])
    const isTail = tail.has('do.show') || tail.has('do.hide') || tail.has('nouns.notice')
    if (!isTail || !showsUntil(tail)) continue
    const isSentence = /^[.!?。！？]/.test(sign)
    return { end: start + index + (isSentence ? 1 : 0), until: dayIn(tail, today) }
  }
  return null
}

const dayIn = ({ wish, span }: Clause, today: string): string => lastDayOf(wish.text, [span], today)

function showsUntil(clause: Clause): boolean {
  const [day, more] = clause.of('value.date')
  if (!day || more || isOpenEnded(clause) || !clause.isRead(known)) return false
  const isNamed = clause.has('nouns.notice')
  const has = (tags: readonly string[]) => tags.some((tag) => clause.has(tag))
  const isHidden = clause.has('do.hide') || clause.has('do.remove')
  const ends = has(untils) || (isHidden && clause.has('places.after'))
  const isShown = clause.marks.some(
    (mark) => !isSoft(mark) && showing.some((tag) => means(mark, tag)),
  )
  return ends && (isNamed || clause.has('do.show')) && isShown
}
