import { fold } from '../text/fold.ts'
import { isDense } from '../text/is-dense.ts'
import type { PhraseFinder } from '../text/phrase-finder.ts'
import { anyPhrase } from '../text/phrase-pattern.ts'
import type { Span } from '../text/trim.ts'
import { sentencesOf } from '../withdrawals/sentences.ts'
import type { AsideWords } from './aside-words.ts'
import { bracketAround, clauseAround, clauseBefore, leadsOn, reasonEnd } from './clauses.ts'
import { type Withheld, withheldSpans } from './withheld.ts'

/** "Don't put her number on": what is said of what is not to be printed, and what is not to be. */
export function privateRemarks(text: string, words: AsideWords): Span[] {
  const folded = fold(text)
  const found = [...matches(folded, words.hushing), ...confided(folded, words)]
  return found
    .filter((span) => isRemark(folded, span, words))
    .flatMap((span) => remarkAt(text, folded, span, words))
}

const matches = (folded: string, phrases: PhraseFinder): Span[] =>
  phrases.allIn(folded).map(({ said, index }) => [index, index + said.length])

/** "Between us" leads a bracket or is all of a remark; "between us we have four dogs" is told. */
function confided(folded: string, { confiding }: AsideWords): Span[] {
  return matches(folded, confiding).filter(
    ([start, end]) =>
      /[(（]\s*$/.test(folded.slice(0, start)) ||
      (/[,;.!?、。–—-]\s*$/.test(folded.slice(0, start)) &&
        /^\s*(?:[.!)）、。]|$)/.test(folded.slice(end))),
  )
}

/** "Don't put it in the bin" is for visitors: a pronoun ends such a remark, or leads to its reason. */
function isRemark(folded: string, [start, end]: Span, words: AsideWords): boolean {
  const what = whatIn(folded.slice(start, end), words)
  if (what === 'none' && isPutElsewhere(folded.slice(0, start), words)) return false
  // "Por email … não ponham | fotos": what is not to be printed stands behind.
  if (what !== 'that' && endsWithThing(folded.slice(start, end), what, words)) return true
  const rest = behindPlace(folded, end, words)
  return (
    /^\s*(?:[.,;:!?()（）、。–—\n-]|$)/.test(folded.slice(rest)) ||
    reasonEnd(folded, rest, words) !== null
  )
}

/** "Onto the table": not onto the page. */
export function isPutElsewhere(before: string, { lists }: AsideWords): boolean {
  const onto = lists.onto.find((each) => before.trimEnd().endsWith(each))
  const where = onto && before.trimEnd().slice(0, -onto.length)
  return where !== undefined && !lists.places.some((place) => where.endsWith(place))
}

const endsWithThing = (said: string, what: Withheld, { lists }: AsideWords): boolean =>
  what !== 'none' && new RegExp(`${anyPhrase(lists[what])}$`, 'u').test(said)

/** Behind "on the page". */
function behindPlace(folded: string, end: number, { lists }: AsideWords): number {
  const found = new RegExp(`^\\s*(?:[\\p{L}]{1,4}\\s+)?${anyPhrase(lists.places)}`, 'u').exec(
    folded.slice(end),
  )
  const small = /^\s\p{L}{2,5}(?=\s*(?:[.,;:!?()]|$))/u.exec(folded.slice(end))
  return end + (found?.[0].length ?? small?.[0].length ?? 0)
}

const kinds = ['email', 'phone', 'address', 'name', 'that'] as const

function whatIn(said: string, { lists }: AsideWords): Withheld {
  const holds = (kind: (typeof kinds)[number]) => new RegExp(anyPhrase(lists[kind]), 'u').test(said)
  return kinds.find(holds) ?? 'none'
}

function remarkAt(text: string, folded: string, span: Span, words: AsideWords): Span[] {
  const what = whatIn(folded.slice(...span), words)
  const bracket = bracketAround(text, span)
  const sentence = sentencesOf(text).find(([from, to]) => from <= span[0] && span[0] < to) ?? span
  const remark = bracket ?? clauseAround(folded, sentence, span, words)
  if (!bracket && leadsOn(text, span[1])) return [[remark[0], Math.max(remark[1], sentence[1])]]
  const isAll = !bracket || restOf(folded, bracket, span).length <= mostRest
  const isAhead = isClauseAhead(folded, span[1], words)
  if (!isAll || isAhead) return [remark]
  const lead = folded.slice(remark[0], span[0])
  // 前は役所にいましたが|そのことは書かないで: there what "that" is stands in the same clause.
  const isOwn = what === 'none' || (what === 'that' && isDense(lead))
  if (isOwn && namesTopic(lead)) return [remark]
  const before = clauseBefore(text, folded, remark, words)
  if (what === 'that' || what === 'none') return [remark, ...(before ? [before] : [])]
  return [remark, ...withheldSpans(text, { what, before, words })]
}

/** "The burglary | not to be mentioned": what it is about stands in the remark itself. */
const namesTopic = (lead: string): boolean =>
  /\p{Script=Latin}{5}|\p{Script=Han}.*\p{Script=Han}|(?:\p{Script=Hangul}+\s+){3}/u.test(lead)

/** Letters of a bracket beside the remark that tell nothing. */
const mostRest = 4

const restOf = (folded: string, bracket: Span, [start, end]: Span): string =>
  `${folded.slice(bracket[0], start)}${folded.slice(end, bracket[1])}`.replace(
    /[^\p{L}\p{N}]/gu,
    '',
  )

/** "Don't write that we buy the milk": what is not to be told stands behind. */
function isClauseAhead(folded: string, end: number, { lists }: AsideWords): boolean {
  const clauses = anyPhrase(lists.clauses)
  const isOpened = new RegExp(`^\\s*,?\\s*${clauses}\\s+\\p{L}`, 'u').test(folded.slice(end))
  const isWithin =
    new RegExp(`${clauses}$`, 'u').test(folded.slice(0, end)) &&
    /^\s+\p{L}/u.test(folded.slice(end))
  return isOpened || isWithin
}
