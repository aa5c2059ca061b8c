import { isFuneral } from '#server/reader/facts/deceased.ts'
import { isSearch } from '#server/reader/facts/lost-notice.ts'
import type { Reading } from '#server/reader/read.ts'
import { remembered } from '#server/reader/remembered.ts'
import { tokensIn } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { sensesOf } from '#server/reader/text/word-senses.ts'
import { spanRoles } from '#shared/page/ops.ts'
import { isAskedWhole, isCertainlyAsked, isForReaders, namesPage } from './asked-of-builder.ts'
import { holdsFact } from './holds-fact.ts'
import { hushFeatures } from './hush-features.ts'
import { asked } from './requests.ts'
import { chanceOf, roleChances, wordChances } from './role-chance.ts'
import type { Unplaced } from './statement.ts'

/** The tagger's roles of what is said to whoever makes the page. */
const remarks = ['instruction', 'courtesy'] as const

/**
 * What is known of each statement that tells whether it is said to whoever makes the page, is to be
 * kept off it or no longer holds: what the tagger makes of it and of its neighbours, how much of the brief is said so,
 * where it stands, what it holds and means. A number is told by every limit it passes.
 */
export function asideFeatures(reading: Reading, statements: readonly Unplaced[]): string[][] {
  const chances = statements.map(({ span }) => chanceOf(reading, span, remarks))
  const brief = briefOf(statements, chances)
  const hushed = hushFeatures(reading, statements)
  return statements.map((statement, at) => [
    ...brief(at),
    ...ofTagger(reading, statement.span, chances[at] ?? 0),
    ...ofNeighbours(statements, chances, at),
    ...ofPlace(reading, statement, at, statements.length),
    ...ofWords(reading, statement),
    ...ofSenses(reading, statement),
    ...(hushed[at] ?? []),
  ])
}

/** From 0 to 1: chances that are told apart. */
const finely = [0.02, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.97]
const coarsely = [0.05, 0.2, 0.5, 0.8]
export const lengths = [2, 3, 5, 8, 12, 18, 27]

/** A number, told by every limit it passes. */
export const passed = (name: string, value: number, limits: readonly number[]): string[] =>
  limits.flatMap((limit) => (value >= limit ? [passedName(name)(limit)] : []))

/** Few names and limits, for every statement. */
const passedName = remembered((name: string) => remembered((limit: number) => `${name}>${limit}`))

export const named = (flags: Readonly<Record<string, boolean>>): string[] =>
  Object.keys(flags).filter((name) => flags[name])

/** Said for sure to whoever makes the page. */
const sure = 0.6

/** How much else of the brief is said so. */
function briefOf(statements: readonly Unplaced[], chances: readonly number[]) {
  const words = statements.map((each) => Math.max(1, each.words))
  const isSure = chances.map((chance) => chance >= sure)
  const all = words.reduce((sum, count) => sum + count, 0)
  const said = words.reduce((sum, count, at) => (isSure[at] ? sum + count : sum), 0)
  const count = isSure.filter(Boolean).length
  return (at: number): string[] => {
    const own = isSure[at] ? (words[at] ?? 0) : 0
    const others = count - (isSure[at] ? 1 : 0)
    const rest = Math.max(1, all - (words[at] ?? 0))
    return [
      ...passed('others', others, [1, 2, 4]),
      ...passed('share', (said - own) / rest, [0.05, 0.1, 0.2, 0.35]),
    ]
  }
}

function ofTagger(reading: Reading, span: Span, chance: number): string[] {
  const words = wordChances(reading, span, remarks)
  const chances = roleChances(reading, span)
  const roles = spanRoles.flatMap((role, at) =>
    asked.has(role) ? [] : passed(role, chances[at] ?? 0, [0.1, 0.3, 0.6]),
  )
  return [
    ...passed('chance', chance, finely),
    ...passed('request', chanceOf(reading, span, ['instruction']), coarsely),
    ...passed('most', Math.max(0, ...words), [0.2, 0.5, 0.8, 0.95]),
    ...passed('least', Math.min(1, ...words), coarsely),
    ...roles,
  ]
}

function ofNeighbours(
  statements: readonly Unplaced[],
  chances: readonly number[],
  at: number,
): string[] {
  const beside = (name: string, other: number): string[] => {
    const isSame = statements[other]?.sentence === statements[at]?.sentence
    const chance = chances[other]
    if (chance === undefined) return [`${name}:none`]
    return passed(isSame ? `${name}:same` : name, chance, coarsely)
  }
  return [...beside('before', at - 1), ...beside('after', at + 1)]
}

function ofPlace(reading: Reading, { span }: Unplaced, at: number, count: number) {
  const { raw } = reading.text
  const before = raw.slice(Math.max(0, span[0] - 12), span[0])
  const behind = raw.slice(span[1], span[1] + 2)
  return named({
    first: at === 0,
    second: at === 1,
    last: at === count - 1,
    penultimate: at === count - 2,
    'later half': at * 2 >= count,
    'begins line': /\n\s*$/.test(before),
    'begins sentence': beginsSentence(reading, span),
    'behind comma': /[,、，]\s*$/.test(before),
    bracket: /[(（]\s*$/.test(before) || /[(（]/.test(raw.slice(...span)),
    question: /[?？]/.test(raw.slice(...span) + behind),
    exclamation: /[!！]/.test(raw.slice(...span) + behind),
    'small letter': /^\p{Ll}/u.test(raw.slice(span[0], span[1])),
  })
}

function ofWords(reading: Reading, statement: Unplaced): string[] {
  const { span, words, untold, role, list, isPriced, leads, isSentence } = statement
  const claims = new Set(
    reading.claims
      .filter((claim) => claim.span[0] >= span[0] && claim.span[1] <= span[1])
      .map(({ kind }) => `claim:${kind}`),
  )
  const flags = named({
    list: list !== null,
    priced: isPriced,
    leads,
    sentence: isSentence,
    'for readers': isForReaders(reading, span),
    'of the page': namesPage(reading, span),
    'asked whole': isAskedWhole(reading, span),
    'asked for sure': isCertainlyAsked(reading, span),
    'lost notice': isSearch(reading),
    funeral: isFuneral(reading),
    digit: /\p{N}/u.test(reading.text.raw.slice(...span)),
    fact: holdsFact(reading, span),
  })
  return [
    `role:${role}`,
    ...claims,
    ...flags,
    ...passed('words', words, lengths),
    ...passed('untold', untold, lengths),
  ]
}

function ofSenses({ text }: Reading, { span }: Unplaced): string[] {
  const senses = tokensIn(text, ...span)
    .filter(({ kind }) => kind === 'word')
    .flatMap((token) => sensesOf(text.language, token.text))
  return [...new Set(senses)].map((sense) => `sense:${sense}`)
}

/** Nothing stands before it, or the end of a sentence or a line. */
export const beginsSentence = ({ text: { raw } }: Reading, [start]: Span): boolean =>
  !/[\p{L}\p{N}]/u.test(raw.slice(0, start)) ||
  /[.!?。！？…\n][^\p{L}\p{N}]*$/u.test(raw.slice(Math.max(0, start - 12), start))
