import type { Reading } from '#server/reader/read.ts'
import { fold } from '#server/reader/text/fold.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { isDense } from '#server/reader/text/is-dense.ts'
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
    form && { span: form.span, least: 2 },
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

function fieldsIn(reading: Reading, { span, least }: List, labels: Labels): AskedField[] {
  const { text } = reading
  const fields = parts(text, behindForm(text, span))
    // "Until 10 May, with name and age": nobody is asked for that day.
    .filter((part) => countClaims(reading, part, 'date') === 0)
    // "The form on the page, with …": the page is no field of it.
    .filter(
      (part) =>
        least === 1 ||
        hasTag(text, ...part, 'words.alternatives') ||
        !hasTag(text, ...part, 'roles.instruction'),
    )
    .filter((part) => isNounPhrase(reading, part))
    .map((part) => ({ label: labelOf(text, part, labels), kind: kindOf(text, part, labels) }))
  return fields.length >= least ? fields : []
}

/** What can be asked beside a control: "we call back within 48 h" has a subject, 体験のお申し込みは is a topic. */
function isNounPhrase({ text }: Reading, [start, end]: Span): boolean {
  const ends = (text.endingAt.get(end) ?? []).filter((tag) => tag.start > start)
  if (isDense(text.raw.slice(start, end))) return !ends.some(({ tag }) => isLeading.has(tag))
  const words = tokensIn(text, start, end).filter(({ kind }) => kind !== 'mark')
  const told = words.filter((word) => !isFunctionWord(text, word.start, word.end))
  const isSubject = ['words.alone', 'words.together'].some((tag) => tagAt(text, start, tag))
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

/** What stands between commas and "and". */
function parts(text: TaggedText, [start, end]: Span): Span[] {
  const choices = tagsIn(text, start, end, 'words.eitherWay')
  const isOfBoth = (one: { start: number; end: number }) =>
    choices.some((choice) => choice.start <= one.start && one.end <= choice.end)
  const ands = tagsIn(text, start, end, 'words.conjunctions').filter(
    (and) =>
      !isInside(text, and) &&
      // "E-mail" in Italian begins with no "and".
      text.raw[and.end] !== '-' &&
      !hasTag(text, and.start, and.end, 'words.alternatives') &&
      !isOfBoth(and),
  )
  const commas = [...text.raw.slice(start, end).matchAll(/[,、]/g)].map(({ index }) => ({
    start: start + index,
    end: start + index + 1,
  }))
  // "…, and | chicken, beef or fish": what is chosen from is one answer.
  const choice =
    tagsIn(text, start, end, 'words.alternatives').find((one) => !isOfBoth(one))?.start ?? start
  const last = ands.findLast((and) => and.end <= choice)?.end ?? choice
  const cuts = [...commas.filter((comma) => comma.end < last || comma.end > choice), ...ands].sort(
    (one, other) => one.start - other.start,
  )
  return [...cuts, { start: end, end }]
    .map((cut, i): Span => trimmed(text.raw, [cuts[i - 1]?.end ?? start, cut.start]))
    .filter(([from, to]) => to > from)
    .reduce<Span[]>((all, part) => withPart(text, all, part), [])
}

/** "The number of adults and | of children" is one answer. */
function withPart(text: TaggedText, all: Span[], part: Span): Span[] {
  const last = all.at(-1)
  const [first] = tokensIn(text, ...part)
  const leads = first && tagAt(text, first.start, 'words.prepositions')?.end
  const isCount = hasTag(text, ...part, 'words.howMany')
  const isRest = last && leads !== undefined && leads < part[1] && !isCount
  return isRest ? [...all.slice(0, -1), [last[0], part[1]]] : [...all, part]
}

/** 学年とお名前, 이름과 인원수: in scripts without spaces one letter may be part of a word. */
function isInside({ raw }: TaggedText, { start, end }: { start: number; end: number }): boolean {
  if (!isDense(raw.slice(start, end))) return false
  const isJoining = /[\p{Script=Han}\p{Script=Katakana}ー)）]$/u.test(raw.slice(0, start))
  const goesOn = /^\p{Script=Hiragana}{2}/u.test(raw.slice(end))
  return /^\p{Script=Hangul}/u.test(raw.slice(end)) || (!isJoining && goesOn)
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
  const known = kinds.find(([tag]) => hasTag(text, ...span, tag))
  if (known) return known[1]
  const said = text.folded.slice(...span)
  if (said.includes(fold(form.photo))) return 'photo'
  // 희망 날짜 and 날짜: what a label of the form ends with is asked with the same control.
  const isAsked = (label: string) => said.includes(fold(label)) || endsWithWord(fold(label), said)
  if ([form.date, form.arrival, form.departure].some(isAsked)) return 'date'
  return endsWithWord(fold(form.time), said) ? 'time' : 'text'
}

const endsWithWord = (label: string, word: string): boolean => ` ${label}`.endsWith(` ${word}`)
