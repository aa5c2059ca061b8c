import { isDigit, isLetter } from '#server/reader/text/fold.ts'
import { type Span, trimmed } from '#server/reader/text/trim.ts'
import type { ActionName, NounName, PlaceName, QualityName } from '../command-names.ts'
import type { Mark, MarkedWish } from './marked-wish.ts'

/** A part of a wish that asks for one thing. */
export class Clause {
  readonly wish: MarkedWish
  readonly span: Span
  readonly marks: readonly Mark[]

  constructor(wish: MarkedWish, span: Span) {
    this.wish = wish
    this.span = span
    this.marks = wish.marks.filter(({ start, end }) => start >= span[0] && end <= span[1])
  }

  get raw(): string {
    return this.wish.text.raw.slice(...this.span)
  }

  /** The marks of that meaning; `tag` may be a prefix: "nouns.". */
  of(tag: string): Mark[] {
    return this.marks.filter((mark) => means(mark, tag))
  }

  has(tag: string): boolean {
    return this.marks.some((mark) => means(mark, tag))
  }

  /**
   * Whether it says one of these actions and no other but "change" beside it. A word that may be
   * "change" or another action is another: "take out the map and put in a team".
   */
  does(...names: ActionName[]): boolean {
    const acts = this.#acts()
    const isOne = (mark: Mark) => names.some((name) => means(mark, `do.${name}`))
    return acts.some(isOne) && acts.every((mark) => isOne(mark) || isChange(mark))
  }

  /** Whether it takes away and adds, with a joint between: two wishes, of which one may be soft. */
  isTwofold(): boolean {
    const { raw } = this.wish.text
    const less = this.marks.find((mark) => means(mark, 'do.remove') || means(mark, 'do.hide'))
    const more = this.marks.filter(
      (mark) => ['do.add', 'do.show'].some((tag) => means(mark, tag)) && !means(mark, 'do.remove'),
    )
    return more.some((mark) => {
      if (!less) return false
      const [from, to] = less.end <= mark.start ? [less.end, mark.start] : [mark.end, less.start]
      const isJoined = this.of('words.and').some(({ start, end }) => start >= from && end <= to)
      return isJoined || /[,;.、。]/.test(raw.slice(from, Math.max(from, to)))
    })
  }

  /** Whether it says no action but these. */
  doesOnly(...names: ActionName[]): boolean {
    return this.#acts().every((mark) => names.some((name) => means(mark, `do.${name}`)))
  }

  /** Words that are an action and nothing less count as one; beside a sum, one of a thing's name is none. */
  #acts(): Mark[] {
    const isPriced = this.has('value.money')
    const all = this.of('do.').filter((mark) => !(isPriced && means(mark, 'item.part')))
    const hard = all.filter((mark) => !isSoft(mark))
    return hard.length > 0 ? hard : all
  }

  nouns(): NounName[] {
    return names<NounName>(this.of('nouns.'), 'nouns.')
  }

  places(): { mark: Mark; places: PlaceName[] }[] {
    return this.of('places.').map((mark) => ({ mark, places: names<PlaceName>([mark], 'places.') }))
  }

  qualities(): QualityName[] {
    return this.of('qualities.').flatMap((mark) =>
      names<QualityName>([mark], 'qualities.').slice(0, 1),
    )
  }

  /** What no mark covers, without white space and marks around it. */
  unread(marks: readonly Mark[] = this.marks): Span[] {
    const { raw } = this.wish.text
    const spans: Span[] = []
    let from = this.span[0]
    for (const { start, end } of [...marks, { start: this.span[1], end: this.span[1] }]) {
      const span = trimmed(raw, [from, Math.max(from, start)])
      if (isTold(raw, span)) spans.push(span)
      from = Math.max(from, end)
    }
    return spans
  }

  /**
   * Whether every word of it is explained by one of these meanings, or says nothing.
   * @param free a stretch that may hold any words
   */
  isRead(tags: readonly string[], free?: Span): boolean {
    const inside = ({ start, end }: { start: number; end: number }) =>
      free !== undefined && start >= free[0] && end <= free[1]
    const known = this.marks.every(
      (mark) => inside(mark) || [...plain, ...tags].some((tag) => means(mark, tag)),
    )
    return known && this.unread().every(([start, end]) => inside({ start, end }))
  }
}

/** Joins other words in every kind of wish. */
const plain = [
  'words.filler',
  'words.polite',
  'words.link',
  'words.and',
  'words.it',
  'words.aside',
  'words.altered',
  'do.change',
]

/** Whether something is to go: the verb alone, or "take … out". */
export const takesAway = (clause: Clause): boolean =>
  ['do.remove', 'do.hide'].some((tag) => clause.has(tag)) && clause.does('remove', 'hide', 'move')

export function means({ tags }: Mark, tag: string): boolean {
  return tag.endsWith('.') ? tags.some((own) => own.startsWith(tag)) : tags.includes(tag)
}

const isChange = ({ tags }: Mark): boolean =>
  tags.filter((tag) => tag.startsWith('do.')).every((tag) => tag === 'do.change')

/** May as well say nothing. */
export const isSoft = (mark: Mark): boolean =>
  ['words.filler', 'words.polite', 'words.link', 'words.and'].some((tag) => means(mark, tag))

function names<T extends string>(marks: readonly Mark[], prefix: string): T[] {
  const all = marks.flatMap(({ tags }) =>
    tags.filter((tag) => tag.startsWith(prefix)).map((tag) => tag.slice(prefix.length) as T),
  )
  return [...new Set(all)]
}

function isTold(raw: string, [start, end]: Span): boolean {
  for (let at = start; at < end; at += 1) if (isLetter(raw[at]) || isDigit(raw[at])) return true
  return false
}
