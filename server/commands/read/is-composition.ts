import type { Tag } from '#server/reader/text/phrase-index.ts'
import { hasTag } from '#server/reader/text/tagged-text.ts'
import { type Clause, means } from './clause.ts'

/** Words that say what is to be composed, apart from the marks: "write", "a", "poem". */
export const composing = ['words.composes', 'words.works', 'words.indefinite'] as const

/** How far what is to be composed stands from the verb: words before it, letters behind it. */
const wordsBetween = 3
const lettersBetween = 6

/**
 * Whether a clause asks us to compose something, "write a poem", "tell us a joke": what is named is
 * not there, and no statement to be put on the page.
 */
export function isComposition(clause: Clause): boolean {
  const { raw } = clause.wish.text
  const [start, end] = clause.span
  if (clause.has('value.quote') || /[:：]/.test(raw.slice(start, end))) return false
  const tags = clause.wish.composing.filter((tag) => tag.start >= start && tag.end <= end)
  const of = (kind: (typeof composing)[number]): Tag[] => tags.filter(({ tag }) => tag === kind)
  const verbs = of('words.composes').filter((verb) => !announces(clause, verb))
  const works = of('words.works')
  if (clause.wish.language.words.isPostpositional)
    return verbs.some((verb) =>
      works.some((work) => work.end <= verb.start && verb.start - work.end <= lettersBetween),
    )
  return verbs.some(
    (verb) =>
      works.some((work) => isWork(clause, verb, work)) ||
      of('words.indefinite').some((article) => isThing(clause, verb, article)),
  )
}

/** "Write that …": what follows is a statement. */
function announces({ marks }: Clause, verb: Tag): boolean {
  const next = marks.find((mark) => mark.start >= verb.end)
  return (
    marks.some((mark) => mark.start <= verb.start && verb.end < mark.end) ||
    (next !== undefined && means(next, 'words.that'))
  )
}

/** "Write us a short poem", "write poems", but not "write story time on Saturdays". */
function isWork(clause: Clause, verb: Tag, work: Tag): boolean {
  if (work.start < verb.end) return false
  const count = wordsIn(clause, verb.end, work.start)
  const isLast = wordsIn(clause, work.end, clause.span[1]) === 0
  return count <= wordsBetween && (count > 0 || isLast)
}

/** "Write a …" with no verb behind it. */
function isThing(clause: Clause, verb: Tag, article: Tag): boolean {
  const { text } = clause.wish
  const isNext = article.start >= verb.end && wordsIn(clause, verb.end, article.start) <= 1
  const states = ['words.copulas', 'words.auxiliaries'].some((kind) =>
    hasTag(text, article.end, clause.span[1], kind),
  )
  return isNext && !states
}

const wordsIn = ({ wish }: Clause, start: number, end: number): number =>
  wish.text.tokens.filter(
    (token) => token.kind === 'word' && token.start >= start && token.end <= end,
  ).length
