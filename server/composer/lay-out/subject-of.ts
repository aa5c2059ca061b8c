import type { Reading } from '#server/reader/read.ts'
import { isDense } from '#server/reader/text/is-dense.ts'
import { isOwnEnding } from '#server/reader/text/is-own-ending.ts'
import type { Tag } from '#server/reader/text/phrase-index.ts'
import { speakers } from '#server/reader/text/tag-names.ts'
import { tagAt, tokensIn } from '#server/reader/text/tagged-text.ts'
import { trimmed } from '#server/reader/text/trim.ts'
import { sensesOf } from '#server/reader/text/word-senses.ts'
import { opensWithSubject } from '../material/sentences.ts'
import type { Statement } from '../material/statement.ts'
import { phrase } from '../material/turn.ts'
import { ownWords } from '../material/words.ts'
import type { Title } from './titles.ts'

/** Senses of whoever speaks. */
const own: readonly string[] = ['pron-i', 'pron-we']
/** Letters of what somebody is. */
const longestIntroduced = 40
/** Words of the longest subject that is a name. */
const longestSubject = 6

/** The subject of a sentence: what stands before "is", or before the particle that is written to it. */
export function subjectOf(reading: Reading, statement: Statement): Title | null {
  const { text } = reading
  const [start, end] = statement.span
  if (opensWithSubject(reading, [start, end])) return null
  // 공원요가 is yoga in a park: only a sentence that says what something is has such a particle.
  const isSaid = text.tags.some(
    ({ tag, end: to }) => tag === 'words.copulas' && to >= end - 1 && to <= end + 1,
  )
  const isGlued = (tag: Tag) =>
    isSaid &&
    tag.tag === 'names.copula' &&
    tag.end - tag.start === 1 &&
    /^\p{Script=Hangul}{2} /u.test(text.raw.slice(tag.start - 1, tag.end + 1)) &&
    !isOwnEnding(text, tag.end)
  // "Tanner's Lane" is no "Tanner is".
  const isPlain = ({ tag, start: at }: Tag) =>
    tag === 'words.copulas' && !isDense(text.raw[at] ?? '') && !/['’]/.test(text.raw[at] ?? '')
  const copula = text.tags
    .filter((tag) => tag.start > start && tag.end <= end)
    .filter((tag) => isPlain(tag) || isGlued(tag))
    .sort((one, other) => one.start - other.start)[0]
  const last = copula ? trimmed(text.raw, [start, copula.start])[1] : start
  const words = text.raw.slice(start, last).split(/\s+/).filter(Boolean)
  const isName = !/\d/.test(words.join('')) && !tagAt(text, start, 'words.prepositions')
  if (words.length === 0 || words.length > longestSubject || !isName) return null
  // 아기 이름은 한도윤이고: what leads to a name is none.
  const isLabel = text.tags.some(
    (tag) =>
      tag.tag === 'names.before' && tag.start < last && tag.start >= start && tag.end >= last,
  )
  if (isLabel) return null
  return {
    words: ownWords(phrase(text, [start, last]), [start, last]),
    from: statement,
    isWhole: true,
  }
}

/**
 * 저는 전주에서 방문 미용을 하는 미용사 채순옥입니다: who or what a brief introduces, without "I" and
 * "am", is what scripts without spaces between a noun and its verb set over a page. Null of other
 * sentences.
 */
export function introducedBy({ text }: Reading, statement: Statement): Title | null {
  const [start, end] = statement.span
  const subject = speakers.flatMap((tag) => tagAt(text, start, tag) ?? [])[0]
  const copula = text.tags
    .filter((tag) => tag.tag === 'words.copulas' && tag.end >= end - 1 && tag.end <= end + 1)
    .sort((one, other) => one.start - other.start)[0]
  if (!copula || !isDense(text.raw[copula.start] ?? '')) return null
  const isHangul = /\p{Script=Hangul}/u.test(text.raw[copula.start] ?? '')
  // 고쳤습니다 ends in a verb; 농장입니다, 교체합니다 say what somebody is or does.
  const last = /\p{Script=Hangul}+$/u.exec(text.folded.slice(start, copula.start))?.[0] ?? ''
  const isNoun =
    tagAt(text, copula.start, 'names.after')?.end === copula.end ||
    sensesOf(text.language, last).length > 0
  if (isHangul ? !isNoun : !subject) return null
  // 부부가 함께 꾸려 가는 농장입니다: only "I" and "we" are left out.
  const [first] = subject ? tokensIn(text, start, subject.end) : []
  const isSpeaker =
    !isHangul || (first && sensesOf(text.language, first.text).some((sense) => own.includes(sense)))
  const from = subject && isSpeaker ? subject.end : start
  const said = trimmed(text.raw, [from, copula.start])
  const isWhole = said[1] === copula.start && !/[.!?。,、]/.test(text.raw.slice(...said))
  if (!isWhole || said[1] - said[0] > longestIntroduced || said[1] <= said[0]) return null
  return { words: ownWords(phrase(text, said), said), of: statement, isWhole: true }
}
