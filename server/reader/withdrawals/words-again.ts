import type { Draft } from '../draft.ts'
import { isFunctionWord } from '../text/function-words.ts'
import { personNameOf } from '../text/person-names.ts'
import { type TaggedText, tagAt, tokensIn } from '../text/tagged-text.ts'
import { spanOf, type Token } from '../text/tokens.ts'
import type { Span } from '../text/trim.ts'
import { sensesOf } from '../text/word-senses.ts'
import { townNamed } from '../towns.ts'
import type { Edit } from './edit.ts'
import type { Marker } from './markers.ts'
import type { Value } from './values.ts'

/** Words of a name. */
const longestRun = 5
const window = 60

/** "Piano, I mean guitar", "Anna Weber, ach nein, Anna Becker": a name or a thing said again. */
export function wordsAgain(
  { text }: Draft,
  values: readonly Value[],
  { span, isSure }: Marker,
): Edit | null {
  const [start, end] = span
  // "Cakes by the wives (sorry, partners)" is how somebody jokes.
  if (!isSure && /[(（]\s*$/.test(text.raw.slice(0, start))) return null
  const before = runBefore(text, start)
  const behind = runBehind(text, end)
  // Days, sums and numbers have their own rules; the number of a house is part of an address.
  const isValue = values.some(
    (value) => value.kind !== 'number' && value.span[1] === before.at(-1)?.end,
  )
  if (isValue) return null
  for (let count = Math.min(before.length, behind.length, longestRun); count > 0; count -= 1) {
    const old = before.slice(-count)
    const now = behind.slice(0, count)
    if (count < Math.min(behind.length, longestRun) && isBig(text, behind[count])) continue
    if (old.every((word, at) => word.text === now[at]?.text)) continue
    const isAnchored = isSure || old.some((word, at) => isAnchor(text, word, now[at] as Token))
    if (old.every((word, at) => isSameSort(text, word, now[at] as Token, isAnchored)))
      return editOf(spanOf(old), spanOf(now))
  }
  return null
}

function editOf(old: Span, now: Span): Edit {
  return { swaps: [{ old, now }], gone: [[old[1], now[1]]] }
}

/** The words right before the marker, only marks between it and them. */
function runBefore(text: TaggedText, at: number): Token[] {
  const end = text.raw.slice(0, at).replace(/[\s,;:…–—\-(、]+$/, '').length
  const tokens = tokensIn(text, Math.max(0, end - window), end)
  const last = tokens.findLastIndex(({ kind }) => kind !== 'word' && kind !== 'number')
  const run = tokens.slice(last + 1)
  return run.at(-1)?.end === end ? run : []
}

/** The words right behind it, small ones before them left out: "no, com Jorge". */
function runBehind(text: TaggedText, at: number): Token[] {
  const tokens = tokensIn(text, at, at + window).filter(
    ({ text: said }, i, all) => i > 1 || !/^[,;:.!…–—、-]$/.test(said) || all.length === 0,
  )
  const stop = tokens.findIndex(({ kind }) => kind !== 'word' && kind !== 'number')
  const run = stop < 0 ? tokens : tokens.slice(0, stop)
  const first = run.findIndex(({ start, end }) => !isFunctionWord(text, start, end))
  // "Bath, no, sorry, it is not the Guild": what is denied stands for nothing.
  const isDenied = run
    .slice(0, Math.max(0, first))
    .some(({ start }) => tagAt(text, start, 'words.negations'))
  return first < 0 || first > 2 || isDenied ? [] : run.slice(first)
}

const isBig = ({ raw }: TaggedText, word: Token | undefined): boolean =>
  word !== undefined && /^\p{Lu}/u.test(raw.slice(word.start))

/** "Elm | Street, sorry, Oak | Street": the word that says what both are. */
const isAnchor = (text: TaggedText, old: Token, now: Token): boolean =>
  old.kind === 'word' && old.text === now.text && !isFunctionWord(text, old.start, old.end)

function isSameSort(text: TaggedText, old: Token, now: Token, isSure: boolean): boolean {
  if (old.text === now.text) return true
  if ([old, now].some(({ start, end }) => isFunctionWord(text, start, end))) return false
  if ([old, now].some(({ start }) => tagAt(text, start, 'words.negations'))) return false
  if (old.kind !== now.kind) return false
  if (old.kind === 'number') return true
  const senses = new Set(sensesOf(text.language, old.text))
  if (sensesOf(text.language, now.text).some((sense) => senses.has(sense))) return true
  if (!isBig(text, old) || !isBig(text, now)) return false
  const are = (isOne: (word: string) => unknown) =>
    [old, now].every(({ text: word }) => isOne(word))
  return isSure || are(personNameOf) || are(townNamed)
}
