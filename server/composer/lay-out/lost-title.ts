import { isSearch } from '#server/reader/facts/lost-notice.ts'
import type { Reading } from '#server/reader/read.ts'
import { asName } from '#server/reader/spelling/name-words.ts'
import { withoutShouting } from '#server/reader/spelling/without-shouting.ts'
import { isUnspaced } from '#server/reader/text/fold.ts'
import { isDense } from '#server/reader/text/is-dense.ts'
import { capitalisesNouns, isNoun } from '#server/reader/text/nouns.ts'
import { personNameOf } from '#server/reader/text/person-names.ts'
import {
  hasTag,
  type TaggedText,
  tagAt,
  tagsIn,
  tokensIn,
} from '#server/reader/text/tagged-text.ts'
import type { Token } from '#server/reader/text/tokens.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { sensesOf } from '#server/reader/text/word-senses.ts'
import type { Statement } from '../material/statement.ts'
import { capitalised, phrase, sentence } from '../material/turn.ts'
import { ownWords } from '../material/words.ts'
import { isAnimal, isFree, isWritten } from './lost-words.ts'
import { longestLoss, ownLoss } from './own-loss.ts'
import type { Title } from './titles.ts'

/** Letters in which a notice says what is lost, and words on each side of "lost" in which it names it. */
const opening = 160
const nearby = 3
/** Words of a sentence that says no more than its title. */
const mostOfNotice = 8

/**
 * "LOST DOG please help. Biscuit, red kelpie …" is "Lost dog – Biscuit", "迷い猫 モモ" as it says: what
 * is lost, and what it is called. One or none.
 */
export function lostTitle(reading: Reading, told: readonly Statement[]): Title[] {
  if (!isSearch(reading)) return []
  const loss = lossIn(reading)
  const name = loss && nameBehind(reading, loss)
  const { text } = reading
  // "Our dog Rufus went missing | on Monday": the sentence says both.
  if (loss && isOwnLoss(text, loss) && (!name || name[0] < loss[1] + 2))
    return [inSentence(reading, told, [loss[0], Math.max(loss[1], name?.[1] ?? 0)])]
  if (!loss || !name || name[0] < loss[1]) return []
  const of = told.find(({ span }) => span[0] <= loss[0] && loss[1] <= span[1])
  const isBeside = /^ ?$/.test(text.raw.slice(loss[1], name[0]))
  const called = asName(text.raw.slice(...name), text)
  const words = ownWords(calm(text, loss) + (isBeside ? ' ' : ' – ') + called, loss, name)
  return [{ words, isWhole: true, ...(of && { [of.words <= mostOfNotice ? 'of' : 'from']: of }) }]
}

const isOwnLoss = (text: TaggedText, span: Span): boolean =>
  hasTag(text, ...span, 'words.possessives') && span[1] - span[0] <= longestLoss

/** The beginning of a sentence; below it goes on where a day or a place does. */
function inSentence({ text }: Reading, told: readonly Statement[], span: Span): Title {
  const words = ownWords(unshouted(text, span, sentence(text, span).replace(/[.。]$/, '')), span)
  const from = told.find((one) => one.span[0] <= span[0] && span[1] <= one.span[1])
  const next = text.tokens.find(({ start }) => start >= span[1])
  const begins =
    next !== undefined &&
    ['hours.days.', 'dates.', 'words.prepositions'].some((tag) =>
      hasTag(text, next.start, next.end, tag),
    )
  if (!from || !next) return { words, isWhole: true }
  if (next.start >= from.span[1]) return { words, isWhole: true, of: from }
  return { words, isWhole: true, from, ...(begins && { rest: [next.start, from.span[1]] }) }
}

/** "LOST our red kelpie": the word for a loss is not louder than what is lost. */
function unshouted(text: TaggedText, span: Span, said: string): string {
  const isShouted = ({ start, end }: { start: number; end: number }) =>
    !/\p{Ll}/u.test(text.raw.slice(start, end))
  const [lost] = tagsIn(text, ...span, 'words.lost').filter(isShouted)
  if (!lost || isDense(said)) return said
  const shout = text.raw.slice(lost.start, lost.end)
  const calmed = shout.toLocaleLowerCase(text.language.tag)
  return capitalised(said.replace(shout, calmed), text)
}

