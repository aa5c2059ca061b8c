import type { Reading } from '#server/reader/read.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { hasTag, tagAt, tagsIn } from '#server/reader/text/tagged-text.ts'
import { type Span, trimmed } from '#server/reader/text/trim.ts'
import type { AnswerKind } from '#shared/blocks/contact.ts'
import { phrase } from '../material/turn.ts'

/** A field the brief names, in its own words. */
export interface AskedField {
  label: string
  kind: AnswerKind
}

const mostFields = 6
const longestLabel = 40
/** Letters behind the word for a form in which its fields are named. */
const reach = 140

/** "A form with the name, the child's age and a telephone": what readers are to be asked. */
export function askedFields({ text }: Reading): AskedField[] {
  const [form] = tagsIn(text, 0, text.raw.length, 'words.forms')
  if (!form) return []
  const stop = text.raw.slice(form.end, form.end + reach).search(/[.!?。\n]|$/)
  const colon = /^\s?[:：]/.exec(text.raw.slice(form.end))
  const from = colon
    ? form.end + colon[0].length
    : tagAt(text, form.end + 1, 'words.prepositions')?.end
  if (from === undefined) return []
  const fields = parts(text, [from, form.end + stop])
    .filter(isField)
    .map((span) => ({
      label: phrase(text, withoutArticle(text, span)),
      kind: kindOf(text, span),
    }))
  const areShort = fields.every(({ label }) => label.length > 1 && label.length <= longestLabel)
  return fields.length > 1 && fields.length <= mostFields && areShort ? fields : []

  /** "The form on the page, with …": the page is no field of it. */
  function isField(span: Span): boolean {
    return !hasTag(text, ...span, 'roles.instruction')
  }
}

/** What stands between commas and "and". */
function parts(text: Reading['text'], [start, end]: Span): Span[] {
  const ands = tagsIn(text, start, end, 'words.conjunctions')
  const commas = [...text.raw.slice(start, end).matchAll(/[,、]/g)].map(({ index }) => ({
    start: start + index,
    end: start + index + 1,
  }))
  const cuts = [...commas, ...ands].sort((one, other) => one.start - other.start)
  return [...cuts, { start: end, end }]
    .map((cut, i): Span => trimmed(text.raw, [cuts[i - 1]?.end ?? start, cut.start]))
    .filter(([from, to]) => to > from)
}

function withoutArticle(text: Reading['text'], [start, end]: Span): Span {
  const first = text.tokens.find((token) => token.start >= start)
  const isSmall = first && first.end < end && isFunctionWord(text, first.start, first.end)
  return isSmall ? trimmed(text.raw, [first.end, end]) : [start, end]
}

function kindOf(text: Reading['text'], span: Span): AnswerKind {
  if (hasTag(text, ...span, 'contact.email')) return 'email'
  if (hasTag(text, ...span, 'contact.phone')) return 'phone'
  return 'text'
}
