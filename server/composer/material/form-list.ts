import { formWord } from '#server/reader/facts/form-word.ts'
import type { Reading } from '#server/reader/read.ts'
import {
  hasTag,
  type TaggedText,
  tagAt,
  tagBefore,
  tagsIn,
} from '#server/reader/text/tagged-text.ts'
import { type Span, trimmed } from '#server/reader/text/trim.ts'
import { countClaims } from './requests.ts'

/** Letters behind the word for a form in which its fields are named. */
const reach = 180
/** Letters between the word and a mark that opens the list: "through a form please - name, …". */
const nearMark = 16
/** A bracket is a list of fields further away as well: 폼으로 받고 싶어요 (이름, …). */
const nearBracket = 28

/** What a form asks for, and the words that lead to it: "by form: |name, how many|". */
interface FormList {
  /** Where the words that lead to the form begin, and where those for it end. */
  lead: number
  mark: number
  span: Span
  /** Only joined by a word: "a form with your name". */
  isNamed: boolean
}

/** "The form: name, phone", "via a form (name, how many)", "a form with a name": what is named behind it. */
export function formList(reading: Reading): FormList | null {
  const { text } = reading
  const form = formWord(reading)
  if (!form) return null
  const end = sentenceEnd(text, form.end)
  const list = opened(text, form.end, end)
  const lead = leadOf(text, form.start)
  const span =
    list?.span ?? namedBefore(text, lead) ?? named(text, behindDay(reading, form.end, end), end)
  // "Fill in the form before 15 February; …": until when is none of its fields.
  if (!span || countClaims(reading, span, 'date') > 0) return null
  return { lead, mark: list?.mark ?? form.end, span, isNamed: list === null }
}

/** Behind a colon; behind a dash, a bracket, a comma where the first thing named is a name or a number. */
function opened(text: TaggedText, from: number, end: number): { mark: number; span: Span } | null {
  const { raw } = text
  const said = raw.slice(from, end)
  const mark = /[:：]|\s[-–—]\s|[(（]|[,、]/.exec(said)
  if (!mark) return null
  const start = from + mark.index + mark[0].length
  const isBracket = /[(（]/.test(mark[0])
  const isNear = mark.index <= (isBracket ? nearBracket : nearMark)
  if (!isNear && !/[:：]/.test(mark[0])) return null
  const list = trimmed(raw, [start, isBracket ? bracketEnd(raw, start, end) : end])
  const first = raw.slice(list[0], list[1]).search(/[,、]/)
  const head: Span = [list[0], first < 0 ? list[1] : list[0] + first]
  const asks = ['words.nameFields', 'words.howMany'].some((tag) => hasTag(text, ...head, tag))
  const isSure = asks || /[:：]/.test(mark[0])
  return isSure ? { mark: from + mark.index, span: list } : null
}

/** "Fill in a form | by 12 September | with …": the day until which it is filled in is none of its fields. */
function behindDay({ text, claims }: Reading, from: number, end: number): number {
  const day = claims.find(({ kind, span }) => kind === 'date' && span[0] >= from && span[1] < end)
  const isNext =
    day && !/[\p{P}]/u.test(text.raw.slice(from, day.span[0])) && day.span[0] - from <= nearMark
  return isNext ? day.span[1] : from
}

/** "Sign up by 8 March | with name, house number and plants | through a form". */
function namedBefore(text: TaggedText, lead: number): Span | null {
  const from = lead - (/[^.!?;:。！？\n]*$/.exec(text.raw.slice(0, lead))?.[0].length ?? 0)
  const [name] = tagsIn(text, from, lead, 'words.nameFields')
  const isListed = name && /^,\s/.test(text.raw.slice(name.end))
  // "With | how many you are, the branch and allergies"
  const field = isListed ? name : tagsIn(text, from, lead, 'words.howMany')[0]
  if (!field || !/[,、]\s/.test(text.raw.slice(field.end, lead))) return null
  const article = startBefore(text, field.start, 'words.articles')
  const isJoined = startBefore(text, article, 'words.prepositions') < article
  return isJoined ? trimmed(text.raw, [field.start, lead]) : null
}

/** "A form with a name and a number". */
function named(text: TaggedText, from: number, end: number): Span | null {
  const joint = tagAt(text, from + 1, 'words.prepositions')
  return joint ? [joint.end, end] : null
}

function bracketEnd(raw: string, start: number, end: number): number {
  const at = raw.slice(start, end).search(/[)）]/)
  return at < 0 ? end : start + at
}

/** "…by | a form", "par | un petit formulaire": with what leads to the word. */
function leadOf(text: TaggedText, form: number): number {
  const own = firstOfPhrase(text, form)
  const word = text.tokens.findLast(({ end }) => end < form)
  if (own < form || word?.kind !== 'word' || word.end !== form - 1) return own
  const behindWord = firstOfPhrase(text, word.start)
  return behindWord < word.start ? behindWord : form
}

/** Where the article and the preposition before an offset begin. */
function firstOfPhrase(text: TaggedText, from: number): number {
  const article = startBefore(text, from, 'words.articles')
  return startBefore(text, article, 'words.prepositions')
}

/** "Au moyen d'|un formulaire": some are written to the next word. */
const startBefore = (text: TaggedText, from: number, tag: string): number =>
  (tagBefore(text, from, tag) ?? tagBefore(text, from - 1, tag))?.start ?? from

export function sentenceEnd({ raw }: TaggedText, from: number): number {
  const at = raw.slice(from, from + reach).search(/[.!?](?=\s|$)|[。！？\n]|$/)
  return from + at
}
