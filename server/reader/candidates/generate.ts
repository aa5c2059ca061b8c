import type { SpanRole } from '#shared/page/ops.ts'
import type { Draft } from '../draft.ts'
import { remembered } from '../remembered.ts'
import { fold, isUnspaced } from '../text/fold.ts'
import { firstFrom, type TaggedText, tagBefore, tagsIn, tokensIn } from '../text/tagged-text.ts'
import type { Token } from '../text/tokens.ts'
import { type Span, trimmed } from '../text/trim.ts'
import { namedTokens } from './naming-cues.ts'
import { streetSpans } from './street-spans.ts'

/** A span that may be a name, a kind of business, a place; `by` are the generators that say so. */
export interface Candidate {
  span: Span
  by: Set<Generator>
}

export type Generator = keyof typeof generators

/** Most spans one generator proposes: a brief that says "in" a thousand times names its place early. */
const mostSpans = 40
/** Words of the longest candidate. */
const mostWords = 9

/** Each proposes too much: weights judge. */
const generators = {
  piece: ({ pieces }: Draft, roles: readonly SpanRole[]) =>
    pieces.filter(({ role }) => roles.includes(role)).map(({ span }) => span),
  quoted: ({ claims }: Draft) =>
    claims.filter(({ kind }) => kind === 'quote').map(({ span }) => span),
  cued: behindCues,
  led: beforeCues,
  named: besideNaming,
  line: ownLines,
  opening: openings,
  capitals: capitalRuns,
  host: inHost,
  trade: besideTrade,
  street: (draft: Draft) => streetSpans(draft),
  town: ({ towns }: Draft) => towns.map(({ start, end }): Span => [start, end]),
} as const

/** The candidates of one brief for a fact, by the roles of pieces that may hold it. */
export type Candidates = (roles: readonly SpanRole[], names: readonly Generator[]) => Candidate[]

/** Candidates of a brief, trimmed in every way that leaves words. */
export function candidatesOf(draft: Draft): Candidates {
  const variantsOf = variants(draft.text)
  const proposed = new Map<Generator, readonly Span[]>()
  const proposals = (name: Generator, roles: readonly SpanRole[]) => {
    // Pieces depend on the question, all others on the brief alone.
    const spans = proposed.get(name) ?? generators[name](draft, roles).slice(0, mostSpans)
    if (name !== 'piece') proposed.set(name, spans)
    return spans
  }
  return (roles, names) => {
    const found = new Map<Span, Candidate>()
    for (const name of names) {
      for (const variant of proposals(name, roles).flatMap(variantsOf)) {
        const known = found.get(variant) ?? { span: variant, by: new Set<Generator>() }
        known.by.add(name)
        found.set(variant, known)
      }
    }
    return [...found.values()]
  }
}

/** A span without marks, and without each of the small words at its two ends; equal ones are the same. */
function variants(text: TaggedText): (span: Span) => Span[] {
  const { raw } = text
  const isWhole = wholeSpans(text)
  const known = new Map<number, Span | null>()
  const trimmedAt = (from: number, to: number): Span | null => {
    const [start, end] = trimmed(raw, [from, to])
    const key = start * raw.length + end
    const variant = known.get(key)
    if (variant !== undefined) return variant
    const made: Span | null = isWhole(start, end) ? [start, end] : null
    known.set(key, made)
    return made
  }
  const variantsFrom = remembered((from: number) => remembered((to: number) => trimmedAt(from, to)))
  return (span) => {
    const [start, end] = trimmed(raw, span)
    const words = tokensIn(text, start, end).filter(isWordToken)
    if (words.length === 0) return []
    const starts = words
      .slice(0, 5)
      .filter((token) => token === words[0] || !isGluedBefore(text, token))
      .map((token) => token.start)
    const stops = words
      .slice(-4)
      .reverse()
      .map((token) => token.end)
    return starts
      .flatMap((from) => stops.map(variantsFrom(from)))
      .filter((variant) => variant !== null)
  }
}

