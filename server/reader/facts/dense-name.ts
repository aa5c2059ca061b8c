import { personNameOf } from '../text/person-names.ts'
import type { TaggedText } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'

/** Letters of the longest family name. */
const family = 3

const letters = String.raw`(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2,8}|\p{Script=Hangul}{2,4})`
const ahead = new RegExp(String.raw`^[\s:：]*(${letters})`, 'u')
const back = new RegExp(`(${letters}) ?$`, 'u')

/** Of what stands behind "groom", the longest that is a name: a verb may be written to its end. */
export function denseNameBehind({ raw, language }: TaggedText, end: number): Span | undefined {
  const [all = '', said = ''] = ahead.exec(raw.slice(end, end + 16)) ?? []
  const start = end + all.length - said.length
  const length = lengthsOf(said).find((each) => {
    const name = said.slice(0, each)
    // Where scripts part no words, a particle follows the name.
    const isLed = each > 3 && language.data.names.copula.some((particle) => name.endsWith(particle))
    return !isLed && isDenseName(name)
  })
  return length === undefined ? undefined : [start, start + length]
}

export function denseNameBefore(raw: string, end: number): Span | undefined {
  const [all = '', said = ''] = back.exec(raw.slice(Math.max(0, end - 16), end)) ?? []
  const last = end - all.length + said.length
  const length = lengthsOf(said).find((each) => isDenseName(said.slice(-each)))
  return length === undefined ? undefined : [last - length, last]
}

/** Names of three syllables are the most usual; where scripts part no words, the longest comes first. */
function lengthsOf(said: string): number[] {
  const lengths = /\p{Script=Hangul}/u.test(said) ? [3, 2, 4] : [8, 7, 6, 5, 4, 3, 2]
  return lengths.filter((each) => each <= said.length)
}

/** A listed name, or one that begins with a listed family. */
function isDenseName(said: string): boolean {
  if (personNameOf(said)) return true
  if (/\p{Script=Hangul}/u.test(said)) return said.length === 3 && isFamily(said.slice(0, 1))
  return Array.from({ length: family }, (_, at) => said.slice(0, at + 1)).some(
    (each) => each.length < said.length && isFamily(each),
  )
}

const isFamily = (word: string): boolean => ['family', 'both'].includes(personNameOf(word) ?? '')
