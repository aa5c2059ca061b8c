import { dataOf } from '../language.ts'
import { remembered } from '../remembered.ts'
import { fold } from '../text/fold.ts'
import { anyPhrase } from '../text/phrase-pattern.ts'
import type { Span } from '../text/trim.ts'
import { withdrawalTags } from '../withdrawals/withdrawal-words.ts'
import {
  type DictationWords,
  dictationWords,
  type Mark,
  marks,
  spokenSigns,
} from './dictation-words.ts'

/** Behind letters that are as wide. */
const wide: Partial<Record<Mark, string>> = {
  comma: '、',
  stop: '。',
  question: '？',
  exclamation: '！',
}
interface Spoken {
  mark: Mark
  span: Span
}

const wordsOf = remembered((code: string) => {
  const words = dictationWords(code)
  if (!words) return null
  const others = `${anyPhrase(words.others)}\\s+`
  // "Question mark no period": behind a mark even "no" leads to one.
  const marked = `${anyPhrase(marks.flatMap((mark) => words[mark]))}\\s+`
  const before = `(?<=\\S\\s+)(?:(?<!${others})|(?<=${marked}${others}))`
  const behind = `(?=\\s|$)(?!\\s+(?:\\d|${anyPhrase(words.goingOn)}))`
  const groups = marks.map((mark) => `(?<${mark}>${anyPhrase(words[mark])})`)
  const spaced = `${before}(?:${groups.toReversed().join('|')})${behind}`
  return new RegExp([spaced, ...gluedMarks(code, words)].join('|'), 'gu')
})

/** ですまる: where nothing stands between words, marks behind a form that ends a sentence. */
function gluedMarks(code: string, { stop, line, goingOn }: DictationWords): string[] {
  const { finalForms, scripts } = dataOf(code).info
  if (finalForms.length === 0 || !scripts.includes('Hiragana')) return []
  const ends = [...finalForms, ...stop, ...line].join('|')
  return [
    `(?<=${ends})(?:(?<line>${line.join('|')})|(?<stop>${stop.join('|')}))(?!${goingOn.join('|')})`,
  ]
}

/** Fewer words for marks may be told: "pünktlich Punkt 12 Uhr". */
const fewest = 2

/**
 * A brief that was dictated with its marks said, with them written: "offen Komma montags Punkt".
 */
export function spokenMarks(brief: string, code: string): string {
  const pattern = wordsOf(code)
  if (!pattern) return brief
  const folded = fold(brief)
  const found = [...folded.matchAll(pattern)].map(({ 0: said, index, groups }): Spoken => {
    const mark = marks.find((each) => groups?.[each] !== undefined) ?? 'comma'
    return { mark, span: [index, index + said.length] }
  })
  const written = brief.match(/[,.;!?。、](?=\s|$|\p{Lo})/gu) ?? []
  const isDictated = found.length >= Math.max(fewest, written.length)
  // "Full stop" is told of nothing, be there commas that were typed; one fishes "à la ligne".
  const isSure = ({ mark, span }: Spoken) => mark !== 'line' && /\s/.test(brief.slice(...span))
  const sure = isDictated ? found : found.filter(isSure)
  return sure.length === 0 ? brief : withMarks(brief, withoutCorrected(folded, code, sure))
}

/** "Question mark no full stop": of two marks the one that was meant. */
function withoutCorrected(folded: string, code: string, found: readonly Spoken[]): Spoken[] {
  const tags = withdrawalTags(code, folded).filter(({ tag }) => tag !== 'counts')
  return found.flatMap((spoken, at): Spoken[] => {
    const isBetween = (from: number, to: number) =>
      tags.some(
        ({ start, end }) =>
          folded.slice(from, to).trim() === folded.slice(start, end) && from <= start && end <= to,
      )
    const next = found[at + 1]
    if (next && isBetween(spoken.span[1], next.span[0])) return []
    const before = found[at - 1]
    const isMeant = before && isBetween(before.span[1], spoken.span[0])
    return [isMeant ? { ...spoken, span: [before.span[0], spoken.span[1]] } : spoken]
  })
}

function withMarks(brief: string, found: readonly Spoken[]): string {
  let text = ''
  let at = 0
  for (const { mark, span } of found) {
    text = said(text, brief.slice(at, span[0])).trimEnd()
    const isWide =
      mark in wide && /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(text)
    text += isWide ? wide[mark] : spokenSigns[mark]
    at = span[1] + (isWide ? (/^\s*/.exec(brief.slice(span[1]))?.[0].length ?? 0) : 0)
  }
  return said(text, brief.slice(at))
}

/** What follows a stop begins with a capital. */
function said(before: string, next: string): string {
  const opens = /[.?!\n]$/.test(before)
  const rest = before.endsWith('\n') ? next.trimStart() : next
  return before + (opens ? rest.replace(/^\s*\p{Ll}/u, (first) => first.toUpperCase()) : rest)
}
