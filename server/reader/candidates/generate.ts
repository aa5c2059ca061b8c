import type { SpanRole } from '#shared/page/ops.ts'
import type { Draft } from '../draft.ts'
import { fold, isUnspaced } from '../text/fold.ts'
import { firstFrom, type TaggedText, tagBefore, tagsIn } from '../text/tagged-text.ts'
import type { Token } from '../text/tokens.ts'
import { type Span, trimmed } from '../text/trim.ts'
import { streetSpans } from './street-spans.ts'

/** A span that may be a name, a kind of business, a place; `by` are the generators that say so. */
export interface Candidate {
  span: Span
  by: Set<Generator>
}

export type Generator = keyof typeof generators

/** Of one generator: a brief that says "in" a thousand times has its place among the first. */
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
  line: ownLines,
  opening: openings,
  capitals: capitalRuns,
  host: inHost,
  trade: besideTrade,
  street: (draft: Draft) => streetSpans(draft),
  town: ({ towns }: Draft) => towns.map(({ start, end }): Span => [start, end]),
} as const

/**
 * The candidates of a fact, trimmed in every way that leaves words.
 * @param roles of the pieces that may hold it
 */
export function candidatesFor(
  draft: Draft,
  roles: readonly SpanRole[],
  names: readonly Generator[],
): Candidate[] {
  const found = new Map<string, Candidate>()
  for (const name of names) {
    for (const span of generators[name](draft, roles).slice(0, mostSpans)) {
      for (const variant of variantsOf(draft, span)) {
        const key = variant.join('-')
        const known = found.get(key) ?? { span: variant, by: new Set<Generator>() }
        known.by.add(name)
        found.set(key, known)
      }
    }
  }
  return [...found.values()]
}

/** The span without marks, and without each of the small words at its two ends. */
function variantsOf({ text }: Draft, span: Span): Span[] {
  const { raw, tokens } = text
  const [start, end] = trimmed(raw, span)
  const inside = tokens
    .slice(firstFrom(tokens, start), firstFrom(tokens, end))
    .filter((token) => token.end <= end)
  const words = inside.filter(({ kind }) => kind === 'word' || kind === 'number')
  if (words.length === 0) return []
  const starts = ends(words, 4)
    .filter((token) => token === words[0] || !isGluedBefore(text, token))
    .map((token) => token.start)
  const stops = ends([...words].reverse(), 3).map((token) => token.end)
  return starts.flatMap((from) =>
    stops.flatMap((to): Span[] => {
      const [first, last] = trimmed(raw, [from, to])
      const count = words.filter((word) => word.start >= first && word.end <= last).length
      const isWhole = isBalanced(raw.slice(first, last)) && !isBehindAbbreviation(text, first)
      return count > 0 && count <= mostWords * 2 && isWhole ? [[first, last]] : []
    }),
  )
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

const pairs = ['()', '（）', '[]', '「」', '『』', '«»', '“”']

/** "Playgroup »Little Snails" has half a quotation; German turns its marks round. */
function isBalanced(said: string): boolean {
  const count = (sign: string) => said.split(sign).length - 1
  // „German“ ends with the mark “English” begins with.
  const marks = said.match(/(?<![\p{L}\d])["'](?=\S)|(?<=\S)["'](?![\p{L}\d])/gu) ?? []
  if (new Set(marks).size === 1 && marks.length === 1 && !/[s]'$/.test(said)) return false
  const low = count('„')
  if (low > 0 && low !== count('“') + count('”')) return false
  return pairs.every(
    ([open = '', close = '']) => count(open) === count(close) || (low > 0 && open === '“'),
  )
}

/** "St. Martin" is not Martin. */
function isBehindAbbreviation(text: TaggedText, start: number): boolean {
  const { raw, tokens } = text
  const [word, stop] = tokens.slice(Math.max(0, firstFrom(tokens, start) - 2))
  const isNear = word && stop?.text === '.' && /^\.\s*$/.test(raw.slice(word.end, start))
  return Boolean(isNear && tagBefore(text, word.end, 'words.abbreviations'))
}

const ends = (words: readonly Token[], most: number): readonly Token[] => words.slice(0, most + 1)

/** Up to the next mark, line end or so many words behind "called", "welcome to". */
function behindCues({ text }: Draft): Span[] {
  return ['names.before', 'names.person', 'names.near', 'places.in'].flatMap((tag) =>
    tagsIn(text, 0, text.raw.length, tag).flatMap(({ end }) => runsFrom(text.tokens, end)),
  )
}

function beforeCues({ text }: Draft): Span[] {
  return ['names.after', 'names.copula'].flatMap((tag) =>
    tagsIn(text, 0, text.raw.length, tag).flatMap(({ start }): Span[] => {
      const before = text.tokens.filter((token) => token.end <= start).slice(-5)
      const border = before.findLastIndex(({ kind }) => kind === 'line' || kind === 'mark')
      const run = before.slice(border + 1)
      const [first] = run
      return first ? [[first.start, start]] : []
    }),
  )
}

/** Runs of one to five words that begin at an offset. */
function runsFrom(tokens: readonly Token[], at: number): Span[] {
  const first = tokens.findIndex(({ start }) => start >= at)
  if (first < 0) return []
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

/** Words that stand in the host of the email or site as well: "carldunmore.example". */
function inHost({ text, contacts }: Draft): Span[] {
  const hosts = contacts
    .filter(({ kind }) => kind !== 'phone')
    .map(({ value }) => plain(fold(value.replace(/^https?:\/\/(www\.)?/, ''))))
  const words = text.tokens.filter(({ kind }) => kind === 'word' || kind === 'number')
  return words.flatMap((first, i) =>
    [1, 2, 3, 4, 5].flatMap((count): Span[] => {
      const run = words.slice(i, i + count)
      const last = run.at(-1)
      const joined = plain(run.map(({ text: word }) => word).join(''))
      const isIn = joined.length > 4 && hosts.some((host) => host.includes(joined))
      const inContact = contacts.some(({ span }) => first.start >= span[0] && first.end <= span[1])
      return last && run.length === count && isIn && !inContact ? [[first.start, last.end]] : []
    }),
  )
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
      const first = tokens.findIndex((token) => token.end > start)
      const last = tokens.findLastIndex((token) => token.start < end)
      const from = [0, 1, 2, 3, 4].map((step) => tokens[first - step]).filter(isWordToken)
      const to = [0, 1, 2, 3].map((step) => tokens[last + step]).filter(isWordToken)
      return from.flatMap((one) => to.map((other): Span => [one.start, other.end]))
    })
}

const isWordToken = (token: Token | undefined): token is Token =>
  token?.kind === 'word' || token?.kind === 'number'
