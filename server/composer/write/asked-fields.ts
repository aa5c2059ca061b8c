import type { Reading } from '#server/reader/read.ts'
import { fold } from '#server/reader/text/fold.ts'
import { isDense } from '#server/reader/text/is-dense.ts'
import { hasTag, type TaggedText, tagAt, tagsIn } from '#server/reader/text/tagged-text.ts'
import { type Span, trimmed } from '#server/reader/text/trim.ts'
import type { AnswerKind } from '#shared/blocks/contact.ts'
import type { Labels } from '../labels.ts'
import { firstCue } from '../lay-out/topics.ts'
import { countClaims } from '../material/requests.ts'
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
export function askedFields(reading: Reading, labels: Labels): AskedField[] {
  const { text } = reading
  const lists = [
    formList(reading),
    ...requests(reading).map((request) => listBehind(text, request, labels)),
    ...requests(reading).map((request) => listBefore(reading, request, labels)),
  ]
  for (const list of lists) {
    const fields = list ? fieldsIn(reading, list, labels) : []
    const areShort = fields.every(({ label }) => label.length > 1 && label.length <= longestLabel)
    if (fields.length > 0 && fields.length <= mostFields && areShort) return fields
  }
  return []
}

interface List {
  span: Span
  /** One thing alone is no list behind a word for a form. */
  least: number
}

/** "The form: name, phone", "a form with a name": what is named behind it. */
function formList(reading: Reading): List | null {
  const { text } = reading
  const [form] = tagsIn(text, 0, text.raw.length, 'words.forms')
  if (!form) return null
  const end = sentenceEnd(text, form.end)
  const colon = text.raw.slice(form.end, end).search(/[:：]/)
  const from =
    colon >= 0 ? form.end + colon + 1 : tagAt(text, form.end + 1, 'words.prepositions')?.end
  // "Fill in the form before 15 February; …": until when is none of its fields.
  const isDated = from !== undefined && countClaims(reading, [from, end], 'date') > 0
  return from === undefined || isDated ? null : { span: [from, end], least: 2 }
}

/** Sentences that say how to get in touch: "€85 including lunch" asks nobody for a lunch. */
function requests(reading: Reading): Span[] {
  const { text } = reading
  const sentences = [...text.raw.matchAll(/.+?(?:[.!?。！？](?=\s|$)|[。！？]|\n|$)/gs)]
  return sentences
    .map(({ 0: said, index }): Span => [index, index + said.length])
    .filter(
      (span) =>
        countClaims(reading, span, 'money') === 0 &&
        (hasTag(text, ...span, 'actions.') ||
          (['phone', 'email', 'url'] as const).some(
            (kind) => countClaims(reading, span, kind) > 0,
          )),
    )
}

/** "…, stating how many you are": behind the words that ask for it. */
function listBehind(text: TaggedText, request: Span, { asks }: Labels): List | null {
  const cue = cueIn(text, request, asks.before)
  return cue ? { span: [cue[1], sentenceEnd(text, cue[1])], least: 1 } : null
}

/** お名前と人数をお知らせください: before the words that ask for it, behind address and topic. */
function listBefore({ text, contacts }: Reading, request: Span, { asks }: Labels): List | null {
  const cue = cueIn(text, request, asks.behind)
  if (!cue) return null
  const begins = Math.max(0, cue[0] - reach)
  const said = text.raw.slice(begins, cue[0])
  const sentence = /^.*[.!?。！？\n]\s*/su.exec(said)?.[0].length ?? 0
  // ご予約は、…: what stands before the first comma behind a lone particle is the topic.
  const opening = /^[^、]*[^、\p{Script=Hiragana}]\p{Script=Hiragana}、/u.exec(said.slice(sentence))
  const topic = sentence + (opening?.[0].length ?? 0)
  const contact = contacts.findLast(({ span }) => span[1] <= cue[0] && span[1] >= begins)
  const particle =
    contact &&
    /^\s*(?:\p{Script=Hangul}+\s|\p{Script=Hiragana})?/u.exec(text.raw.slice(contact.span[1]))
  const from = Math.max(begins + topic, contact ? contact.span[1] + (particle?.[0].length ?? 0) : 0)
  return from < cue[0] ? { span: [from, cue[0]], least: 1 } : null
}

