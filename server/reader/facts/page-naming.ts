import { asideWords } from '../asides/aside-words.ts'
import { rememberedOf } from '../remembered.ts'
import { endingBefore } from '../text/ending-before.ts'
import { fold } from '../text/fold.ts'
import { isFunctionWord } from '../text/function-words.ts'
import { type TaggedText, tagsIn, tokensIn } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'

/** "The page can be called Bread & Butter Club": what is asked, and the name it gives. */
export interface PageNaming {
  span: Span
  name: Span
}

export const pageNaming = rememberedOf((text: TaggedText): PageNaming | undefined => {
  const words = asideWords(text.language.code)
  if (!words) return undefined
  const patterns = [...words.enlarging, ...words.naming]
  const ways = patterns.flatMap((pattern) =>
    [...text.folded.matchAll(pattern)].map((found) => ({ pattern, found })),
  )
  const refused = words.lists.refused.map(fold)
  for (const { pattern, found } of ways) {
    // "Sam wanted to | call it Last Orders, but use the name First Light."
    const before = text.folded.slice(0, found.index).trimEnd()
    if (refused.some((each) => new RegExp(`(?<!\\p{L})${each}$`, 'u').test(before))) continue
    const [start, end] = [found.index, found.index + found[0].length]
    const said = found.groups?.name ?? ''
    const isLast = found[0].endsWith(said)
    const first = isLast ? end - said.length : start + found[0].lastIndexOf(said)
    const whole = inQuotes(
      text.raw,
      isLast ? [first, nameEnd(text, first)] : [first, first + said.length],
    )
    const name = withoutTail(text, whole, words.lists.tails)
    if (/[.!?\n]\s/.test(found[0]) || name[1] <= name[0]) continue
    // "Put the phone number really big"
    if (words.enlarging.includes(pattern) && !/^\P{Ll}/u.test(text.raw.slice(...name))) continue
    const told = pointsBack(text, name) ? nameBefore(text, start) : name
    if (!told) continue
    return {
      span: [clauseStart(text, start), restEnd(text.raw, Math.max(name[1], isLast ? 0 : end))],
      name: told,
    }
  }
  return undefined
})

/** "Everyone calls me Sooty, so call it that", "and so should the page be called": no name, but the one told before. */
const pointsBack = (text: TaggedText, name: Span): boolean =>
  tokensIn(text, ...name).every(
    ({ kind, start, end }) =>
      kind !== 'word' ||
      isFunctionWord(text, start, end) ||
      isPage(text, text.folded.slice(start, end)),
  )

const isPage = ({ language }: TaggedText, word: string): boolean =>
  asideWords(language.code)?.lists.pages.some((page) => fold(page) === word) ?? false

const sentenceBefore = endingBefore(/[^.!?\n]*/)

/** In the same sentence, behind what names somebody: "call me", "is called". */
function nameBefore(text: TaggedText, end: number): Span | undefined {
  const start = end - (sentenceBefore(text.raw, end)?.length ?? 0)
  const cue = ['names.person', 'names.before']
    .flatMap((tag) => tagsIn(text, start, end, tag))
    .toSorted((one, other) => other.end - one.end)[0]
  const said = /^\s*\p{Lu}[\p{L}'’-]*(?:\s+\p{Lu}[\p{L}'’-]*)*/u.exec(
    text.raw.slice(cue?.end ?? end),
  )
  if (!cue || !said) return undefined
  const last = cue.end + said[0].length
  return last <= end ? [last - said[0].trimStart().length, last] : undefined
}

const longestName = 60
const opening = /^["'‘‚“„«»「『]/
const closing = /["'’‘”“«»」』]$/

function inQuotes(raw: string, [start, end]: Span): Span {
  const colon = /^[\s:：]*/.exec(raw.slice(start, end))?.[0].length ?? 0
  const [from, to] = withoutSpace(raw, [start + colon, end])
  const isQuoted = opening.test(raw.slice(from, to))
  if (!isQuoted || !closing.test(raw.slice(from, to))) return [from, to]
  // "call it “Last Repairs,” but …": a comma within the marks is of the sentence.
  return withoutSpace(raw, [from + 1, to - 1 - Number(raw[to - 2] === ',')])
}

function withoutSpace(raw: string, [start, end]: Span): Span {
  const said = raw.slice(start, end)
  const from = start + said.length - said.trimStart().length
  return [from, from + said.trim().length]
}

/** "First Light | please", "Last Repairs|." */
function withoutTail({ folded }: TaggedText, [start, stop]: Span, tails: readonly string[]): Span {
  const said = folded.slice(start, stop).replace(/(?<=\p{Ll}{3})[.,]$/u, '')
  const end = start + said.length
  const tail = tails.find((each) => said.endsWith(` ${fold(each)}`))
  return tail ? [start, end - fold(tail).length - 1] : [start, end]
}

/** To the closing mark, or to where its sentence ends: "Prof. Osvaldo" goes on. */
function nameEnd(text: TaggedText, start: number): number {
  const { raw } = text
  const at = start + (/^[\s:：]*/.exec(raw.slice(start))?.[0].length ?? 0)
  const rest = raw.slice(at, at + longestName)
  if (opening.test(rest)) {
    const close = rest.slice(1).search(/["’”“«»」』](?!\p{L})/u)
    if (close > 0) return at + close + 2
  }
  for (const { index, 0: stop } of rest.matchAll(/[.!?](?=\s|$)|[,;:()\n]|\s(?=\p{Ll})/gu)) {
    const isSmall = stop === ' '
    if (isSmall && !isConjunction(text, at + index + 1)) continue
    if (stop === '.' && isAbbreviated(text, rest.slice(0, index + 1))) continue
    return at + index
  }
  return at + rest.length
}

/** "Called Smoke and Pickle and we do rolls": a name goes on with a capital. */
function isConjunction({ raw, startingAt }: TaggedText, at: number): boolean {
  const tag = startingAt.get(at)?.find((each) => each.tag === 'words.conjunctions')
  return tag !== undefined && /^\s+\p{Ll}/u.test(raw.slice(tag.end))
}

function isAbbreviated({ language }: TaggedText, said: string): boolean {
  const word = /\S+$/.exec(said)?.[0].toLowerCase() ?? ''
  const { abbreviations } = language.data.words
  return abbreviations.some(
    (each) => each.toLowerCase() === word || `${each.toLowerCase()}.` === word,
  )
}

/** With "and" before it, or a comma. */
function clauseStart(text: TaggedText, start: number): number {
  const before = text.raw.slice(0, start).trimEnd()
  const tag = text.endingAt.get(before.length)?.find((each) => each.tag === 'words.conjunctions')
  const end = text.raw.slice(0, tag?.start ?? before.length)
  return end.replace(/[\s,;–—-]+$/, '').length
}

/** With the mark that closes it and what begins the next clause. */
function restEnd(raw: string, end: number): number {
  return end + (/^["'’‘”“«»」』]?\s*[,;、.!。]*\s*/.exec(raw.slice(end))?.[0].length ?? 0)
}
