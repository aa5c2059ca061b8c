import type { Reading } from '#server/reader/read.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { isDense } from '#server/reader/text/is-dense.ts'
import { capitalisesNouns, leavesNounsSmall } from '#server/reader/text/nouns.ts'
import { hasTag, tagAt, tagsIn, tokensIn } from '#server/reader/text/tagged-text.ts'
import type { Token } from '#server/reader/text/tokens.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { frequencyOf } from '#server/reader/text/word-frequency.ts'
import { sensesOf } from '#server/reader/text/word-senses.ts'
import { verbsIn } from '../material/sentences.ts'

/** Words of what is held, on each side of the noun for it. */
const most = { before: 3, behind: 6 }

/**
 * What is held, from the noun for it: "our | summer concert | is on", "la | sagra della castagna | è",
 * "Nos casamos". Null where a statement has no such noun.
 */
export function feastIn(reading: Reading, [start, end]: Span): Span | null {
  const { text } = reading
  const [noun] = tagsIn(text, start, end, 'trades.event.names').toSorted(
    (one, other) => one.start - other.start || other.end - one.end,
  )
  if (!noun) return null
  const at: Span = [wordStart(text, noun.start), noun.end]
  if (!isDense(text.raw.slice(...at))) {
    const whole: Span = [partsBefore(reading, [start, at[0]]), ending(reading, [at[1], end])]
    const last = tokensIn(text, ...whole).findLast(
      (token) => token.kind !== 'mark' && !leads(text, token),
    )
    return last ? [whole[0], last.end] : null
  }
  if (isHeldAlone(reading, [start, at[1]])) return [start, at[1]]
  // Korean has spaces, and particles written to its words; Japanese has none.
  const isSpaced = /\p{Script=Hangul}/u.test(text.raw[at[0]] ?? '')
  return [
    isSpaced ? partsBefore(reading, [start, at[0]]) : behindDate(reading, [start, at[0]]),
    at[1],
  ]
}

/** Letters of what is held, where it is all that stands before the verb. */
const longestAlone = 32

/** 祖母ハナの卒寿を祝う会|を催します: all of it up to its particle, where nothing says when or who holds it. */
function isHeldAlone({ text, claims, days }: Reading, [start, end]: Span): boolean {
  const isInside = (from: number, to: number) => from >= start && to <= end
  const isDated =
    claims.some(({ kind, span }) => told.has(kind) && isInside(...span)) ||
    days.some((day) => isInside(day.start, day.end))
  const isOfSomebodyElse = ['names.topics', 'places.in', 'words.together', 'words.alone'].some(
    (tag) => hasTag(text, start, end, tag),
  )
  const isObject = tagAt(text, end, 'words.objects') !== undefined
  return isObject && !isDated && !isOfSomebodyElse && end - start <= longestAlone
}

/** "Rommelmarkt op": words a title does not end with. */
const leadsOn = ['words.prepositions', 'words.articles', 'words.conjunctions']

/** Of "dell'usato" only the first letters do. */
const leads = (text: Reading['text'], token: Token): boolean =>
  (text.startingAt.get(token.start) ?? []).some(
    ({ tag, end }) => leadsOn.includes(tag) && end >= token.end,
  )

/** "Kartoffel|fest": a noun may be the end of a word. */
function wordStart({ tokens, raw }: Reading['text'], at: number): number {
  // Korean has spaces between its words, Japanese has none.
  if (isDense(raw[at] ?? '') && !/\p{Script=Hangul}/u.test(raw[at] ?? '')) return at
  return tokens.find(({ start, end }) => start <= at && at < end)?.start ?? at
}

/** Letters before a noun that belong to it where words are not parted: 町内会の夏祭り. */
const longestBefore = 16

/** 8月7日に | 町内会の夏祭り: what stands before the noun, behind the date, its particle and any mark. */
function behindDate({ text, claims, days }: Reading, [start, at]: Span): number {
  const told = [...claims.map(({ span }) => span[1]), ...days.map(({ end }) => end)]
  const from = Math.max(start, ...told.filter((end) => end <= at))
  const before = text.raw.slice(from, at)
  const particle = tagAt(text, from, 'words.prepositions')
  const lead =
    /^.*[、，,。）)\s]/u.exec(before)?.[0].length ??
    (particle && particle.end <= at
      ? particle.end - from
      : (/^\p{Script=Hiragana}|/u.exec(before)?.[0].length ?? 0))
  const first = from + lead
  return at - first <= longestBefore ? first : at
}

/** What ends a word that says where, whose or who: 3층에서, 우리는. */
const endings = ['words.prepositions', 'words.objects', 'words.articles', 'words.copulas']