function cueIn(text: TaggedText, [start, end]: Span, cues: readonly string[]): Span | null {
  const said = text.folded.slice(start, end)
  const found = cues
    .map((cue) => ({ at: firstCue(said, [cue]), length: fold(cue).length }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at || other.length - one.length)[0]
  return found ? [start + found.at, start + found.at + found.length] : null
}

function sentenceEnd({ raw }: TaggedText, from: number): number {
  return from + raw.slice(from, from + reach).search(/[.!?。！？]\s|[.!?。！？]$|\n|$/)
}

function fieldsIn(reading: Reading, { span, least }: List, labels: Labels): AskedField[] {
  const { text } = reading
  const fields = parts(text, span)
    // "Until 10 May, with name and age": nobody is asked for that day.
    .filter((part) => countClaims(reading, part, 'date') === 0)
    // "The form on the page, with …": the page is no field of it.
    .filter((part) => least === 1 || !hasTag(text, ...part, 'roles.instruction'))
    .map((part) => ({ label: labelOf(text, part, labels), kind: kindOf(text, part, labels) }))
  return fields.length >= least ? fields : []
}

/** The creator's own words; a condition as the question it is: "si vous …" is "Vous … ?". */
function labelOf(text: TaggedText, span: Span, { asks }: Labels): string {
  const condition = asks.question && cueIn(text, span, asks.conditions)
  if (condition && condition[0] === span[0] && condition[1] < span[1])
    return asks.question.replace(
      '{clause}',
      phrase(text, trimmed(text.raw, [condition[1], span[1]])),
    )
  return phrase(text, withoutArticle(text, span))
}

/** What stands between commas and "and". */
function parts(text: TaggedText, [start, end]: Span): Span[] {
  const ands = tagsIn(text, start, end, 'words.conjunctions').filter((and) => !isInside(text, and))
  const commas = [...text.raw.slice(start, end).matchAll(/[,、]/g)].map(({ index }) => ({
    start: start + index,
    end: start + index + 1,
  }))
  const cuts = [...commas, ...ands].sort((one, other) => one.start - other.start)
  return [...cuts, { start: end, end }]
    .map((cut, i): Span => trimmed(text.raw, [cuts[i - 1]?.end ?? start, cut.start]))
    .filter(([from, to]) => to > from)
}

/** 学年とお名前, 이름과 인원수: in scripts without spaces one letter may be part of a word. */
function isInside({ raw }: TaggedText, { start, end }: { start: number; end: number }): boolean {
  if (!isDense(raw.slice(start, end))) return false
  const isJoining = /[\p{Script=Han}\p{Script=Katakana}ー)）]$/u.test(raw.slice(0, start))
  const goesOn = /^\p{Script=Hiragana}{2}/u.test(raw.slice(end))
  return /^\p{Script=Hangul}/u.test(raw.slice(end)) || (!isJoining && goesOn)
}

function withoutArticle(text: TaggedText, [start, end]: Span): Span {
  const first = text.tokens.find((token) => token.start >= start)
  const isSmall =
    first &&
    first.end < end &&
    ['articles', 'possessives', 'fillers', 'thanks'].some(
      (kind) => tagAt(text, first.start, `words.${kind}`)?.end === first.end,
    )
  return isSmall ? trimmed(text.raw, [first.end, end]) : [start, end]
}

function kindOf(text: TaggedText, span: Span, { form }: Labels): AnswerKind {
  if (hasTag(text, ...span, 'contact.email')) return 'email'
  if (hasTag(text, ...span, 'contact.phone')) return 'phone'
  const said = text.folded.slice(...span)
  if (said.includes(fold(form.photo))) return 'photo'
  return said.includes(fold(form.date)) ? 'date' : 'text'
}
