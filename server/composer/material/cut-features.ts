import type { Claim } from '#server/reader/claims.ts'
import { partsOf } from '#server/reader/facts/found.ts'
import type { Reading } from '#server/reader/read.ts'
import { rememberedOf } from '#server/reader/remembered.ts'
import { mannerOf } from '#server/reader/statements/brief-manner.ts'
import { endsInForm } from '#server/reader/text/ends-in-form.ts'
import { isUnspaced } from '#server/reader/text/fold.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { overlap } from '#server/reader/text/spans.ts'
import { hasTag, tagNamesAt } from '#server/reader/text/tagged-text.ts'
import type { Token } from '#server/reader/text/tokens.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { frequencyOf } from '#server/reader/text/word-frequency.ts'
import { sensesOf } from '#server/reader/text/word-senses.ts'
import { type SpanRole, spanRoles } from '#shared/page/ops.ts'
import { named, passed } from './aside-features.ts'
import type { CutCandidate, Stretch } from './cut-candidates.ts'
import { verbsIn } from './sentences.ts'

/** Limits from which the tagger's chances of a border, and lengths, are told apart. */
const chances = [0.02, 0.06, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 0.97]
const roleChanges = [0.1, 0.3, 0.5, 0.7, 0.9, 0.97]
const counts = [1, 2, 3, 4, 6, 9, 14, 22]

/** A reading, and of what is read no more than what lies in the stretch that may be cut. */
interface Stretched {
  reading: Reading
  claims: readonly Claim[]
  facts: readonly (readonly [kind: string, span: Span])[]
  manners: readonly string[]
}

/**
 * What is known of a place where one thing told may end and another begin: what the tagger makes of
 * it, the words on both sides, what is read there, and what the stretches beside it hold.
 */
export function cutFeatures(reading: Reading, within: Span): (candidate: CutCandidate) => string[] {
  const stretched: Stretched = {
    reading,
    claims: reading.claims.filter(({ span }) => overlap(span, within)),
    facts: factsOf(reading).filter(([, span]) => overlap(span, within)),
    manners: mannersOf(reading),
  }
  return (candidate) => {
    const { tokens } = reading.text
    const last = tokens[candidate.last] as Token
    const next = tokens[candidate.at] as Token
    return [
      ...ofTagger(reading, candidate),
      ...ofWords(reading, last, next),
      ...ofFacts(stretched, last, next),
      ...ofStretches(stretched, candidate),
      `mark:${candidate.mark}`,
      ...stretched.manners.map((manner) => `${manner}&${candidate.mark}`),
      ...named({
        glued: !next.spaced && !isUnspaced(next.text),
        'second word': candidate.isSecond,
      }),
    ]
  }
}

function ofTagger(reading: Reading, { at, last, mark }: CutCandidate): string[] {
  const { marginals } = reading
  const chance = marginals?.cuts[at] ?? 0
  const [before, behind] = [roleAt(reading, last), roleAt(reading, at)]
  const change = before === behind ? 'same role' : 'other role'
  const stops = stopsOf(reading).length
  return [
    ...passed('cut', chance, chances),
    ...passed(`cut ${mark}`, chance, chances),
    ...passed(`cut ${stops}`, chance, chances),
    `roles:${before} ${behind}`,
    `before:${before}`,
    `behind:${behind}`,
    change,
    `${stops}&${change}`,
    `${stops}&${mark}`,
    ...passed('other role', 1 - sameRole(reading, last, at), roleChanges),
  ]
}

function roleAt({ marginals }: Reading, at: number): SpanRole {
  const row = [...(marginals?.roles[at] ?? [])]
  return spanRoles[row.indexOf(Math.max(...row))] ?? 'courtesy'
}

/** How likely two tokens are there for the same. */
function sameRole({ marginals }: Reading, one: number, other: number): number {
  const [a, b] = [marginals?.roles[one], marginals?.roles[other]]
  return a && b ? [...a].reduce((sum, chance, role) => sum + chance * (b[role] ?? 0), 0) : 0
}

function ofWords(reading: Reading, last: Token, next: Token): string[] {
  const { text } = reading
  const { sentenceEnds, finalForms } = text.language.data.info
  const said = text.raw.slice(0, last.end)
  return [
    ...tagged('begins', tagNamesAt(text, 'start', next.start)),
    ...tagged('ends', tagNamesAt(text, 'end', last.end)),
    ...sensesOf(text.language, next.text).map((sense) => `next sense:${sense}`),
    ...sensesOf(text.language, last.text).map((sense) => `last sense:${sense}`),
    `next word:${next.text}`,
    `last word:${last.text}`,
    `usual:${usualness(reading, last)} ${usualness(reading, next)}`,
    ...named({
      'last joins': isFunctionWord(text, last.start, last.end),
      'next joins': isFunctionWord(text, next.start, next.end),
      'last ends': endsInForm(said, sentenceEnds),
      'last final': endsInForm(said, finalForms),
    }),
  ]
}

