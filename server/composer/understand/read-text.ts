import type { Phrases } from './lexicon/lexicon.ts'

/** A brief in forms of the same length, so that every offset holds in all of them. */
export interface BriefText {
  raw: string
  /** Lower case, no accents, ASCII digits and punctuation for their wide forms. */
  folded: string
}

const letter = /\p{L}/u
const asian = /[\u3040-\u30fa\u30fc-\u30ff\u3400-\u9fff\uac00-\ud7af々]/

const foldUnit = (unit: string): string => {
  const code = unit.charCodeAt(0)
  if (code < 0x80) return unit.toLowerCase()
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0).toLowerCase()
  if (code === 0x3000 || code === 0xa0 || code === 0x202f || code === 0x2009) return ' '
  if (code === 0x2019 || code === 0x2018 || code === 0x02bc) return "'"
  if (code === 0x2010 || code === 0x2011) return '-'
  if (code < 0x250 || (code >= 0x1e00 && code < 0x1f00)) {
    const lower = unit.toLowerCase()
    const base = lower.normalize('NFD').charAt(0)
    return base.length === 1 ? base : unit
  }
  return unit
}

const folds = new Map<string, string>()

/** Folds unit by unit: the answer is as long as the text. */
export function fold(text: string): string {
  let out = ''
  for (let i = 0; i < text.length; i += 1) {
    const unit = text[i] ?? ''
    let folded = folds.get(unit)
    if (folded === undefined) {
      folded = foldUnit(unit)
      folds.set(unit, folded)
    }
    out += folded
  }
  return out
}

export function readText(raw: string): BriefText {
  return { raw, folded: fold(raw) }
}

export const isLetter = (unit: string | undefined): boolean => !!unit && letter.test(unit)
export const isAsian = (unit: string | undefined): boolean => !!unit && asian.test(unit)
export const isDigit = (unit: string | undefined): boolean => !!unit && unit >= '0' && unit <= '9'
export const isSpace = (unit: string | undefined): boolean => !!unit && /\s/.test(unit)
/** A letter of a script that puts spaces between words. */
export const isWordLetter = (unit: string | undefined): boolean => isLetter(unit) && !isAsian(unit)

/** The single alternatives of a lexicon entry, folded. */
export function alternatives(phrases: Phrases): string[] {
  return phrases
    .split('|')
    .filter((phrase) => phrase !== '')
    .map(fold)
}

export interface Word {
  start: number
  end: number
  /** As written. */
  raw: string
  folded: string
  /** Starts with a capital or a digit. */
  capital: boolean
}

/** "all'Agriturismo": the preposition is no part of the word. */
const elided = /^(?:all|dell|nell|dall|sull|jusqu|lorsqu)['’](?=\p{Lu})/iu

/** Words of scripts with spaces; an apostrophe or hyphen inside belongs to the word, as in “'t Huys”. */
export function wordsOf(text: BriefText): Word[] {
  const words: Word[] = []
  for (const match of text.raw.matchAll(
    /(?<![\p{L}\p{N}])['’‘][tsn](?= \p{Lu})|[\p{L}\p{N}\p{M}]+(?:['’ʼ-][\p{L}\p{N}\p{M}]+)*/gu,
  )) {
    const start = match.index + (elided.exec(match[0])?.[0].length ?? 0)
    const end = match.index + match[0].length
    const raw = text.raw.slice(start, end)
    const capital = /^['’‘\p{Lu}\p{N}]/u.test(raw) || /^\p{Ll}{1,2}['’]\p{Lu}/u.test(raw)
    words.push({ start, end, raw, folded: text.folded.slice(start, end), capital })
  }
  return words
}

/** "am 12. und 13. Dezember": the dot counts the day. */
const germanDate = /^ (?:(?:und|bis) \d|jan|jann|feb|mar|apr|mai|jun|jul|aug|sep|okt|nov|dez)/

/** Whether a sentence ends with the unit at `i`. */
export function endsSentence(folded: string, i: number): boolean {
  const unit = folded[i]
  if (unit === '\n' || unit === '!' || unit === '?' || unit === '。' || unit === '！') return true
  if (unit !== '.') return false
  const next = folded[i + 1]
  if (next !== undefined && !isSpace(next)) return false
  if (isDigit(folded[i - 1]) && germanDate.test(folded.slice(i + 1, i + 9))) return false
  return !/(?:^|[\s(])(?:st|nr|no|tel|av|avda|str|c|dr|mr|mrs|sr|sra|avv|arch|arq|ing|geom|rag|dott|lic|abg|rev|dipl|kfm|dhr|mevr|mme|mlle|approx|etc|est|num|p|s|r|d)$/.test(
    folded.slice(Math.max(0, i - 7), i),
  )
}

/** The bounds of the sentence around an offset. */
export function sentenceAround(folded: string, offset: number): [number, number] {
  let start = offset
  while (start > 0 && !endsSentence(folded, start - 1)) start -= 1
  let end = offset
  while (end < folded.length && !endsSentence(folded, end)) end += 1
  return [start, end]
}

export interface Found<T> {
  value: T
  span: [number, number]
  confidence: number
}

/** The place of the first word at or behind an offset; -1 where none is. */
export function wordFrom(words: readonly Word[], offset: number): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle]?.start ?? 0) < offset) low = middle + 1
    else high = middle
  }
  return low < words.length ? low : -1
}
