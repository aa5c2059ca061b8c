import { isUnspaced } from '../text/fold.ts'
import { isFunctionWord } from '../text/function-words.ts'
import {
  hasTag,
  type TaggedText,
  tagAt,
  tagBefore,
  tagsOver,
  tokensIn,
} from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'

/** When something costs what it costs; meals are things of their own. */
const whenTags = [
  'hours.days.',
  'hours.weekdays',
  'hours.weekend',
  'hours.holidays',
  'dates.months.',
]
/** What else may stand among days; "class" and "lunch" are words of hours too, and things. */
const besideWhen = [
  'am',
  'pm',
  'nth',
  'hour',
  'from',
  'to',
  'until',
  'and',
  'otherDays',
  'daily',
].map((group) => `hours.${group}`)
const leads = ['words.prepositions', 'money.from']

/**
 * "After 8 pm and on Sundays", "from the third night", 週末, "half": words that stand where a thing is
 * named and only say when, from how many on or for which part the thing before them costs that much.
 * @returns them with what leads to them; null for a thing
 */
export function conditionAt(text: TaggedText, thing: Span): Span | null {
  const [start, end] = withLeads(text, thing)
  const isPart = tagAt(text, thing[0], 'offers.portions')?.end === end
  return isPart || isFromThen(text, [start, end]) || isWhen(text, [start, end])
    ? [start, end]
    : null
}

/** "From the | third night": a thing is named without what leads to it. */
function withLeads(text: TaggedText, [start, end]: Span): Span {
  const behind = (at: number) => (text.raw[at - 1] === ' ' ? at - 1 : at)
  const article = tagBefore(text, behind(start), 'words.articles')
  const at = article?.start ?? start
  const lead = leads.map((tag) => tagBefore(text, behind(at), tag)).find(Boolean)
  return [lead?.start ?? start, end]
}

function isWhen(text: TaggedText, [start, end]: Span): boolean {
  if (!whenTags.some((tag) => hasTag(text, start, end, tag))) return false
  if (leads.some((tag) => tagAt(text, start, tag))) return true
  return tokensIn(text, start, end).every(
    (token) =>
      token.kind === 'mark' ||
      isFunctionWord(text, token.start, token.end) ||
      tagsOver(text, token.start, token.end).some(({ tag }) =>
        [...whenTags, ...besideWhen].some((own) => tag.startsWith(own)),
      ),
  )
}

/** "From the third night", "ab 10 Personen", 二人目から: a count from which on it holds. */
function isFromThen(text: TaggedText, [start, end]: Span): boolean {
  if (isUnspaced(text.raw[end - 1])) return tagBefore(text, end, 'money.from') !== undefined
  const isCounted = /\d/.test(text.raw.slice(start, end)) || hasTag(text, start, end, 'hours.nth')
  return isCounted && tagAt(text, start, 'money.from') !== undefined
}