/** Whether a span has words, not too many of them, and cuts through nothing. */
function wholeSpans(text: TaggedText): (start: number, end: number) => boolean {
  const { raw, tokens } = text
  const words = tokens.filter(isWordToken)
  // Words end in the order they begin: those that end in a span less those that begin before it.
  const begun = remembered((start: number) => firstFrom(words, start))
  const ended = remembered((end: number) => firstFrom(words, end + 1, (word) => word.end))
  const isAbbreviated = remembered((start: number) => isBehindAbbreviation(text, start))
  return (start, end) => {
    const count = ended(end) - begun(start)
    const isShort = count > 0 && count <= mostWords * 2
    return isShort && isBalanced(raw.slice(start, end)) && !isAbbreviated(start)
  }
}

/** 不用品回収 is not 用品回収: without spaces, words part only behind one that joins others. */
function isGluedBefore(text: TaggedText, token: Token): boolean {
  const { raw, tokens } = text
  if (token.spaced || !isUnspaced(raw[token.start])) return false
  const before = tokens[firstFrom(tokens, token.start) - 1]
  if (before?.kind !== 'word' || before.end !== token.start) return false
  const joins = ['names.', 'words.', 'places.in', 'trades.'].some(
    (tag) => text.endingAt.get(token.start)?.some((found) => found.tag.startsWith(tag)) ?? false,
  )
  return !joins
}

