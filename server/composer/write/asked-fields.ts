import type { Reading } from '#server/reader/read.ts'
import { fold } from '#server/reader/text/fold.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { isDense } from '#server/reader/text/is-dense.ts'
import { speakers } from '#server/reader/text/tag-names.ts'
import {
  hasTag,
  type TaggedText,
  tagAt,
  tagsIn,
  tokensIn,
} from '#server/reader/text/tagged-text.ts'
import { type Span, trimmed } from '#server/reader/text/trim.ts'
import type { AnswerKind } from '#shared/blocks/contact.ts'
import type { Labels } from '../labels.ts'
import { firstCue } from '../lay-out/topics.ts'
import { formList, sentenceEnd } from '../material/form-list.ts'
import { countClaims } from '../material/requests.ts'
import { phrase } from '../material/turn.ts'
import { fieldParts } from './field-parts.ts'

/** A field the brief names, in its own words. */
export interface AskedField {
  label: string
  kind: AnswerKind
}

const mostFields = 8
const longestLabel = 40
/** Words of a label that carry something. */
const mostWords = 4
/** Letters behind the word for a form in which its fields are named. */
const reach = 140

/** "A form with the name, the child's age and a telephone": what readers are to be asked. */
export function askedFields(reading: Reading, labels: Labels): AskedField[] {
  const { text } = reading
  const form = formList(reading)
  const lists: (List | null)[] = [
    form && {
      span: beforeAsking(text, form.span, labels),
      least: 2,
      isOpened: !form.isNamed,
    },
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

/** お名前、お電話番号 | をお知らせください: in scripts that end with it, up to the words that ask. */
function beforeAsking(text: TaggedText, [start, end]: Span, { asks }: Labels): Span {
  const isBehind = isDense(text.raw.slice(start, end))
  const cue = isBehind ? cueIn(text, [start, end], asks.behind) : null
  return cue && cue[0] > start ? [start, cue[0]] : [start, end]
}

interface List {
  span: Span
  /** One thing alone is no list behind a word for a form. */
  least: number
  /** Behind a colon stand its fields alone. */
  isOpened?: boolean
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
  const behind = Math.max(
    begins + topic,
    contact ? contact.span[1] + (particle?.[0].length ?? 0) : 0,
  )
  const from = behindCondition(text, [behind, cue[0]])
  return from < cue[0] ? { span: [from, cue[0]], least: 1 } : null
}

/** 참관을 원하시면 | 이름과 연락처를: where words end in what joins them, when it is asked is none of its fields. */
function behindCondition(text: TaggedText, [start, end]: Span): number {
  const said = text.raw.slice(start, end)
  const mark = said.search(/[,、]/)
  const head: Span = [start, mark < 0 ? end : start + mark]
  const last = tokensIn(text, ...head).findLast(
    (word) =>
      word.end < head[1] &&
      /\p{Script=Hangul}/u.test(word.text) &&
      (text.endingAt.get(word.end) ?? []).some(
        ({ tag, start: at }) => isLeading.has(tag) && at > word.start,
      ),
  )
  return last ? last.end + 1 : start
}

function cueIn(text: TaggedText, [start, end]: Span, cues: readonly string[]): Span | null {
  const said = text.folded.slice(start, end)
  const found = cues
    .map((cue) => ({ at: firstCue(said, [cue]), length: fold(cue).length }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at || other.length - one.length)[0]
  return found ? [start + found.at, start + found.at + found.length] : null
}

function fieldsIn(reading: Reading, { span, least, isOpened }: List, labels: Labels): AskedField[] {
  const { text } = reading
  const fields = fieldParts(text, behindForm(text, span))
    // "Until 10 May, with name and age": nobody is asked for that day.
    .filter(({ span: part }) => countClaims(reading, part, 'date') === 0)
    // "The form on the page, with …": the page is no field of it.
    .filter(
      ({ span: part }) =>
        least === 1 ||
        isOpened ||
        hasTag(text, ...part, 'words.alternatives') ||
        !hasTag(text, ...part, 'roles.instruction'),
    )
    .filter((part) => isNounPhrase(reading, part.span))
    .map(
      (part): AskedField =>
        part.counted
          ? { label: countOf(text, part.span, part.counted), kind: 'number' }
          : { label: labelOf(text, part.span, labels), kind: kindOf(text, part.span, labels) },
    )
  return fields.length >= least ? fields : []
}

/** What can be asked beside a control: "we call back within 48 h" has a subject, 体験のお申し込みは is a topic. */
function isNounPhrase({ text }: Reading, [start, end]: Span): boolean {
  const ends = (text.endingAt.get(end) ?? []).filter((tag) => tag.start > start)
  if (isDense(text.raw.slice(start, end))) return !ends.some(({ tag }) => isLeading.has(tag))
  const words = tokensIn(text, start, end).filter(({ kind }) => kind !== 'mark')
  const told = words.filter((word) => !isFunctionWord(text, word.start, word.end))
  const isSubject = speakers.some((tag) => tagAt(text, start, tag))
  return hasTag(text, start, end, 'words.eitherWay') || (told.length <= mostWords && !isSubject)
}

const isLeading: ReadonlySet<string> = new Set(['names.topics', 'words.subordinate'])

/** 상담을 원하시는 분은 신청서에 | 아이의 나이와 …: in scripts that end with what is asked, behind the topic and the word for the form. */
function behindForm(text: TaggedText, [start, end]: Span): Span {
  const last = ['words.forms', 'words.siteForms']
    .flatMap((tag) => tagsIn(text, start, end, tag))
    .at(-1)
  if (!last || !isDense(text.raw.slice(start, end))) return [start, end]
  const particle = /^\p{Script=Hangul}*\s|^\p{Script=Hiragana}{1,2}[、，]?/u.exec(
    text.raw.slice(last.end),
  )
  const from = last.end + (particle?.[0].length ?? 0)
  return from < end ? trimmed(text.raw, [from, end]) : [start, end]
}

/** "Number of | children", 大人 | の人数: with the words that count both, before or behind it. */
function countOf(text: TaggedText, span: Span, counted: Span): string {
  const { raw } = text
  const [start, end] = withoutArticle(text, span)
  const count = raw.slice(...counted)
  if (counted[0] >= end) return phrase(text, [start, end]) + count
  const joint = /['’]$/.test(count) ? '' : ' '
  return phrase(text, counted) + joint + raw.slice(start, end)
}

/** The creator's own words; a condition as the question it is: "si vous …" is "Vous … ?". */
function labelOf(text: TaggedText, span: Span, { asks }: Labels): string {
  const condition = asks.question && cueIn(text, span, asks.conditions)
  if (condition && condition[0] === span[0] && condition[1] < span[1])
    return asks.question.replace(
      '{clause}',
      phrase(text, trimmed(text.raw, [condition[1], span[1]])),
    )
  const [either] = tagsIn(text, ...span, 'words.eitherWay')
  const choice = either && trimmed(text.raw, [span[0], either.start])
  if (asks.question && choice && choice[1] > choice[0])
    return asks.question.replace('{clause}', phrase(text, withoutArticle(text, choice)))
  return phrase(text, withoutArticle(text, span))
}

function withoutArticle(text: TaggedText, [start, end]: Span): Span {
  // "L'adresse": an article may be a part of its word.
  const joined = tagAt(text, start, 'words.articles')
  if (joined && /['’]$/.test(text.raw.slice(start, joined.end))) return [joined.end, end]
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
  const kinds = [
    ['words.eitherWay', 'yes-no'],
    ['contact.email', 'email'],
    ['contact.phone', 'phone'],
    ['words.howMany', 'number'],
    ['words.nameFields', 'name'],
  ] as const
  const counts = tagsIn(text, ...span, 'words.howMany')
  // The number of "number of adults" is none to be called at.
  const isCount = (tag: string) =>
    tag.startsWith('contact.') &&
    tagsIn(text, ...span, tag).every((one) =>
      counts.some(({ start, end }) => start <= one.start && one.end <= end),
    )
  // The number of a house neither.
  const isOther = (tag: string) =>
    tag === 'contact.phone' && hasTag(text, ...span, 'contact.notPhone')
  const known = kinds.find(([tag]) => hasTag(text, ...span, tag) && !isCount(tag) && !isOther(tag))
  if (known) return known[1]
  const said = text.folded.slice(...span)
  if (said.includes(fold(form.photo))) return 'photo'
  // 희망 날짜 and 날짜: what a label of the form ends with is asked with the same control.
  const isAsked = (label: string) => said.includes(fold(label)) || endsWithWord(fold(label), said)
  if ([form.date, form.arrival, form.departure].some(isAsked)) return 'date'
  return endsWithWord(fold(form.time), said) ? 'time' : 'text'
}

const endsWithWord = (label: string, word: string): boolean => ` ${label}`.endsWith(` ${word}`)
