import type { Claim } from '../claims.ts'
import { personNameOf } from '../text/person-names.ts'
import type { TaggedText } from '../text/tagged-text.ts'
import type { Token } from '../text/tokens.ts'
import { frequencyOf } from '../text/word-frequency.ts'

/** What is known of one token: `role` features speak for what it is part of, `cut` for a border before it. */
export interface TokenFeatures {
  role: readonly string[]
  cut: readonly string[]
  /** The stretch between marks it stands in; its features speak for the role too. */
  clause: Clause
}

/** A stretch between marks, in tokens: `[first, last]`. */
export interface Clause {
  first: number
  last: number
  features: readonly string[]
}

/** Meanings that come in too many kinds to be told apart: "trades.bakery.names" is `trades.names`. */
function plainTag(tag: string): string {
  const [file, key = '', sub = ''] = tag.split('.')
  if (file === 'trades') return `trades.${sub}`
  if (file === 'money' && (key === 'units' || key === 'currencies')) return `money.${key}`
  if (file === 'hours' && (key === 'days' || key === 'spoken')) return `hours.${key}`
  if (file === 'dates' && key === 'months') return 'dates.months'
  if (file === 'places' && (key === 'countries' || key === 'cities')) return `places.${key}`
  return tag
}

const clauseEnd = /^[.,;:!?。、！？：；，•|·–—()（）「」\n-]$/

/** Features of every token of a text, each a line that can be weighed. */
export function tokenFeatures(text: TaggedText, claims: readonly Claim[]): TokenFeatures[] {
  const { tokens } = text
  const tags = tagsByToken(text)
  const claimed = claimsByToken(tokens, claims)
  const usual = tokens.map((token) => usualness(text, token))
  const brief = briefFeatures(text)
  const clauses = clausesOf(text, tags, claimed, brief)
  return tokens.map((token, i) => {
    const at = (step: number) => tokens[i + step]
    const clause = clauses[i] as Clause
    const word = (step: number) => at(step)?.text ?? (step < 0 ? '<' : '>')
    const own = (tags[i] ?? []).map((tag) => `t=${tag}`)
    const before = (tags[i - 1] ?? []).map((tag) => `t-1=${tag}`)
    const behind = (tags[i + 1] ?? []).map((tag) => `t+1=${tag}`)
    const shape = shapeOf(text, token)
    const claim = claimed[i] ? [`c=${claimed[i]}`] : []
    const seen = [
      `f=${usual[i]}`,
      `f-1=${usual[i - 1] ?? '<'}`,
      `f+1=${usual[i + 1] ?? '>'}`,
      `ff=${usual[i - 1] ?? '<'} ${usual[i]}`,
      `f=${usual[i]}&${brief[0]}`,
    ]
    const near = [`c-1=${claimed[i - 1] ?? ''}`, `c+1=${claimed[i + 1] ?? ''}`]
    return {
      clause,
      role: [
        `w=${word(0)}`,
        `w-1=${word(-1)}`,
        `w+1=${word(1)}`,
        `w-2=${word(-2)}`,
        `w+2=${word(2)}`,
        `e=${word(0).slice(-3)}`,
        `s=${shape}`,
        ...own,
        ...before,
        ...behind,
        ...claim,
        ...seen,
        ...near,
        ...placeFeatures(text, i),
      ],
      cut: [
        `w=${word(0)}`,
        `w-1=${word(-1)}`,
        `ww=${word(-1)} ${word(0)}`,
        `w-2=${word(-2)}`,
        `w+1=${word(1)}`,
        `m=${markBefore(text, i)}`,
        `m2=${markBefore(text, i)}/${shape}`,
        `mt=${markBefore(text, i)}/${tags[i]?.[0] ?? ''}`,
        `s=${shape}`,
        `s-1=${at(-1) ? shapeOf(text, at(-1) as Token) : '<'}`,
        ...own,
        ...before,
        ...behind,
        ...seen,
        ...claim.map((name) => `${name}${claimed[i] === claimed[i - 1] ? '=' : '!'}`),
        ...near,
        ...own.map((tag) => `${tag}&${markBefore(text, i)}`),
        `len=${Math.min(12, i - clause.first)}`,
        `rest=${Math.min(12, clause.last - i)}`,
        ...brief.map((name) => `${name}&${markBefore(text, i)}`),
      ],
    }
  })
}

/** How usual a word is, and whether it is somebody's name. */
function usualness({ language }: TaggedText, { kind, text }: Token): string {
  return kind === 'word' ? `${frequencyOf(language, text)} ${personNameOf(text) ?? ''}` : kind
}

/** What the tags of each token are called, each once. */
function tagsByToken({ tokens, tags }: TaggedText): string[][] {
  const found: Set<string>[] = tokens.map(() => new Set())
  let first = 0
  for (const { start, end, tag } of tags) {
    while (first < tokens.length && (tokens[first]?.end ?? 0) <= start) first += 1
    for (let i = first; i < tokens.length && (tokens[i]?.start ?? 0) < end; i += 1) {
      if (tag !== 'words.common') found[i]?.add(plainTag(tag))
    }
  }
  return found.map((names) => [...names])
}

