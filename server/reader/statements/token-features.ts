import type { Claim } from '../claims.ts'
import type { FeatureOf, FeaturesOf } from '../feature-rows.ts'
import { remembered } from '../remembered.ts'
import { personNameOf } from '../text/person-names.ts'
import { firstFrom, type TaggedText } from '../text/tagged-text.ts'
import type { Token } from '../text/tokens.ts'
import { frequencyOf } from '../text/word-frequency.ts'
import { sensesOf } from '../text/word-senses.ts'

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

type TokenKinds<F> = ReturnType<typeof tokenKinds<F>>

/** The kinds of features of a token; those with a number are of the tokens beside it. */
function tokenKinds<F>(featuresOf: FeaturesOf<F>) {
  return {
    word: featuresOf('w='),
    last: featuresOf('w-1='),
    next: featuresOf('w+1='),
    twoWords: featuresOf('ww='),
    end: featuresOf('e='),
    shape: featuresOf('s='),
    lastShape: featuresOf('s-1='),
    tag: featuresOf('t='),
    lastTag: featuresOf('t-1='),
    nextTag: featuresOf('t+1='),
    claim: featuresOf('c='),
    lastClaim: featuresOf('c-1='),
    nextClaim: featuresOf('c+1='),
    usual: featuresOf('f='),
    lastUsual: featuresOf('f-1='),
    nextUsual: featuresOf('f+1='),
    twoUsual: featuresOf('ff='),
    sense: featuresOf('g='),
    lastSense: featuresOf('g-1='),
    nextSense: featuresOf('g+1='),
    twoSenses: featuresOf('gg='),
    twoNextSenses: featuresOf('g>='),
    part: featuresOf('p='),
    fromStart: featuresOf('pn='),
    fromEnd: featuresOf('pe='),
    mark: featuresOf('m='),
    markShape: featuresOf('m2='),
    markTag: featuresOf('mt='),
    behind: featuresOf('len='),
    rest: featuresOf('rest='),
    brief: featuresOf('b='),
    language: featuresOf('l='),
  }
}

/** Features of a value, of a token itself and of those beside it. */
function besideFeatures<F>(own: FeatureOf<F>, last: FeatureOf<F>, next: FeatureOf<F>) {
  return remembered((value: string) => ({ own: own(value), last: last(value), next: next(value) }))
}

/** Features of what two tokens in a row mean, for the second and for the first. */
function pairFeatures<F>({ twoSenses, twoNextSenses }: TokenKinds<F>) {
  const pairOf = remembered((one: string) =>
    remembered((other: string) => {
      const pair = `${one} ${other}`
      return { second: twoSenses(pair), first: twoNextSenses(pair) }
    }),
  )
  return (first: readonly string[] = ['<'], second: readonly string[] = ['>']) =>
    first.flatMap((one) => second.map(pairOf(one)))
}

/** Features that a mark before a token has part in; marks are few. */
function markFeatures<F>(kinds: TokenKinds<F>, brief: BriefManner) {
  return remembered((mark: string) => ({
    own: [
      kinds.mark(mark),
      kinds.brief(`${brief.letters}&${mark}`),
      kinds.brief(`${brief.marks}&${mark}`),
      kinds.language(`${brief.language}&${mark}`),
    ],
    withShape: remembered((shape: string) => kinds.markShape(`${mark}/${shape}`)),
    withFirstTag: remembered((tag: string) => kinds.markTag(`${mark}/${tag}`)),
    withTag: remembered((tag: string) => kinds.tag(`${tag}&${mark}`)),
  }))
}

/** Features of how usual a word is. */
function usualFeatures<F>(kinds: TokenKinds<F>, brief: BriefManner) {
  return remembered((usual: string) => ({
    own: [kinds.usual(usual), kinds.usual(`${usual}&b=${brief.letters}`)],
    behind: remembered((last: string) => kinds.twoUsual(`${last} ${usual}`)),
  }))
}

