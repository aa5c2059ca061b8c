import { builderWords } from '#server/reader/asides/builder-words.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { findTags } from '#server/reader/text/phrase-index.ts'
import { hasTag, tagAt, tagsIn, tokensIn } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import type { AnswerKind } from '#shared/blocks/contact.ts'
import { capitalised } from '../capitalised.ts'
import type { AskedField, Intent } from '../intent.ts'
import { Clause, isSoft, means, takesAway } from './clause.ts'
import type { Mark } from './marked-wish.ts'
import { freeIn } from './told.ts'

const around = [
  'nouns.field',
  'nouns.form',
  'nouns.contact',
  'nouns.page',
  'words.indefinite',
  'words.topic',
  'words.within',
  'words.also',
  'do.add',
  'do.show',
  'do.move',
]
/** A wish that holds one of them is about something else, or about more. */
const others = [
  'nouns.button',
  'nouns.newsletter',
  'nouns.notice',
  'words.not',
  'value.',
  'places.',
  'item',
]
const longestLabel = 40
const mostWords = 4

/** "Add a form so people can send me their postcode", "a field for the postcode": what readers fill in. */
export function readForm(clause: Clause): Intent | null {
  const isOther = others.some((tag) => clause.of(tag).some((mark) => !isSoft(mark)))
  if (takesAway(clause) || isOther) return null
  if (clause.has('nouns.field')) return fieldAsked(clause)
  const [form, more] = clause.of('nouns.form')
  if (!form || more) return null
  const isBehind = clause.wish.language.words.isPostpositional
  const purpose: Span = isBehind ? [clause.span[0], form.start] : [form.end, clause.span[1]]
  const head = isBehind ? [form.start, clause.span[1]] : [clause.span[0], form.end]
  const asking = new Clause(clause.wish, [head[0] ?? 0, head[1] ?? 0])
  const isAdded =
    clause.doesOnly('add', 'show', 'move', 'change') &&
    clause.has('do.add') &&
    asking.isRead(around)
  if (!isAdded && !isForPeople(clause)) return null
  const { raw } = clause.wish.text
  const begins = isBehind ? purpose[0] : Math.max(purpose[0], purposeAt(clause, form))
  const isTold = isBehind ? /\p{L}/u.test(raw.slice(...purpose)) : purposeAt(clause, form) >= 0
  // What a list asks for would go by in silence.
  const told = new Clause(clause.wish, [begins, purpose[1]])
  const isOne = !/[,;:、]/.test(told.raw) && !told.has('words.and')
  return isOne && (isTold || !isAdded) ? { wish: 'form', fields: ownedIn(clause, purpose) } : null
}

/** "… so that", "… pour": where it begins, behind the form and the verb that adds it; -1 where it is none. */
function purposeAt({ marks, wish: { language, text } }: Clause, { end }: Mark): number {
  const verb = marks.find((mark) => mark.start >= end && means(mark, 'do.add'))
  const starts = [end, verb && !/\p{L}/u.test(text.raw.slice(end, verb.start)) ? verb.end : end]
  const at = starts.map((from) => from + text.raw.slice(from).search(/[^\s,]/))
  return (
    findTags(language.index, text.folded).find(
      ({ tag, start }) => tag === 'words.purpose' && at.includes(start),
    )?.start ?? -1
  )
}

/** "People should be able to sign up with a form". */
const isForPeople = ({ wish: { text, language } }: Clause): boolean =>
  builderWords(language.code)?.asking.isIn(text.folded) ?? false

function fieldAsked(clause: Clause): Intent | null {
  const told = freeIn(clause, around)
  if (!told || told.text.length > longestLabel || !clause.isRead(around, told.span)) return null
  return { wish: 'form', fields: [fieldOf(clause, told.span)] }
}

/** "… so they can send me their postcode": what belongs to whoever fills it in, at the end. */
function ownedIn(clause: Clause, [from, to]: Span): AskedField[] {
  const { text, language } = clause.wish
  if (language.words.isPostpositional) return []
  const owner = tagsIn(text, from, to, 'words.possessives').at(-1)
  const behind = owner ? tokensIn(text, owner.end, to).filter(({ kind }) => kind !== 'mark') : []
  // Where verbs come last, it is the one word before them.
  const words = language.words.verbLast ? behind.slice(0, 1) : behind
  const [first, last] = [words[0], words.at(-1)]
  const isThing = words.every(({ start, end }) => !isFunctionWord(text, start, end))
  if (!first || !last || words.length > mostWords || !isThing) return []
  return [fieldOf(clause, [first.start, last.end])]
}

function fieldOf({ wish }: Clause, [start, end]: Span): AskedField {
  const { text } = wish
  const article = tagAt(text, start, 'words.articles')
  const from = article && article.end < end ? article.end : start
  const label = capitalised(text.raw.slice(from, end).trim())
  // 郵便番号 ends with a word for a number to call.
  const isNamed = (noun: string) =>
    wish.marks.some((mark) => mark.start <= from && mark.end >= end && means(mark, noun))
  const kinds: [boolean, AnswerKind][] = [
    [isNamed('nouns.phone'), 'phone'],
    [isNamed('nouns.email'), 'email'],
    [isNamed('nouns.date'), 'date'],
    [hasTag(text, start, end, 'words.howMany'), 'number'],
  ]
  return { label, kind: kinds.find(([is]) => is)?.[1] ?? 'text' }
}
