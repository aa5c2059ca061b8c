import { partsOf } from '#server/reader/facts/found.ts'
import { isSearch } from '#server/reader/facts/lost-notice.ts'
import type { Reading } from '#server/reader/read.ts'
import { overlap } from '#server/reader/text/spans.ts'
import { tagsOver, tokensIn } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { sensesOf } from '#server/reader/text/word-senses.ts'
import { type SpanRole, spanRoles } from '#shared/page/ops.ts'
import { beginsSentence, lengths, named, passed } from './aside-features.ts'
import { roleChances } from './role-chance.ts'
import { hasVerb } from './sentences.ts'
import type { Unplaced } from './statement.ts'

/** Limits from which chances are told apart. */
const chances = [0.1, 0.3, 0.6, 0.85]

/**
 * What is known of each statement that tells under which heading a reader looks for it: what the
 * tagger makes of it and of its neighbours, what its words mean, what it holds and where it stands.
 */
export function sectionFeatures(reading: Reading, statements: readonly Unplaced[]): string[][] {
  const likely = statements.map(({ span }) => likelyRole(reading, span))
  return statements.map((statement, at) => [
    `before:${likely[at - 1] ?? 'none'}`,
    `after:${likely[at + 1] ?? 'none'}`,
    `role:${statement.role}`,
    ...roleChances(reading, statement.span).flatMap((chance, role) =>
      passed(spanRoles[role] ?? '', chance, chances),
    ),
    ...[...sensesIn(reading, statement.span)].map((sense) => `sense:${sense}`),
    ...heldBy(reading, statement.span),
    ...shapeOf(reading, statement, at, statements.length),
  ])
}

function likelyRole(reading: Reading, span: Span): SpanRole {
  const all = roleChances(reading, span)
  return spanRoles[all.indexOf(Math.max(...all))] ?? 'courtesy'
}

function sensesIn({ text }: Reading, span: Span): Set<string> {
  const words = tokensIn(text, ...span).filter(({ kind }) => kind === 'word')
  return new Set(words.flatMap((word) => sensesOf(text.language, word.text)))
}

/** Facts, claims and words of the language data that a statement holds. */
function heldBy(reading: Reading, span: Span): string[] {
  const { claims, text } = reading
  const held = claims
    .filter((claim) => claim.span[0] >= span[0] && claim.span[1] <= span[1])
    .map(({ kind }) => `claim:${kind}`)
  const tags = tagsOver(text, ...span).map(
    ({ tag }) => `tag:${tag.split('.').slice(0, 2).join('.')}`,
  )
  return [...new Set([...held, ...tags, ...factsIn(reading, span)])]
}

function factsIn({ facts }: Reading, span: Span): string[] {
  const { name, kind, place, phone, email, url, hours, since, area, people, prices } = facts
  const all = { name, kind, place, phone, email, url, hours, since, area, people, prices }
  return Object.entries(all).flatMap(([key, found]) =>
    [found].flat().some((fact) => fact && partsOf(fact).some((part) => overlap(part, span)))
      ? [`fact:${key}`]
      : [],
  )
}

function shapeOf(reading: Reading, statement: Unplaced, at: number, count: number): string[] {
  const { span, words, untold, list, isPriced, leads, isSentence } = statement
  return [
    ...passed('words', words, lengths),
    ...passed('untold', untold, lengths),
    ...named({
      first: at === 0,
      second: at === 1,
      third: at === 2,
      last: at === count - 1,
      penultimate: at === count - 2,
      'later half': at * 2 >= count,
      list: list !== null,
      priced: isPriced,
      leads,
      sentence: isSentence,
      verb: hasVerb(reading, span),
      'lost notice': isSearch(reading),
      'begins sentence': beginsSentence(reading, span),
      digit: /\p{N}/u.test(reading.text.raw.slice(...span)),
    }),
  ]
}
