import type { Span } from '#server/reader/text/trim.ts'
import { isSoft, means } from './clause.ts'
import type { Mark, MarkedWish } from './marked-wish.ts'

/** A stretch of a wish that one thing may be said in. */
export interface Segment {
  span: Span
  /** Whether a word for "and" joins it to what stands before. */
  isJoined: boolean
  /** Whether nothing but a word of a reason parts it from what stands before. */
  isReason: boolean
}

interface Seam {
  start: number
  end: number
  isJoint: boolean
  isReason?: boolean
}

/** A wish cut at its marks, at "and", and before a word that begins a reason. */
export function segmentsOf({ text: { raw }, marks, language }: MarkedWish): Segment[] {
  const isFree = (at: number) => !marks.some(({ start, end }) => at > start && at < end)
  // "In French too": what begins or ends a wish joins nothing.
  const isAtEdge = ({ start, end }: Mark) =>
    raw.slice(0, start).trim() === '' || /^[\s.!?。！？]*$/.test(raw.slice(end))
  const signs = [...raw.matchAll(/[,;.!?、。！？，\n]+|\s[–—-]\s|[()（）]/g)]
    .map(({ 0: said, index }): Seam => ({ start: index, end: index + said.length, isJoint: false }))
    .filter(
      ({ start, end }) =>
        isFree(start) && isFree(end) && marks.every((mark) => mark.start !== start),
    )
  const words = marks
    .filter((mark) => means(mark, 'words.and') && !isAtEdge(mark))
    .map(({ start, end }): Seam => ({ start, end, isJoint: true }))
  const reasons = marks
    .filter((mark) => means(mark, 'words.aside'))
    .flatMap(({ start, end }): Seam[] =>
      [start, end].map((at) => ({ start: at, end: at, isJoint: false, isReason: true })),
    )
  // Where the verb comes last, one wish ends with it: "치아바타 빼고 크루아상 넣어 줘".
  const verbs = marks
    .filter(
      (mark) =>
        language.words.isPostpositional &&
        (means(mark, 'do.') || means(mark, 'words.keep')) &&
        !isSoft(mark),
    )
    .map(({ end }): Seam => ({ start: end, end, isJoint: true }))
  const seams = [...signs, ...words, ...reasons, ...verbs].sort(
    (one, other) => one.start - other.start,
  )
  return cutAt(raw, seams)
}

function cutAt(raw: string, seams: readonly Seam[]): Segment[] {
  const segments: Segment[] = []
  let from = 0
  let isJoined = false
  let isReason = false
  for (const seam of [...seams, { start: raw.length, end: raw.length, isJoint: false }]) {
    if (seam.start < from) continue
    // "3. bis": a joint that stands right behind another sign goes with it.
    if (raw.slice(from, seam.start).trim() === '') {
      isJoined ||= seam.isJoint
      if (!seam.isReason) isReason = false
      from = seam.isJoint ? seam.end : from
      continue
    }
    segments.push({ span: [from, seam.isJoint ? seam.start : seam.end], isJoined, isReason })
    from = seam.end
    isJoined = seam.isJoint
    isReason = seam.isReason ?? false
  }
  return segments
}