/** "LOST DOG" as it is said; nouns that have capitals keep them. */
function calm(text: TaggedText, span: Span): string {
  const said = phrase(text, span)
  if (/\p{Ll}/u.test(said) || isDense(said)) return said
  if (capitalisesNouns(text.language)) return withoutShouting(said, text)
  return said.charAt(0) + said.slice(1).toLocaleLowerCase(text.language.tag)
}

/** "Our dog is missing", or the word for a loss and the noun beside it: an animal near it, else its neighbour. */
function lossIn({ text }: Reading): Span | undefined {
  const [lost] = tagsIn(text, 0, opening, 'words.lost')
  if (!lost) return undefined
  const own = ownLoss(text, lost)
  if (own) return own
  const words = text.tokens.filter(({ kind }) => kind === 'word')
  const isTogether = ({ start, end }: Token) =>
    !/[.!?。！？\n]/.test(text.raw.slice(Math.min(end, lost.end), Math.max(start, lost.start)))
  const before = words
    .filter(({ end }) => end <= lost.start)
    .toReversed()
    .slice(0, nearby)
  const behind = words.filter(({ start }) => start >= lost.end).slice(0, nearby)
  // Where verbs stand last, what is lost stands before them.
  const around = isDense(text.raw[lost.start] ?? '') ? before : [...behind, ...before]
  const near = around.filter(isTogether)
  const said = tokensIn(text, lost.start, lost.end)
  const beside = [before[0], behind[0]].find(
    (each) => each && near.includes(each) && isFree(text, each),
  )
  const isWhole = said.length > 1 && said.some((word) => isAnimal(text, word))
  const noun = isWhole ? said[0] : (near.find((each) => isAnimal(text, each)) ?? beside)
  return noun && [Math.min(noun.start, lost.start), Math.max(noun.end, lost.end)]
}

/** What it is called: right behind what it is, "called" so, at the head of a sentence, or behind "our". */
function nameBehind(reading: Reading, loss: Span): Span | undefined {
  const { text } = reading
  const last = loss[1] + opening
  const words = text.tokens.filter(({ kind, start }) => kind === 'word' && start < last)
  const behind = (at: number) =>
    words.filter(({ start }) => start >= at && /^[\s:：]*$/.test(text.raw.slice(at, start)))
  const [called] = tagsIn(text, 0, last, 'names.before')
  const heads = words.filter(({ start, end }) => start > loss[1] && isHead(text, [start, end]))
  const told = [
    ...(called ? behind(called.end) : []),
    ...(capitalisesNouns(text.language) ? [] : behind(loss[1])),
    ...heads.filter(({ end }) => /^[,、，]/.test(text.raw.slice(end))),
    ...heads,
  ].filter((word) => isFree(text, word))
  const likely = [
    ...behind(loss[1]),
    ...words.filter((_, at) => isOwn(text, words.slice(Math.max(0, at - nearby), at))),
  ].filter((word) => isFree(text, word) && isNameLike(text, word))
  const [name] = [...told.filter((word) => isWritten(text, word)), ...likely]
  return name && [name.start, name.end]
}

/** "… please help. Biscuit, red kelpie", モモ 三毛: the only word before the first comma of a sentence. */
function isHead({ raw }: TaggedText, [start, end]: Span): boolean {
  const isUnparted = isUnspaced(raw[start])
  const begins =
    /[.!?。！？\n]\s*$/.test(raw.slice(0, start)) || (isUnparted && /\s$/.test(raw.slice(0, start)))
  return begins && (isUnparted ? /^[,、，\s]/ : /^,/).test(raw.slice(end))
}

/** "Our cat | Luna", "unsere | Luna": behind a possessive, with the animal between. */
function isOwn(text: TaggedText, before: readonly Token[]): boolean {
  const at = before.findLastIndex(({ start }) => tagAt(text, start, 'words.possessives'))
  return at >= 0 && before.slice(at + 1).every((word) => isAnimal(text, word))
}

/** A word that is none of its language's, or listed as a name. */
function isNameLike(text: TaggedText, token: Token): boolean {
  const isWord = sensesOf(text.language, token.text).length > 0 || isNoun(text.language, token.text)
  return isWritten(text, token) && (!isWord || personNameOf(token.text) !== undefined)
}
