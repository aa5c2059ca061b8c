import { fold } from '../text/fold.ts'
import type { Span } from '../text/trim.ts'
import { debrisWords, isDebris, sourceOf } from './debris-words.ts'
import { linesOf } from './lines-of.ts'

/** What a social network writes around a post. */
export function socialLines(text: string): Span[] {
  const lines = linesOf(text).filter(({ folded }) => isSocial(folded))
  return [...lines.map(({ span }) => span), ...cutEnds(text)]
}

function isSocial(folded: string): boolean {
  if (isDebris(folded, 'alone')) return true
  const parts = folded.split(/\s*[·•|∙]\s*|\s{2,}/).filter(Boolean)
  return parts.length > 1 && parts.every((part) => isDebris(part, 'social', 'alone'))
}

let cut: RegExp | null = null

/** "We bake every day... See more": where the network cut the text. */
function cutEnds(text: string): Span[] {
  const phrases = debrisWords('alone').map((phrase) => sourceOf(phrase))
  cut ??= new RegExp(`\\s?(?:\\.\\.\\.|…)\\s?(?:${phrases.join('|')})\\s*$`, 'gmu')
  return [...fold(text).matchAll(cut)].map(({ 0: said, index }) => [index, index + said.length])
}

/** Marks for a printer: a line of its own, or words in brackets. */
export function printerMarks(text: string): Span[] {
  const lines = linesOf(text).filter(({ folded }) => isPlain(folded))
  const brackets = [...fold(text).matchAll(/[([<（［]([^()[\]<>（）［］\n]{1,40})[)\]>）］]/gu)]
  return [
    ...lines.map(({ span }) => span),
    ...brackets
      .filter(([whole, said = '']) => isDebris(said.trim(), 'marks') || isDebris(whole, 'marks'))
      .map(({ 0: whole, index }): Span => [index, index + whole.length]),
  ]
}

/** Letters of a mark in a script without spaces that is no single word. */
const leastUnspaced = 4

/** One word alone, "Photo", may be what somebody offers. */
function isPlain(folded: string): boolean {
  const said = folded.replace(/^[-–—\s]+|[-–—.:\s]+$/g, '')
  const isTold = /[\s\d]/.test(said) || (/^\p{Lo}+$/u.test(said) && said.length >= leastUnspaced)
  return isTold && isDebris(said, 'marks')
}