function tagged(name: string, tags: readonly string[]): string[] {
  const told = tags.filter((tag) => tag !== 'words.common')
  return told.length > 0 ? told.map((tag) => `${name}:${plainTag(tag)}`) : [`${name}:none`]
}

/** Of trades what the word says of one, of anything else no more than its list: "hours.days". */
function plainTag(tag: string): string {
  const [file, key = '', sub = ''] = tag.split('.')
  return file === 'trades' ? `trades.${sub}` : `${file}.${key}`
}

const usualness = ({ text }: Reading, { kind, text: word }: Token): string =>
  kind === 'word' ? frequencyOf(text.language, word) : kind

function ofFacts(stretched: Stretched, last: Token, next: Token): string[] {
  const [before, behind] = [kindOf(stretched, last), kindOf(stretched, next)]
  const claims = stretched.claims.flatMap(({ kind, span }) => beside(kind, span, last, next))
  const facts = stretched.facts.flatMap(([kind, span]) => beside(kind, span, last, next))
  return [
    `kinds:${before} ${behind}`,
    `last kind:${before}`,
    `next kind:${behind}`,
    ...new Set([...claims, ...facts]),
  ]
}

/** What a token is read as, or how it is written. */
function kindOf({ reading, claims }: Stretched, { start, end, kind, text: word }: Token): string {
  const claim = claims.find(({ span }) => span[0] <= start && end <= span[1])
  if (claim) return claim.kind
  if (kind === 'number') return 'number'
  if (/^\p{Lu}/u.test(reading.text.raw.slice(start, end))) return 'capital'
  if (isUnspaced(word)) return /\p{Script=Han}/u.test(word) ? 'han' : 'kana'
  return 'word'
}

/** Whether what is read goes on across the border, ends before it or begins behind it. */
function beside(kind: string, [start, end]: Span, last: Token, next: Token): string[] {
  if (start < last.end && next.start < end) return [`within:${kind}`]
  if (end === last.end || end === last.end + 1) return [`closes:${kind}`]
  return start === next.start ? [`opens:${kind}`] : []
}

const factsOf = rememberedOf(({ facts }: Reading): readonly (readonly [string, Span])[] => {
  const { name, kind, place, hours, area, people, prices } = facts
  return Object.entries({ name, kind, place, hours, area, people, prices }).flatMap(
    ([key, found]) =>
      [found]
        .flat()
        .flatMap((fact) => (fact ? partsOf(fact).map((span) => [key, span] as const) : [])),
  )
})

function ofStretches(stretched: Stretched, { mark, before, behind }: CutCandidate): string[] {
  const { reading, claims } = stretched
  const verbs = ({ span }: Stretch) => verbsIn({ ...reading, claims }, span).length > 0
  const [held, heldBehind] = [heldIn(stretched, before), heldIn(stretched, behind)]
  return [
    ...passed('words before', before.words, counts),
    ...passed('words behind', behind.words, counts),
    ...passed('from mark', before.toMark, counts),
    ...passed('to mark', behind.toMark, counts),
    ...named({
      'verb before': verbs(before),
      'verb behind': verbs(behind),
      'joined behind': hasTag(reading.text, ...behind.span, 'words.conjunctions'),
    }),
    `marks:${before.mark} ${mark} ${behind.mark}`,
    `${mark} ${lengthOf(before.toMark)} ${lengthOf(behind.toMark)} ${behind.mark}`,
    ...held.map((kind) => `holds before:${kind}`),
    ...heldBehind.map((kind) => `holds behind:${kind}`),
    ...held.flatMap((kind) => heldBehind.map((other) => `holds:${kind} ${other}`)),
  ]
}

/** Words between two marks: an item of a list, a phrase or more. */
const lengthOf = (words: number): string => (words <= 2 ? 'item' : words <= 5 ? 'phrase' : 'more')

function heldIn({ claims }: Stretched, { span: [start, end] }: Stretch): string[] {
  const held = claims.filter(({ span }) => span[0] >= start && span[1] <= end)
  return held.length > 0 ? [...new Set(held.map(({ kind }) => kind))] : ['none']
}

/** How the whole brief is typed. */
function mannersOf(reading: Reading): string[] {
  const { letters, marks } = mannerOf(reading.text)
  return [letters, marks, ...stopsOf(reading)]
}

/** How many tokens stand from one full stop or line to the next. */
const stopsOf = rememberedOf(({ text: { tokens, raw } }: Reading): readonly string[] => {
  const stops = raw.match(/[.!?。！？]+\s|\n/g)?.length ?? 0
  return passed('a stop', tokens.length / (stops + 1), [8, 14, 22, 34, 60])
})
