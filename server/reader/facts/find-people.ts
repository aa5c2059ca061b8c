import type { Person } from '#shared/page/facts.ts'
import type { SpanRole } from '#shared/page/ops.ts'
import type { Draft, Piece } from '../draft.ts'
import { rememberedOf } from '../remembered.ts'
import { isFunctionWord } from '../text/function-words.ts'
import { isPlainNoun } from '../text/nouns.ts'
import { personNameOf } from '../text/person-names.ts'
import { hasTag, type TaggedText, tagAt, tagBefore } from '../text/tagged-text.ts'
import type { Token } from '../text/tokens.ts'
import { type Span, trimmed } from '../text/trim.ts'
import { frequencyOf } from '../text/word-frequency.ts'
import { type Found, found } from './found.ts'

const most = 24
/** Words of the longest name. */
const mostWords = 4
/** Letters of what is told of a person beside the name. */
const longestRole = 80

/** Roles of statements that name people. */
const naming: ReadonlySet<SpanRole> = new Set(['person', 'contact', 'action'])
/** Roles of statements that may name one by the way: only a listed name with a second is sure. */
const telling: ReadonlySet<SpanRole> = new Set(['name', 'kind', 'story', 'highlight', 'programme'])

/** People who are named, each with what is told of them where that follows. */
export function findPeople(draft: Draft): Found<Person>[] {
  const all = draft.pieces
    .filter(({ role }) => naming.has(role) || telling.has(role))
    .flatMap((piece) => peopleIn(draft, piece))
  const known = new Set<string>()
  return all.filter(({ value: { name } }) => !known.has(name) && known.add(name)).slice(0, most)
}

function peopleIn(draft: Draft, piece: Piece): Found<Person>[] {
  const { text } = draft
  const words = text.tokens.slice(piece.tokens[0], piece.tokens[1] + 1)
  const names: Span[] = []
  for (let at = 0; at < words.length; at += 1) {
    const run = nameAt(draft, words, at)
    if (run === 0 || (telling.has(piece.role) && !isSure(words.slice(at, at + run)))) continue
    names.push([titled(text, words, at), words[at + run - 1]?.end ?? 0])
    at += run - 1
  }
  return names.map((name, i) => {
    const role = names.length === 1 && piece.role === 'person' ? roleBehind(text, name, piece) : ''
    const value = text.raw.slice(...name)
    return found({ name: value, ...(role && { role }) }, names[i] ?? name, 0.7)
  })
}

/** Where a name begins: with the title before it, "Dr. Henrike Uhlbach". */
function titled(text: TaggedText, words: readonly Token[], at: number): number {
  const [title, stop] = [words[at - 2], words[at - 1]]
  const isTitle = title && stop?.text === '.' && tagBefore(text, title.end, 'words.abbreviations')
  return (isTitle ? title : words[at])?.start ?? 0
}

/** A listed given name, and a second word. */
function isSure([first, ...others]: readonly Token[]): boolean {
  const listed = first && personNameOf(first.text)
  return others.length > 0 && (listed === 'given' || listed === 'both')
}

/** How many words of a name begin here; 0 where none does. */
function nameAt({ text, towns }: Draft, words: readonly Token[], at: number): number {
  const first = words[at]
  if (!first || !mayBeName(text, first)) return 0
  let count = 1
  while (count < mostWords && joins(text, words[at + count])) count += 1
  const span: Span = [first.start, words[at + count - 1]?.end ?? first.end]
  const others = ['places.streets', 'names.legal', 'trades.', 'contact.line', 'contact.kakao']
  if (others.some((tag) => hasTag(text, ...span, tag))) return 0
  const isTown = towns.some(({ start, end }) => start === span[0] && end === span[1])
  const parts = words.slice(at, at + count).map(({ text: word }) => personNameOf(word))
  const given = parts.findIndex((part) => part === 'given' || part === 'both')
  // "Director Joyce Amundson": the name begins with her own.
  if (given > 0 && !parts[0]) return 0
  const isListed = given >= 0
  const isCued = leads.some((tag) => tagBefore(text, words[at - 1]?.end ?? -1, tag))
  const isFull = count > 1 && (isListed || parts.some(Boolean))
  if (isGlued(text, span)) return isFull || isKoreanName(first.text) ? count : 0
  return (isListed && !isTown) || isFull || (isCued && !isTown) ? count : 0
}

const leads = ['names.person', 'contact.who']
const writesCapitals = rememberedOf(({ raw }: TaggedText) => /\p{Ll},? \p{Lu}\p{Ll}/u.test(raw))

/** A capital, or a listed given name where capitals are left out. */
function mayBeName(text: TaggedText, token: Token): boolean {
  const { start, end, kind, text: word } = token
  if (kind !== 'word' || isFunctionWord(text, start, end)) return false
  if (tagAt(text, start, 'hours.days.') || tagAt(text, start, 'dates.months.')) return false
  const written = text.raw.slice(start, end)
  if (/^\p{Lu}\p{Ll}/u.test(written)) return true
  const listed = personNameOf(word)
  if (isGlued(text, [start, end])) return listed !== undefined || isKoreanName(word)
  // "grana, añil y pericón": who writes capitals within sentences writes them in names.
  if (writesCapitals(text)) return false
  // "will", "mark" and "rose" are words as well.
  const isWord = ['top', 'common'].includes(frequencyOf(text.language, word))
  return (listed === 'given' || listed === 'both') && !isWord
}

function joins(text: TaggedText, token: Token | undefined): boolean {
  if (token?.kind !== 'word' || isFunctionWord(text, token.start, token.end)) return false
  if (personNameOf(token.text) !== undefined) return true
  return (
    /^\p{Lu}\p{Ll}/u.test(text.raw.slice(token.start, token.end)) &&
    !isPlainNoun(text.language, token.text)
  )
}

const isGlued = ({ raw }: TaggedText, [start, end]: Span): boolean =>
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}\p{Script=Hiragana}]/u.test(
    raw.slice(start, end),
  )

/** A family name of one syllable and a given name of two. */
function isKoreanName(word: string): boolean {
  const [family = '', ...given] = word
  return given.length === 2 && isFamily(family) && personNameOf(given.join('')) !== undefined
}

const isFamily = (name: string): boolean => ['family', 'both'].includes(personNameOf(name) ?? '')

function roleBehind(text: TaggedText, name: Span, { span }: Piece): string {
  const [start, end] = trimmed(text.raw, [name[1], span[1]])
  return end - start > 1 && end - start <= longestRole ? text.raw.slice(start, end) : ''
}
