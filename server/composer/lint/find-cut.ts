import type { Language } from '#server/reader/language.ts'
import type { Reading } from '#server/reader/read.ts'
import { fold } from '#server/reader/text/fold.ts'
import { firstFrom } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { type FoundFault, faultAt, type LintedPage } from './linted-page.ts'
import { beginsWithOneOf, endsWithOneOf } from './word-lists.ts'

/** Texts that stop in the middle: of a sentence, of a word, behind a word that leads on. */
export function findCut(page: LintedPage): FoundFault[] {
  return page.texts.flatMap((text) => {
    // A section's title is ours, and may stand in the brief by chance.
    const place = text.kind === 'title' && text.type !== 'hero' ? null : page.placeOf(text)
    const isCut =
      (text.kind === 'running' && stopsAtMark(text.said)) ||
      leadsOn(page.language, text.said) ||
      (page.reading && place && isCutOff(page.reading, place))
    return isCut ? [faultAt('text_cut', text, [place])] : []
  })
}

/** "…, on Sundays," and "(up to eight people" have no end. */
function stopsAtMark(said: string): boolean {
  return (
    /[,;:，、；：(（[–—-]$/.test(said) || pairs.some(([open, close]) => isOpen(said, open, close))
  )
}

const pairs = [
  ['(', ')'],
  ['（', '）'],
  ['[', ']'],
  ['「', '」'],
  ['『', '』'],
] as const

/** A list item may close with one bracket, "a)"; one that stays open says less than was told. */
const isOpen = (said: string, open: string, close: string): boolean =>
  said.lastIndexOf(open) > said.lastIndexOf(close)

/** "Cakes and": nothing ends with such a word. "Vitamin A" does. */
export function leadsOn({ data }: Language, said: string): boolean {
  const words = said.replace(/[.。]$/, '')
  const isName = /(?:^|\s)\p{Lu}+$/u.test(words)
  return !isName && endsWithOneOf(data.lint.unfinished, words)
}

/** Where the brief goes on inside a word: "Under sixtee|ns". */
export function isCutOff({ text }: Reading, [, end]: Span): boolean {
  const { lint, words } = text.language.data
  const rest = text.raw.slice(end)
  if (beginsWithOneOf(lint.continued, rest)) return true
  const token = text.tokens[firstFrom(text.tokens, end) - 1]
  if (!token || token.end <= end || token.kind !== 'word') return false
  // A particle that is glued to a word is no part of it.
  const behind = text.folded.slice(end, token.end)
  return !glued.some((kind) => words[kind].some((phrase) => isBehind(behind, phrase)))
}

const glued = [
  'articles',
  'prepositions',
  'conjunctions',
  'copulas',
  'auxiliaries',
  'subordinate',
] as const

const isBehind = (behind: string, phrase: string): boolean =>
  behind.startsWith(fold(phrase).replace(/^[=*]|\*$/g, ''))
