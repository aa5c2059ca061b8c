import type { Claim } from '../claims.ts'
import type { FeatureOf } from '../feature-rows.ts'
import { personNameOf } from '../text/person-names.ts'
import { firstFrom, type TaggedText } from '../text/tagged-text.ts'
import type { Token } from '../text/tokens.ts'
import { frequencyOf } from '../text/word-frequency.ts'

/** What is known of one token: `role` features speak for what it is part of, `cut` for a border before it. */
export interface TokenFeatures<F> {
  role: readonly F[]
  cut: readonly F[]
  /** The stretch between marks it stands in; its features speak for the role too. */
  clause: Clause<F>
}

/** A stretch between marks, in tokens: `[first, last]`. */
export interface Clause<F> {
  first: number
  last: number
  features: readonly F[]
}

/** Meanings that come in too many kinds to be told apart: "trades.bakery.names" is `trades.names`. */
function plain(tag: string): string {
  const [file, key = '', sub = ''] = tag.split('.')
  if (file === 'trades') return `trades.${sub}`
  if (file === 'money' && (key === 'units' || key === 'currencies')) return `money.${key}`
  if (file === 'hours' && (key === 'days' || key === 'spoken')) return `hours.${key}`
  if (file === 'dates' && key === 'months') return 'dates.months'
  if (file === 'places' && (key === 'countries' || key === 'cities')) return `places.${key}`
  return tag
}

const plainTags = new Map<string, string>()

function plainTag(tag: string): string {
  const known = plainTags.get(tag) ?? plain(tag)
  plainTags.set(tag, known)
  return known
}

const clauseEnd = /^[.,;:!?。、！？：；，•|·–—()（）「」\n-]$/

/** Features of every token of a text, each something that can be weighed. */
export function tokenFeatures<F>(
  text: TaggedText,
  claims: readonly Claim[],
  featureOf: FeatureOf<F>,
): TokenFeatures<F>[] {
  const { tokens } = text
  const tags = tagsByToken(text)
  const claimed = claimsByToken(tokens, claims)
  const usual = tokens.map((token) => usualness(text, token))
  const shapes = tokens.map((token) => shapeOf(text, token))
  const brief = briefFeatures(text)
  const clauses = clausesOf(text, tags, claimed, brief, featureOf)
  return tokens.map((token, i) => {
    const clause = clauses[i] as Clause<F>
    const word = (step: number) => tokens[i + step]?.text ?? (step < 0 ? '<' : '>')
    const tagged = (kind: string, at: number) => (tags[at] ?? []).map((tag) => featureOf(kind, tag))
    const own = tagged('t=', i)
    const before = tagged('t-1=', i - 1)
    const behind = tagged('t+1=', i + 1)
    const shape = shapes[i] ?? ''
    const mark = markBefore(text, i)
    const claim = claimed[i]
    const w = featureOf('w=', token.text)
    const last = featureOf('w-1=', word(-1))
    const next = featureOf('w+1=', word(1))
    const lastButOne = featureOf('w-2=', word(-2))
    const s = featureOf('s=', shape)
    const seen = [
      featureOf('f=', usual[i]),
      featureOf('f-1=', usual[i - 1] ?? '<'),
      featureOf('f+1=', usual[i + 1] ?? '>'),
      featureOf('ff=', `${usual[i - 1] ?? '<'} ${usual[i]}`),
      featureOf('f=', `${usual[i]}&${brief[0]}`),
    ]
    const near = [featureOf('c-1=', claimed[i - 1]), featureOf('c+1=', claimed[i + 1])]
    return {
      clause,
      role: [
        w,
        last,
        next,
        lastButOne,
        featureOf('w+2=', word(2)),
        featureOf('e=', token.text.slice(-3)),
        s,
        ...own,
        ...before,
        ...behind,
        ...(claim ? [featureOf('c=', claim)] : []),
        ...seen,
        ...near,
        ...placeFeatures(text, i, featureOf),
      ],
      cut: [
        w,
        last,
        featureOf('ww=', `${word(-1)} ${token.text}`),
        lastButOne,
        next,
        featureOf('m=', mark),
        featureOf('m2=', `${mark}/${shape}`),
        featureOf('mt=', `${mark}/${tags[i]?.[0] ?? ''}`),
        s,
        featureOf('s-1=', shapes[i - 1] ?? '<'),
        ...own,
        ...before,
        ...behind,
        ...seen,
        ...(claim ? [featureOf('c=', `${claim}${claim === claimed[i - 1] ? '=' : '!'}`)] : []),
        ...near,
        ...(tags[i] ?? []).map((tag) => featureOf('t=', `${tag}&${mark}`)),
        featureOf('len=', Math.min(12, i - clause.first)),
        featureOf('rest=', Math.min(12, clause.last - i)),
        ...brief.map((name) => featureOf('', `${name}&${mark}`)),
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
  const found = new Array<string | undefined>(tokens.length)
  for (const { kind, span } of claims) {
    const last = firstFrom(tokens, span[1] + 1, ({ end }) => end)
    found.fill(kind, firstFrom(tokens, span[0]), last)
  }
  return found
}

/** For each token the stretch between marks it is in: how it begins and ends, what stands in it. */
function clausesOf<F>(
  { tokens }: TaggedText,
  tags: readonly string[][],
  claimed: readonly (string | undefined)[],
  brief: readonly string[],
  featureOf: FeatureOf<F>,
): Clause<F>[] {
  const clauses: Clause<F>[] = []
  let first = 0
  tokens.forEach((token, i) => {
    const ends = i === tokens.length - 1 || isEnd(tokens, i)
    if (!ends) return
    const features = new Set<F>(brief.map((name) => featureOf('', name)))
    for (let at = first; at <= i; at += 1) {
      for (const tag of tags[at] ?? []) features.add(featureOf('k=', tag))
      if (claimed[at]) features.add(featureOf('k=', claimed[at]))
      const word = tokens[at]
      if (word?.kind === 'word') features.add(featureOf('kw=', word.text))
    }
    const words = tokens.slice(first, i + 1).filter(({ kind }) => kind === 'word')
    const lastTwo = words.slice(-2).map(({ text }) => text)
    features.add(featureOf('k1=', words[0]?.text))
    features.add(featureOf('k9=', words.at(-1)?.text))
    features.add(featureOf('k99=', lastTwo.join(' ')))
    features.add(featureOf('kn=', Math.min(8, words.length)))
    features.add(featureOf('km=', token.text))
    const wish = wishOf(tags.slice(first, i + 1))
    features.add(featureOf('ask=', `${wish}&${partOf(first, i, tokens.length)}`))
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

function placeFeatures<F>({ tokens }: TaggedText, i: number, featureOf: FeatureOf<F>): F[] {
  return [
    featureOf('p=', i === 0 ? 'first' : Math.floor((i / tokens.length) * 5)),
    featureOf('pn=', Math.min(6, i)),
    featureOf('pe=', Math.min(6, tokens.length - i)),
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
