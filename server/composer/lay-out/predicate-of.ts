import type { Reading } from '#server/reader/read.ts'
import { isDense } from '#server/reader/text/is-dense.ts'
import { speakers } from '#server/reader/text/tag-names.ts'
import { firstFrom, tagAt, tagsIn, tokensIn } from '#server/reader/text/tagged-text.ts'
import type { Token } from '#server/reader/text/tokens.ts'
import { type Span, trimmed } from '#server/reader/text/trim.ts'
import { verbsIn } from '../material/sentences.ts'

/** Words that are read under a headline without those in front of them. */
const leastWords = 4

/**
 * What a sentence says of whose name it begins with: "The Worm is | a second-hand bookshop in Hook
 * Lane" or "I'm Regula Ammann, | goldsmith with a workshop of her own". Null where the name is not
 * the subject, or where a second clause needs it.
 * @param name where the name stands
 */
export function predicateOf(reading: Reading, [start, end]: Span, name: Span): Span | null {
  const { text } = reading
  if (isDense(text.raw.slice(start, end))) return null
  // "The Worm is", whose name is Worm: its article goes with it.
  const article = tagAt(text, start, 'words.articles')
  const begins = name[0] === start || article?.end === name[0] - 1
  const at = begins ? behindCopula(reading, name[1]) : behindComma(reading, start, name)
  if (at === null || at >= end) return null
  const rest = trimmed(text.raw, [at, end])
  const words = tokensIn(text, ...rest).filter(({ kind }) => kind === 'word')
  return words.length >= leastWords && !hasSecondClause(reading, rest) ? rest : null
}

function behindCopula({ text }: Reading, named: number): number | null {
  const verb = text.tokens[firstFrom(text.tokens, named)]
  const copula = verb && tagAt(text, verb.start, 'words.copulas')
  // "Anna's" is no "Anna is".
  if (!verb?.spaced || copula?.end !== verb.end) return null
  return tagAt(text, verb.end + 1, 'words.negations') ? null : verb.end
}

/** "I am Regula, …" and nothing else in front of the name. */
function behindComma({ text }: Reading, start: number, [from, to]: Span): number | null {
  const lead = tokensIn(text, start, from).filter(({ kind }) => kind === 'word')
  const isSelf = speakers.some((tag) => tagAt(text, start, tag))
  const areSmall = lead.every((token) =>
    ['words.alone', 'words.together', 'words.copulas', 'words.pronouns'].some((tag) =>
      tagsIn(text, start, from, tag).some(
        (known) => known.start <= token.start && token.end <= known.end,
      ),
    ),
  )
  const says = lead.length > 0 && areSmall && isSelf
  return says && /^,\s/.test(text.raw.slice(to)) ? to + 1 : null
}

const isComma = ({ text }: Token): boolean => text === ','

/** "… and we bake", ", it opens": what does or is something else beside the first verb. */
function hasSecondClause(reading: Reading, [start, end]: Span): boolean {
  const { text } = reading
  const verbs = new Set(verbsIn(reading, [start, end]).map(([at]) => at))
  return tokensIn(text, start, end).some((token, i, all) => {
    const isJoint =
      /^[,;:–—]$/.test(token.text) || tagAt(text, token.start, 'words.conjunctions') !== undefined
    const next = all[i + 1]
    if (!isJoint || !next) return false
    // "Malerin aus Kaunas, | und lebe seit 2014 …": a comma of its own before "and".
    const isLed =
      token.kind !== 'mark' && all[i - 1]?.text === ',' && !all.slice(0, i - 1).some(isComma)
    if (isLed) return true
    const isSubject = ['words.alone', 'words.together', 'words.pronouns'].some((tag) =>
      tagAt(text, next.start, tag),
    )
    return isSubject || verbs.has(next.start)
  })
}