const paired = /["'()（）[\]「」『』«»“”„]/
const pairs = ['()', '（）', '[]', '「」', '『』', '«»', '“”']

/** "Playgroup »Little Snails" has half a quotation; German turns its marks round. */
function isBalanced(said: string): boolean {
  if (!paired.test(said)) return true
  const count = (sign: string) => said.split(sign).length - 1
  // „German“ ends with the mark “English” begins with.
  const marks = said.match(/(?<![\p{L}\d])["'](?=\S)|(?<=\S)["'](?![\p{L}\d])/gu) ?? []
  if (new Set(marks).size === 1 && marks.length === 1 && !/[s]'$/.test(said)) return false
  // 느린달'에서: a particle is written to the mark that ends a name.
  if ((said.match(/(?<=\p{Lo})['’](?=\p{Lo})/gu)?.length ?? 0) % 2 === 1) return false
  const low = count('„')
  if (low > 0 && low !== count('“') + count('”')) return false
  return pairs.every(
    ([open = '', close = '']) => count(open) === count(close) || (low > 0 && open === '“'),
  )
}

/** "St. Martin" is not Martin; "anna@webb.fr. Martin" ends an address. */
function isBehindAbbreviation(text: TaggedText, start: number): boolean {
  const { raw, tokens } = text
  const at = firstFrom(tokens, start)
  const [word, stop] = [tokens[at - 2], tokens[at - 1]]
  const isNear = word && stop?.text === '.' && /^\.\s*$/.test(raw.slice(word.end, start))
  if (word && /[.@]/.test(raw.charAt(word.start - 1))) return false
  return Boolean(isNear && tagBefore(text, word.end, 'words.abbreviations'))
}

/** Up to the next mark, line end or so many words behind "called", "welcome to". */
function behindCues({ text }: Draft): Span[] {
  return ['names.before', 'names.person', 'names.near', 'places.in'].flatMap((tag) =>
    tagsIn(text, 0, text.raw.length, tag).flatMap(({ end }) => runsFrom(text.tokens, end)),
  )
}

function beforeCues({ text }: Draft): Span[] {
  return ['names.after', 'names.copula'].flatMap((tag) =>
    tagsIn(text, 0, text.raw.length, tag).flatMap(({ start }): Span[] => {
      const last = firstFrom(text.tokens, start + 1, ({ end }) => end)
      const before = text.tokens.slice(Math.max(0, last - 5), last)
      const border = before.findLastIndex(({ kind }) => kind === 'line' || kind === 'mark')
      const run = before.slice(border + 1)
      const [first] = run
      return first ? [[first.start, start]] : []
    }),
  )
}

/** What is said outright to be the name, in either order. */
function besideNaming({ text }: Draft): Span[] {
  const { tokens } = text
  const { from, upTo } = namedTokens(text)
  const ahead = [...from.keys()].flatMap((at) => runsFrom(tokens, tokens[at]?.start ?? 0))
  const back = [...upTo.keys()].flatMap((at) =>
    [0, 1, 2, 3, 4].flatMap((step): Span[] => {
      const [first, last] = [tokens[at - step], tokens[at]]
      return first && last && isWordToken(first) ? [[first.start, last.end]] : []
    }),
  )
  return [...ahead, ...back]
}

/** Runs of one to five words that begin at an offset. */
function runsFrom(tokens: readonly Token[], at: number): Span[] {
  const first = firstFrom(tokens, at)
  const behind = tokens.slice(first, first + 8)
  const border = behind.findIndex(
    ({ kind, text }) =>
      kind === 'line' || (kind === 'mark' && /^[.,;:!?。、」』()（）]$/.test(text)),
  )
  const run = (border < 0 ? behind : behind.slice(0, border)).slice(0, 5)
  return run.map((last): Span => [run[0]?.start ?? at, last.end])
}

function ownLines({ text: { raw } }: Draft): Span[] {
  const lines = [...raw.matchAll(/[^\n]+/g)]
  if (lines.length < 2) return []
  return lines
    .filter(({ 0: line }) => line.trim().split(/\s+/).length <= mostWords)
    .map(({ 0: line, index }): Span => [index, index + line.length])
}

function openings({ text }: Draft): Span[] {
  return runsFrom(text.tokens, 0)
}

const joints = new Set(['&', '-', '–', '+', "'", '’', '.'])

/** Words with capitals one behind the other; small words between them belong to the run. */
function capitalRuns({ text }: Draft): Span[] {
  const { raw, tokens, language } = text
  const particles = new Set(language.data.names.particles.map(fold))
  const isCapital = (token: Token | undefined) =>
    token?.kind === 'word' && /^['’]?\p{Lu}/u.test(raw.slice(token.start, token.end))
  const spans: Span[] = []
  for (let i = 0; i < tokens.length; i += 1) {
    const first = tokens[i]
    if (!first || !isCapital(first)) continue
    let last = i
    for (let at = i + 1; at < Math.min(tokens.length, i + 10); at += 1) {
      const token = tokens[at]
      if (!token) break
      if (isCapital(token) || token.kind === 'number') last = at
      else if (!particles.has(token.text) && !joints.has(token.text)) break
    }
    spans.push([first.start, tokens[last]?.end ?? first.end])
    i = last
  }
  return spans
}

/** Words of a name in a host. */
const mostInHost = 5

/** Words that stand in the host of the email or site as well: "carldunmore.example". */
function inHost({ text, contacts }: Draft): Span[] {
  const hosts = contacts
    .filter(({ kind }) => kind !== 'phone')
    .map(({ value }) => plain(fold(value.replace(/^https?:\/\/(www\.)?/, ''))))
  if (hosts.length === 0) return []
  const words = text.tokens.filter(isWordToken)
  const plainWords = words.map((word) => plain(word.text))
  return words.flatMap((first, i): Span[] => {
    if (contacts.some(({ span }) => first.start >= span[0] && first.end <= span[1])) return []
    const spans: Span[] = []
    let joined = ''
    for (const [count, last] of words.slice(i, i + mostInHost).entries()) {
      joined += plainWords[i + count]
      if (!hosts.some((host) => host.includes(joined))) break
      if (joined.length > 4) spans.push([first.start, last.end])
    }
    return spans
  })
}

/** Hosts spell it in full. */
const sharpS = '\u00df'
const plain = (folded: string): string =>
  folded.replace(/[^\p{L}\p{N}]/gu, '').replaceAll(sharpS, 'ss')

/** "Bäckerei Kamp", "Salon Anna", "Kamp's Bakery", "small ceramics studio": what stands beside a trade. */
function besideTrade({ text }: Draft): Span[] {
  const { tokens } = text
  return text.tags
    .filter(({ tag }) => tag.startsWith('trades.') && tag.endsWith('.names'))
    .flatMap(({ start, end }) => {
      const first = firstFrom(tokens, start + 1, (token) => token.end)
      const last = firstFrom(tokens, end) - 1
      const from = [0, 1, 2, 3, 4].map((step) => tokens[first - step]).filter(isWordToken)
      const to = [0, 1, 2, 3].map((step) => tokens[last + step]).filter(isWordToken)
      return from.flatMap((one) => to.map((other): Span => [one.start, other.end]))
    })
}

const isWordToken = (token: Token | undefined): token is Token =>
  token?.kind === 'word' || token?.kind === 'number'
