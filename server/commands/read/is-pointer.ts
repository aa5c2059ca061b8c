import type { Span } from '#server/reader/text/trim.ts'
import { Clause, isSoft, means } from './clause.ts'

/** Says by itself that something is to be seen. */
const showing = ['do.add', 'do.show', 'do.move', 'words.tells', 'nouns.notice', 'words.displays']

/** "Put that on top until then": about what the wish says beside it. */
export function isPointer(clause: Clause): boolean {
  const asks =
    clause.does('add', 'show', 'move') ||
    ['words.tells', 'nouns.notice', 'words.displays'].some((tag) => clause.has(tag))
  return (
    asks &&
    clause.isRead([
      'do.add',
      'do.show',
      'do.move',
      'words.tells',
      'words.says',
      'words.only',
      'words.displays',
      'words.appears',
      'words.status',
      'places.',
      'hours.until',
      'hours.from',
      'nouns.notice',
      'nouns.page',
      'nouns.hero',
      'nouns.header',
      'words.away',
    ])
  )
}

/** Words for readers without those behind them that only say that they are to be seen: "… notice on top". */
export function withoutPointer({ wish, marks }: Clause, [start, end]: Span): Span {
  const tail = marks.find((mark) => {
    if (mark.start <= start || mark.end > end || means(mark, 'words.status')) return false
    const rest = new Clause(wish, [mark.start, end])
    const isShown = rest.marks.some((one) => !isSoft(one) && showing.some((tag) => means(one, tag)))
    return isShown && !rest.has('words.away') && isPointer(rest)
  })
  return [start, tail?.start ?? end]
}