/** Features of every token of a text, each something that can be weighed. */
export function tokenFeatures<F>(
  text: TaggedText,
  claims: readonly Claim[],
  featuresOf: FeaturesOf<F>,
): TokenFeatures<F>[] {
  const { tokens } = text
  const kinds = tokenKinds(featuresOf)
  const tags = tagsByToken(text)
  const claimed = claimsByToken(tokens, claims)
  const usual = tokens.map((token) => usualness(text, token))
  const senses = tokens.map((token) => sensesAt(text, token))
  const shapes = tokens.map((token) => shapeOf(text, token))
  const brief = mannerOf(text)
  const clauses = clausesOf(text, tags, claimed, brief, featuresOf)
  const marked = markFeatures(kinds, brief)
  const wordAt = besideFeatures(kinds.word, kinds.last, kinds.next)
  const tagAt = besideFeatures(kinds.tag, kinds.lastTag, kinds.nextTag)
  const senseAt = besideFeatures(kinds.sense, kinds.lastSense, kinds.nextSense)
  const pairsOf = pairFeatures(kinds)
  const pairs = [...tokens, undefined].map((_, i) => pairsOf(senses[i - 1], senses[i]))
  const usualOf = usualFeatures(kinds, brief)
  return tokens.map((token, i) => {
    const clause = clauses[i] as Clause<F>
    const own = tags[i] ?? []
    const claim = claimed[i]
    const shape = shapes[i] ?? ''
    const mark = marked(markBefore(text, i))
    const commonness = usualOf(usual[i] ?? '')
    const last = tokens[i - 1]?.text ?? '<'
    const both = [
      wordAt(token.text).own,
      wordAt(last).last,
      wordAt(tokens[i + 1]?.text ?? '>').next,
      kinds.shape(shape),
      ...own.map((tag) => tagAt(tag).own),
      ...(tags[i - 1] ?? []).map((tag) => tagAt(tag).last),
      ...(tags[i + 1] ?? []).map((tag) => tagAt(tag).next),
      ...commonness.own,
      kinds.lastUsual(usual[i - 1] ?? '<'),
      kinds.nextUsual(usual[i + 1] ?? '>'),
      commonness.behind(usual[i - 1] ?? '<'),
      ...(senses[i] ?? []).map((sense) => senseAt(sense).own),
      ...(senses[i - 1] ?? []).map((sense) => senseAt(sense).last),
      ...(senses[i + 1] ?? []).map((sense) => senseAt(sense).next),
      ...(pairs[i] ?? []).map(({ second }) => second),
      kinds.lastClaim(claimed[i - 1]),
      kinds.nextClaim(claimed[i + 1]),
    ]
    return {
      clause,
      role: [
        ...both,
        ...(pairs[i + 1] ?? []).map(({ first }) => first),
        kinds.end(token.text.slice(-3)),
        ...(claim ? [kinds.claim(claim)] : []),
        kinds.part(i === 0 ? 'first' : Math.floor((i / tokens.length) * 5)),
        kinds.fromStart(Math.min(6, i)),
        kinds.fromEnd(Math.min(6, tokens.length - i)),
      ],
      cut: [
        ...both,
        kinds.twoWords(`${last} ${token.text}`),
        ...mark.own,
        mark.withShape(shape),
        mark.withFirstTag(own[0] ?? ''),
        kinds.lastShape(shapes[i - 1] ?? '<'),
        ...(claim ? [kinds.claim(`${claim}${claim === claimed[i - 1] ? '=' : '!'}`)] : []),
        ...own.map(mark.withTag),
        kinds.behind(Math.min(12, i - clause.first)),
        kinds.rest(Math.min(12, clause.last - i)),
      ],
    }
  })
}

/** What a token means; numbers and marks stand for themselves. */
function sensesAt({ language }: TaggedText, { kind, text }: Token): readonly string[] {
  if (kind === 'word') return sensesOf(language, text)
  return [kind === 'number' ? '#' : text]
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

/** The kinds of features of a stretch between marks. */
function clauseKinds<F>(featuresOf: FeaturesOf<F>) {
  return {
    brief: featuresOf('b='),
    language: featuresOf('l='),
    holds: featuresOf('k='),
    firstWord: featuresOf('k1='),
    lastWord: featuresOf('k9='),
    lastTwoWords: featuresOf('k99='),
    words: featuresOf('kn='),
    mark: featuresOf('km='),
    wish: featuresOf('ask='),
  }
}

/** For each token the stretch between marks it is in: how it begins and ends, what stands in it. */
function clausesOf<F>(
  { tokens }: TaggedText,
  tags: readonly string[][],
  claimed: readonly (string | undefined)[],
  brief: BriefManner,
  featuresOf: FeaturesOf<F>,
): Clause<F>[] {
  const kinds = clauseKinds(featuresOf)
  const clauses: Clause<F>[] = []
  let first = 0
  tokens.forEach((token, i) => {
    const ends = i === tokens.length - 1 || isEnd(tokens, i)
    if (!ends) return
    const features = new Set<F>([
      kinds.brief(brief.letters),
      kinds.brief(brief.marks),
      kinds.language(brief.language),
    ])
    for (let at = first; at <= i; at += 1) {
      for (const tag of tags[at] ?? []) features.add(kinds.holds(tag))
      if (claimed[at]) features.add(kinds.holds(claimed[at]))
    }
    const words = tokens.slice(first, i + 1).filter(({ kind }) => kind === 'word')
    const lastTwo = words.slice(-2).map(({ text }) => text)
    const wish = wishOf(tags.slice(first, i + 1))
    features.add(kinds.firstWord(words[0]?.text))
    features.add(kinds.lastWord(words.at(-1)?.text))
    features.add(kinds.lastTwoWords(lastTwo.join(' ')))
    features.add(kinds.words(Math.min(8, words.length)))
    features.add(kinds.mark(token.text))
    features.add(kinds.wish(`${wish}&${partOf(first, i, tokens.length)}`))
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

/** How the whole is written: without capitals or marks, in which language. */
interface BriefManner {
  letters: 'lower' | 'cased'
  marks: 'bare' | 'marked'
  language: string
}

function mannerOf({ raw, tokens, language }: TaggedText): BriefManner {
  const marks = tokens.filter(({ text }) => /^[.,;!?。、]$/.test(text)).length
  return {
    letters: raw === raw.toLowerCase() ? 'lower' : 'cased',
    marks: marks * 14 < tokens.length ? 'bare' : 'marked',
    language: language.code,
  }
}