function claimsByToken(tokens: readonly Token[], claims: readonly Claim[]): (string | undefined)[] {
  const found: (string | undefined)[] = tokens.map(() => undefined)
  for (const { kind, span } of claims) {
    tokens.forEach(({ start, end }, i) => {
      if (start >= span[0] && end <= span[1]) found[i] = kind
    })
  }
  return found
}

/** For each token the stretch between marks it is in: how it begins and ends, what stands in it. */
function clausesOf(
  { tokens }: TaggedText,
  tags: readonly string[][],
  claimed: readonly (string | undefined)[],
  brief: readonly string[],
): Clause[] {
  const clauses: Clause[] = []
  let first = 0
  tokens.forEach((token, i) => {
    const ends = i === tokens.length - 1 || isEnd(tokens, i)
    if (!ends) return
    const features = new Set<string>(brief)
    for (let at = first; at <= i; at += 1) {
      for (const tag of tags[at] ?? []) features.add(`k=${tag}`)
      if (claimed[at]) features.add(`k=${claimed[at]}`)
      const word = tokens[at]
      if (word?.kind === 'word') features.add(`kw=${word.text}`)
    }
    const words = tokens.slice(first, i + 1).filter(({ kind }) => kind === 'word')
    features.add(`k1=${words[0]?.text ?? ''}`)
    features.add(`k9=${words.at(-1)?.text ?? ''}`)
    features.add(
      `k99=${words
        .slice(-2)
        .map(({ text }) => text)
        .join(' ')}`,
    )
    features.add(`kn=${Math.min(8, words.length)}`)
    features.add(`km=${token.text}`)
    features.add(`ask=${wishOf(tags.slice(first, i + 1))}&${partOf(first, i, tokens.length)}`)
    const clause = { first, last: i, features: [...features] }
    for (; first <= i; first += 1) clauses.push(clause)
  })
  return clauses
}

/** How much a clause speaks of the page itself: words for pages and pictures, for looks. */
function wishOf(tags: readonly string[][]): string {
  const asks = tags.filter((names) => names.includes('roles.instruction')).length
  const looks = tags.some((names) => names.some((name) => name.startsWith('look.')))
  return `${Math.min(2, asks)}${looks ? 'l' : ''}`
}

/** Requests stand first or last. */
function partOf(first: number, last: number, count: number): string {
  return first < 10 ? 'start' : last >= count - 10 ? 'end' : 'mid'
}

function isEnd(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i]
  if (!token || (token.kind !== 'mark' && token.kind !== 'line')) return false
  if (!clauseEnd.test(token.text)) return false
  const next = tokens[i + 1]
  // "8:30", "t.b.v.", "12-15": a mark inside a word or a number ends nothing.
  return (
    token.text === '\n' ||
    /[。、！？：；，「」（）]/.test(token.text) ||
    !next ||
    next.spaced ||
    next.kind === 'line'
  )
}

function markBefore({ tokens }: TaggedText, i: number): string {
  const before = tokens[i - 1]
  if (!before) return '<'
  if (before.kind === 'line') return tokens[i - 2]?.kind === 'line' ? '¶¶' : '¶'
  return before.kind === 'mark' ? before.text : tokens[i]?.spaced ? '_' : ''
}

function shapeOf({ raw }: TaggedText, { start, end, kind }: Token): string {
  const written = raw.slice(start, end)
  // Sums, years, times and counts look different: "9,99", "9999", "99:99".
  if (kind === 'number') return written.replace(/\d/g, '9').slice(0, 6)
  if (kind !== 'word') return kind
  if (/^\p{Lu}[\p{Lu}\d]+$/u.test(written)) return 'AA'
  if (/^\p{Lu}/u.test(written)) return 'Aa'
  if (/^\p{Ll}/u.test(written)) return 'aa'
  if (/\p{Script=Katakana}/u.test(written)) return 'kata'
  if (/\p{Script=Han}/u.test(written)) return 'han'
  return 'x'
}

function placeFeatures({ tokens }: TaggedText, i: number): string[] {
  const part = Math.floor((i / tokens.length) * 5)
  return [
    `p=${i === 0 ? 'first' : part}`,
    `pn=${Math.min(6, i)}`,
    `pe=${Math.min(6, tokens.length - i)}`,
  ]
}

/** How the whole is written: without capitals or marks, in lines, short or long. */
function briefFeatures({ raw, tokens, language }: TaggedText): string[] {
  const isLower = raw === raw.toLowerCase()
  const marks = tokens.filter(({ text }) => /^[.,;!?。、]$/.test(text)).length
  const isBare = marks * 14 < tokens.length
  return [
    `b=${isLower ? 'lower' : 'cased'}`,
    `b=${isBare ? 'bare' : 'marked'}`,
    `l=${language.code}`,
  ]
}
