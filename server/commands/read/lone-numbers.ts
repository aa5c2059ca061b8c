import { fold, isGlued } from '#server/reader/text/fold.ts'
import { tagAt } from '#server/reader/text/tagged-text.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { isSameWord } from '../told-times/page-times.ts'
import { timesIn } from '../told-times/times-in.ts'
import { means } from './clause.ts'
import { markWish } from './mark-wish.ts'

/** A number that is no sum, day, time or way to reach somebody, and what stands beside it. */
export interface LoneNumber {
  figure: string
  before: string
  after: string
  /** With the word it is of. */
  said: string
}

const figures = /(?<![\p{L}\d.,:/-])\d{1,5}(?![\d:/%-]|[.,]\d)/gu
const taken = ['value.money', 'value.date', 'value.phone', 'value.email', 'value.url']

/** Every such number of a text, in the language of the page. */
export function loneNumbers(raw: string, page: PageDocument): LoneNumber[] {
  if (!/\d/.test(raw)) return []
  const { marks, text } = markWish(raw, page.base, page)
  const spans = [
    ...marks.filter((mark) => taken.some((tag) => means(mark, tag))),
    ...timesIn(text).flatMap(({ from, to }) => (from.isMarked ? [from, ...(to ? [to] : [])] : [])),
  ]
  const isFree = (at: number) => spans.every(({ start, end }) => at < start || at >= end)
  return [...raw.matchAll(looseFigures(raw))].flatMap(({ 0: figure, index }) => {
    if (!isFree(index)) return []
    const end = index + figure.length
    const before = /[\p{L}\p{M}'’-]+ ?$/u.exec(raw.slice(0, index))?.[0] ?? ''
    const isParticle = tagAt(text, end, 'words.prepositions') !== undefined
    const after = isParticle ? '' : (/^\s?[\p{L}\p{M}]+/u.exec(raw.slice(end))?.[0] ?? '')
    return [{ figure, before, after, said: '' }]
  })
}

/** Where words are not parted, a number stands right behind one. */
const looseFigures = (raw: string): RegExp =>
  isGlued(raw[0]) ? /(?<![\d.,:/-])\d{1,5}(?![\d:/%-]|[.,]\d)/gu : figures

/** Whether a number of the page is of what a wish has another number of; `said` is filled in. */
export function isOfSame(told: LoneNumber, asked: LoneNumber, words: readonly string[]): boolean {
  const noun = told.after.trim()
  const isGluedNoun = isGlued(noun[0])
  const shared = isGluedNoun ? sharedStart(noun, asked.after.trim()) : ''
  if (
    shared ||
    (noun.length > 2 && !isGluedNoun && words.some((word) => isSameWord(word, fold(noun))))
  ) {
    told.said = `${told.figure}${isGluedNoun ? told.after.slice(0, told.after.length - noun.length) + shared : told.after}`
    return true
  }
  const name = fold(told.before.trim())
  if (name.length < 3 || name !== fold(asked.before.trim())) return false
  told.said = `${told.before}${told.figure}`
  return true
}

function sharedStart(one: string, other: string): string {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return one.slice(0, at)
}