/** "9th Mill | Run", "50. | Geburtstag": words right before the noun, neither verbs nor a time. */
export function partsBefore(reading: Reading, [start, at]: Span): number {
  const { text } = reading
  const before = tokensIn(text, start, at)
    .filter((token) => !isOrdinalMark(text, token))
    .slice(-most.before)
  let first = at
  for (const token of before.reverse()) {
    const isLed = text.endingAt
      .get(token.end)
      ?.some(({ tag, start: from }) => endings.includes(tag) && from > token.start)
    const isTold =
      isPart(reading, token) || isOrdinalEnding(text, token) || isOfSomebody(text, token)
    if (!isTold || (isLed && !isOfFamily(text, token) && !isOfSomebody(text, token))) break
    first = token.start
  }
  return first
}

/** "5|th": written to its number. */
const isOrdinalEnding = ({ tokens }: Reading['text'], token: Token): boolean =>
  !token.spaced && tokens[tokens.indexOf(token) - 1]?.kind === 'number'

/** "Lina's" is whose it is, and no "Lina is". */
const isOfSomebody = (text: Reading['text'], { start, end }: Token): boolean =>
  /^\p{Lu}\p{L}+['’]s$/u.test(text.raw.slice(start, end)) &&
  frequencyOf(text.language, text.folded.slice(start, end - 2)) !== 'top'

/** Letters of a given name and the vowel it is called with: 서윤|이. */
const longestCalled = 4

/** 우리 하준이, 저희 딸 서윤이: behind "our" a name keeps the vowel it is called with. */
function isOfFamily(text: Reading['text'], token: Token): boolean {
  const { tokens } = text
  const at = tokens.indexOf(token)
  const before = tokens.slice(Math.max(0, at - 2), at)
  return (
    token.end - token.start <= longestCalled &&
    before.some(({ start, end }) =>
      ['words.possessives', 'words.together'].some((tag) => tagAt(text, start, tag)?.end === end),
    )
  )
}

const isOrdinalMark = ({ raw }: Reading['text'], { text, start }: Token): boolean =>
  text === '.' && /\d$/.test(raw.slice(0, start))

/** "Sagra | della castagna", "Sommerfest | der Grundschule Nord": words of it that follow the noun. */
function ending(reading: Reading, [at, end]: Span): number {
  const { text } = reading
  let last = at
  for (const [i, token] of tokensIn(text, at, end).slice(0, most.behind).entries()) {
    const isPartOfIt =
      (isPart(reading, token) && !isVerb(reading, token)) || isCapital(reading, token)
    if (token.kind === 'word' && isPartOfIt) last = token.end
    else if (
      !isApostrophe(token) &&
      !isOf(reading, token) &&
      !(i > 0 && tagAt(text, token.start, 'words.articles'))
    )
      break
  }
  return last
}

/** "Omas 80. Geburtstag | feiern wir": where nouns have capitals, a small word behind one is none. */
const isVerb = ({ text }: Reading, { kind, start }: Token): boolean =>
  kind === 'word' &&
  capitalisesNouns(text.language) &&
  !leavesNounsSmall(text) &&
  /^\p{Ll}/u.test(text.raw.slice(start))

const isApostrophe = ({ text }: Token): boolean => /^['’]$/.test(text)

/** São, of "São José" */
const isCapital = ({ text }: Reading, { start }: Token): boolean =>
  !capitalisesNouns(text.language) && /\p{Lu}/u.test(text.raw[start] ?? '')

/** "Of", "della"; "der" of a genitive. */
function isOf({ text }: Reading, token: Token): boolean {
  const { particles } = text.language.data.names
  const senses = sensesOf(text.language, token.text)
  return (
    (particles.includes(token.text) && senses.some((sense) => ['of', 'from'].includes(sense))) ||
    (capitalisesNouns(text.language) && tagAt(text, token.start, 'words.articles') !== undefined)
  )
}

/** Senses of words that are no part of what is held. */
const others: readonly string[] = ['day-word', 'day-part', 'begin', 'end', 'open', 'close']

const told: ReadonlySet<string> = new Set(['date', 'time', 'money', 'phone', 'email', 'url'])
const isIn = ({ start, end }: Token, [from, to]: Span): boolean => from <= start && end <= to

function isPart(reading: Reading, token: Token): boolean {
  const { text, claims, days } = reading
  const { start, end, kind } = token
  const isTime =
    claims.some((claim) => told.has(claim.kind) && isIn(token, claim.span)) ||
    days.some((day) => day.start <= start && end <= day.end) ||
    hasTag(text, start, end, 'hours.days.')
  return (
    (kind === 'word' || kind === 'number') &&
    !isTime &&
    !isFunctionWord(text, start, end) &&
    verbsIn(reading, [start, end]).length === 0 &&
    !sensesOf(text.language, token.text).some((sense) => others.includes(sense)) &&
    !tagAt(text, start, 'places.in')
  )
}
