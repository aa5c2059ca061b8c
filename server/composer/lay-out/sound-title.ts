import { partsOf } from '#server/reader/facts/found.ts'
import { tellsOnlyTime } from '#server/reader/facts/only-time.ts'
import type { Reading } from '#server/reader/read.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { isDense } from '#server/reader/text/is-dense.ts'
import { hasTag, tagAt, tagsIn, tokensIn } from '#server/reader/text/tagged-text.ts'
import type { Token } from '#server/reader/text/tokens.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { phrase } from '../material/turn.ts'
import { ownWords } from '../material/words.ts'
import { dayBeforeNumber } from './day-before-number.ts'
import { withoutFunctionWords } from './opening-clause.ts'
import type { Title } from './titles.ts'

/** What something costs, when it is and how one gets in touch is no part of what it is called. */
const isNoTitle: ReadonlySet<string> = new Set(['money', 'phone', 'email', 'url', 'time', 'date'])
/** Words before a further clause, and words that say what something is. */
const least = { before: 2, told: 2 }

/**
 * A title that can stand over a page, whoever proposed it: without the sum it runs into, without the
 * clause that begins in it ("Maths tutor | I teach years 7 to"); null of what only tells a day.
 */
export function soundTitle(reading: Reading, title: Title): Title | null {
  const [span, ...others] = title.words.spans
  if (!span || others.length > 0) return title
  if (tellsOnlyTime(reading, span)) return null
  if (title.isWhole || isQuoted(reading, span) || isIn(span, reading.facts.name?.span)) return title
  const stop = stopIn(reading, span)
  if (stop !== undefined) {
    const from = title.of ?? title.from
    return {
      words: ownWords(phrase(reading.text, [span[0], stop]), [span[0], stop]),
      ...(from && { from }),
    }
  }
  const cut = Math.min(factIn(reading, span), clauseIn(reading, title, span))
  if (cut >= span[1]) return title
  const last = withoutFunctionWords(reading, [span[0], cut])
  const kept: Span = [span[0], last]
  if (tellsOnlyTime(reading, kept)) return null
  if (!saysWhat(reading, kept)) return cut === clauseIn(reading, title, span) ? title : null
  const from = title.of ?? title.from
  return { words: ownWords(phrase(reading.text, kept), kept), ...(from && { from }) }
}

const isIn = (inner: Span, outer: Span | undefined): boolean =>
  outer !== undefined && inner[0] >= outer[0] && inner[1] <= outer[1]

const isQuoted = ({ claims }: Reading, [start, end]: Span): boolean =>
  claims.some(({ kind, span }) => kind === 'quote' && span[0] <= start + 1 && end - 1 <= span[1])

/** "Plons. | Ook bekijk ik woonboten": a title is no two sentences. */
function stopIn({ text: { raw } }: Reading, [start, end]: Span): number | undefined {
  const said = raw.slice(start, end)
  const at = said.search(/(?<=\p{Ll}{3})[.!?]\s+\p{Lu}/u)
  return at < 0 ? undefined : start + at + Number(/[!?]/.test(said[at] ?? ''))
}

/** Where the first sum, time, street or number to call stands in it; behind it where none does. */
function factIn({ text, claims, facts }: Reading, [start, end]: Span): number {
  const { hours, place } = facts
  // 토요일 저녁 6시: what leads to a time there is no small word that goes with it.
  const hasTime = !isDense(text.raw.slice(start, end))
  const told = [
    ...claims
      .filter(({ kind }) => isNoTitle.has(kind) && (hasTime || kind !== 'time'))
      .map(({ span }) => span),
    ...(hours && hasTime ? partsOf(hours) : []),
    ...(place?.kind === 'address' ? partsOf(place) : []),
    ...leadingToNumber(text, claims, end),
  ]
  const day = dayBeforeNumber(text, [start, end]) ?? end
  return Math.min(end, ...[day, ...told.map(([from]) => from)].filter((from) => from > start))
}

/** "Mobile repairs in Olinda | zap 81 98555 …": the word for a way to get in touch goes with its number. */
function leadingToNumber(text: Reading['text'], claims: Reading['claims'], end: number): Span[] {
  const number = claims.find(({ kind, span }) => kind === 'phone' && span[0] <= end + 2)
  if (!number) return []
  const [at] = number.span
  const last = tokensIn(text, 0, at).findLast(({ kind }) => kind === 'word')
  const isWay =
    last !== undefined &&
    at - last.end <= 2 &&
    ['contact.', 'actions.'].some((tag) => hasTag(text, last.start, last.end, tag))
  return isWay ? [[last.start, at]] : []
}

const leading = ['words.prepositions', 'words.auxiliaries', 'words.expletives']

/** Where a further clause begins that the title does not end with its sentence. */
function clauseIn({ text }: Reading, title: Title, [start, end]: Span): number {
  if (isDense(text.raw.slice(start, end))) return end
  // "For six years we have cooked": what a sentence begins with before its subject says nothing alone.
  const isLed = leading.some((tag) => tagAt(text, start, tag))
  if (isLed) return end
  const words = tokensIn(text, start, end).filter(({ kind }) => kind !== 'mark')
  const clause = words
    .slice(least.before)
    .find(
      (word) =>
        isIntroduction(text, word, end) || (!title.of && tagAt(text, word.start, 'words.clauses')),
    )
  return clause?.start ?? end
}

/** "Sugar flowers in Leeds | my names Jo": who it is, without a mark before it. */
function isIntroduction(text: Reading['text'], { start }: Token, end: number): boolean {
  const isOwn = ['words.possessives', 'words.alone'].some((tag) => tagAt(text, start, tag))
  return (
    isOwn &&
    ['names.person', 'names.before'].some((tag) => {
      const [named] = tagsIn(text, start, end, tag)
      return named !== undefined && /^(?:\S+ )?$/.test(text.raw.slice(start, named.start))
    })
  )
}

/** Whether enough is left to say what it is: two words, or the noun for it. */
function saysWhat({ text, facts }: Reading, [start, end]: Span): boolean {
  if (end <= start) return false
  if (facts.kind && isIn(facts.kind.span, [start, end])) return true
  if (isDense(text.raw.slice(start, end))) return true
  const told = tokensIn(text, start, end).filter(
    (word) => word.kind === 'word' && !isFunctionWord(text, word.start, word.end),
  )
  return told.length >= least.told
}
