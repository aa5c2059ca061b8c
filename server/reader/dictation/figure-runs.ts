import { fold, isDigit } from '../text/fold.ts'
import { cardinalsAt, isBoundary } from './cardinals.ts'
import type { DictationWords } from './dictation-words.ts'
import { type NumberLexicon, numberText } from './number-lexicon.ts'

/** Figures as they are said of a telephone number: "double five", "trente-quatre", "07". */
export interface Figures {
  start: number
  end: number
  digits: string
  /** Whether they are told in words. */
  isSpoken: boolean
  /** Whether a word stands between them and those before: の. */
  isPaused: boolean
}

/** Numbers from here on are no figures of a telephone number. */
const firstLarge = 1000
/** Words between figures; a telephone number has no more. */
const separator = /[\s,.、。/()–-]{0,3}/uy

/** How the figures that begin at an offset may be told, the longest first. */
export function figuresAt(
  text: string,
  start: number,
  words: DictationWords,
  lexicon: NumberLexicon,
): Figures[] {
  if (words.endings.some((ending) => text.startsWith(ending, start))) return []
  const written = /\d{1,15}/y
  written.lastIndex = start
  const [run] = written.exec(text) ?? []
  const plain = { start, isPaused: false }
  if (run) return [{ ...plain, end: start + run.length, digits: run, isSpoken: false }]
  const repeated = phraseAt(text, start, words.repeats)
  if (repeated) {
    const once = singleAt(text, behindSpace(text, repeated.end), words, lexicon)
    const digits = once?.digits.repeat(repeated.value)
    return once && digits ? [{ ...once, start, digits }] : []
  }
  const numbers = cardinalsAt(text, start, lexicon)
    .filter(({ value }) => value < firstLarge)
    .map(({ end, value }) => ({ ...plain, end, digits: String(value), isSpoken: true }))
  const only = singleAt(text, start, words, lexicon)
  const isNew = only && numbers.every(({ end }) => end !== only.end)
  // "Nine hundred one four" is 900, 1, 4.
  const isSplit = ({ end, digits }: Figures) =>
    /^[1-9]\d*[1-9]\d?$/.test(digits) && digits.length > 2 && /\s/.test(text.slice(start, end))
  return [...numbers, ...(isNew ? [only] : [])].toSorted(
    (one, other) => Number(isSplit(one)) - Number(isSplit(other)) || other.end - one.end,
  )
}

/** One figure in a word. */
function singleAt(
  text: string,
  start: number,
  { digits }: DictationWords,
  lexicon: NumberLexicon,
): Figures | null {
  const figure =
    phraseAt(text, start, digits) ??
    cardinalsAt(text, start, lexicon).find(({ value }) => value < 10) ??
    null
  return (
    figure && {
      start,
      end: figure.end,
      digits: String(figure.value),
      isSpoken: true,
      isPaused: false,
    }
  )
}

/** Where figures that follow others may begin. */
export function behindPause(
  text: string,
  at: number,
  { pauses }: DictationWords,
): { at: number; isPaused: boolean } {
  const first = behindSeparator(text, at)
  const pause = pauses.map(numberText).find((word) => isWordAt(text, first, word))
  if (!pause) return { at: first, isPaused: false }
  return { at: behindSeparator(text, first + pause.length), isPaused: true }
}

function behindSeparator(text: string, at: number): number {
  separator.lastIndex = at
  return at + (separator.exec(text)?.[0].length ?? 0)
}

const behindSpace = (text: string, at: number): number => (text[at] === ' ' ? at + 1 : at)

function phraseAt(
  text: string,
  at: number,
  lists: Readonly<Record<string, readonly string[]>>,
): { end: number; value: number } | null {
  for (const [value, phrases] of Object.entries(lists)) {
    const said = phrases.map(fold).find((phrase) => isWordAt(text, at, phrase))
    if (said) return { end: at + said.length, value: Number(value) }
  }
  return null
}

const isWordAt = (text: string, at: number, word: string): boolean =>
  text.startsWith(word, at) && isBoundary(text, at) && isBoundary(text, at + word.length)

/** Whether figures may begin here: not within a word or a number. */
export const isFree = (text: string, at: number): boolean =>
  isBoundary(text, at) && !(isDigit(text[at - 1]) && isDigit(text[at]))
