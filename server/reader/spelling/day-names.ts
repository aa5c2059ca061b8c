import { leavesNounsSmall } from '../text/nouns.ts'
import type { Tag } from '../text/phrase-index.ts'
import { firstFrom, type TaggedText, tagAt } from '../text/tagged-text.ts'
import type { Token } from '../text/tokens.ts'
import type { Span } from '../text/trim.ts'
import { frequencyOf } from '../text/word-frequency.ts'

/** Letters of the longest short form: "sept". */
const longestShort = 4

/** Days and months, where they have capitals; short forms of those that are nouns. */
export function dayNames(text: TaggedText): Span[] {
  const { language, tokens, folded } = text
  const { capitalDays } = language.data.info
  if (!capitalDays && !leavesNounsSmall(text)) return []
  const named = text.tags.filter((tag) => isDay(tag) || isMonth(tag))
  const isWhole = ({ start }: Tag) => tokens[firstFrom(tokens, start)]?.start === start
  const starts = new Set(named.map(({ start }) => start))
  const isNamed = (token?: Token) => token !== undefined && starts.has(token.start)
  // "may" and "sun" are other words as well: short ones are sure beside a time or a day.
  const isSure = (tag: Tag) => {
    const length = tag.end - tag.start
    const at = firstFrom(tokens, tag.start)
    const isTop = frequencyOf(language, folded.slice(tag.start, tag.end)) === 'top'
    // "und so | mo-fr": a usual word is one where a mark joins it.
    const next = isTop && !isJoint(text, tokens[at + 1]) ? undefined : joined(text, at, 1)
    // "dienstags" is small where nouns alone have capitals.
    if (length > longestShort) return capitalDays
    if (isNamed(joined(text, at, -1)) || isNamed(next)) return true
    if (isMonth(tag)) return tokens[at - 1]?.kind === 'number'
    const isOnlyDay = !isTop && (length > 2 ? !isCounted(text, at + 2) : !capitalDays)
    return isOnlyDay && tokens[at + 1]?.kind === 'number'
  }
  return named
    .filter((tag) => isOfPair(text, named, tag) || (isWhole(tag) && isSure(tag)))
    .map(({ start, end }): Span => [start, end])
}

/** "mon-fri" is one word. */
const isOfPair = ({ raw }: TaggedText, named: readonly Tag[], { start, end }: Tag): boolean =>
  (raw[end] === '-' && named.some((tag) => tag.start === end + 1)) ||
  (raw[start - 1] === '-' && named.some((tag) => tag.end === start - 1))

export const isDay = ({ tag }: Tag): boolean =>
  tag.startsWith('hours.days.') || tag.startsWith('hours.short.')

const isMonth = ({ tag }: Tag): boolean => tag.startsWith('dates.months.')

/** "we sat 3 | hours": the number in front is no time. */
function isCounted(text: TaggedText, at: number): boolean {
  const token = text.tokens[at]
  const isWord = token?.kind === 'word' && text.raw[token.start - 1] === ' '
  const isHalf = ['hours.am', 'hours.pm'].some((tag) => tagAt(text, token?.start ?? 0, tag))
  return isWord && !isJoint(text, token) && !isHalf
}

/** A mark or a word that joins: "fri | – | sun", "mo | bis | fr". */
function isJoint({ language }: TaggedText, token?: Token): boolean {
  const { to, and } = language.data.hours
  return (
    token !== undefined && (/^[-–,/&+]$/.test(token.text) || [...to, ...and].includes(token.text))
  )
}

/** The next word, also behind what joins. */
const joined = (text: TaggedText, at: number, step: 1 | -1): Token | undefined =>
  text.tokens[isJoint(text, text.tokens[at + step]) ? at + 2 * step : at + step]
