import { type BuilderWords, builderWords } from '#server/reader/asides/builder-words.ts'
import type { Reading } from '#server/reader/read.ts'
import { rememberedOf, rememberedOfSpan } from '#server/reader/remembered.ts'
import type { PhraseFinder } from '#server/reader/text/phrase-finder.ts'
import { firstFrom, hasTag, type TaggedText } from '#server/reader/text/tagged-text.ts'
import type { Token } from '#server/reader/text/tokens.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { spanRoles } from '#shared/page/ops.ts'
import { chanceOf } from './role-chance.ts'
import { type Range, spanOf } from './token-range.ts'

/** How likely the tagger finds words behind and before such a phrase to belong to it. */
const leastBeside = 0.5
/** Words of a clause that is asked as a whole. */
const longestClause = 12
/** "Then you choose" is told wherever the tagger sees no request at all. */
const leastChance = 0.1
/** Of ten letters of what stays unprinted, so many have to be asked. */
const leastOfTen = 7

const column = spanRoles.indexOf('instruction')

/** Those that stand in a text: every sentence of it is asked about again and again. */
const wordsIn = rememberedOf(({ folded, language }: TaggedText): BuilderWords | null => {
  const words = builderWords(language.code)
  if (!words) return null
  return {
    asking: words.asking.within(folded),
    certain: words.certain.within(folded),
    readers: words.readers.within(folded),
    shown: words.shown.within(folded),
    secrecy: words.secrecy.within(folded),
    surprise: words.surprise.within(folded),
    page: words.page.within(folded),
  }
})

/** "A photo will follow", "hope that makes sense": the tokens of what no visitor is told. */
export const rangesAsked = rememberedOfSpan((reading: Reading, span): Range[] => {
  const words = wordsIn(reading.text)
  if (!words) return []
  const isLikely = (range: Range) => chanceOf(reading, spanOf(reading, range), roles) >= leastChance
  return [
    ...rangesOf(reading, span, words.certain),
    ...rangesOf(reading, span, words.asking).filter(isLikely),
  ]
})

/** "Sorry for typos", "no phone number on it": whatever the tagger takes it for. */
export function isCertainlyAsked({ text }: Reading, span: Span): boolean {
  return wordsIn(text)?.certain.isIn(text.folded.slice(...span)) ?? false
}

/** "Bring scissors", "the proceeds go to the crew": said to visitors, where no page or letters are named. */
export function isForReaders(reading: Reading, span: Span): boolean {
  const said = reading.text.folded.slice(...span)
  const isAsked = wordsIn(reading.text)?.readers.isIn(said) || isSecret(reading, said)
  return isAsked && !namesPage(reading, span)
}

/** Letters; a longer one tells what is to be kept secret, and that is no page's. */
const longestSecret = 40

/** "Not a word!": of a surprise, where nothing else is said. */
function isSecret({ text }: Reading, said: string): boolean {
  const words = wordsIn(text)
  return (
    said.length <= longestSecret &&
    words?.secrecy.isIn(said) === true &&
    words.surprise.isIn(text.folded)
  )
}

/** "I attend no births, | people should see that at once": what it is asked of is told. */
export function isToBeSeen(reading: Reading, span: Span): boolean {
  const { folded, raw } = reading.text
  const end = span[1] + raw.slice(span[1]).search(/[.!?](?=\s|$)|[。！？\n]|$/)
  const isShown = wordsIn(reading.text)?.shown.isIn(folded.slice(span[1], end)) ?? false
  return isShown && !isAskedWhole(reading, span)
}

/** Whether the page, or how it looks, is spoken of. */
export const namesPage = ({ text }: Reading, span: Span): boolean =>
  wordsIn(text)?.page.isIn(text.folded.slice(...span)) ?? false

/** "Text me a photo of the damage, 07700 …": behind a number anybody may ring, nobody asks for the page's pictures. */
export function asksToReach(reading: Reading, [start, end]: Span): boolean {
  const { text, claims } = reading
  const hasNumber = claims.some(
    ({ kind, span }) => kind === 'phone' && span[0] >= start && span[1] <= end,
  )
  const named = namesPage(reading, [start, end])
  return (
    hasNumber &&
    !named &&
    end - start <= longestToReach &&
    messengers.some((tag) => hasTag(text, start, end, tag))
  )
}

/** Letters; a longer one, typed without marks, says more. */
const longestToReach = 100
const messengers = ['actions.whatsapp', 'actions.sms', 'actions.line', 'actions.kakao']

function rangesOf(reading: Reading, [start, end]: Span, phrases: PhraseFinder): Range[] {
  return phrases.allIn(reading.text.folded.slice(start, end)).flatMap(({ said, index }) => {
    const at: Span = [start + index, start + index + said.length]
    const range = aroundPhrase(reading, at, [start, end])
    return range ? [range] : []
  })
}

const roles = ['instruction', 'courtesy'] as const

/** Whether hardly anything of a span is told. */
export function isAskedWhole(reading: Reading, span: Span): boolean {
  const ranges = rangesAsked(reading, span)
  if (ranges.length === 0) return false
  const words = ({ start, end, kind }: Token) => (kind === 'mark' ? 0 : end - start)
  const { tokens } = reading.text
  let [all, asked] = [0, 0]
  for (let at = firstFrom(tokens, span[0]); at < tokens.length; at += 1) {
    const token = tokens[at] as Token
    if (token.end > span[1]) break
    all += words(token)
    if (ranges.some(([first, end]) => first <= at && at < end)) asked += words(token)
  }
  return asked * 10 >= all * leastOfTen
}

/** The clause of a phrase; where no mark ends it soon, what the tagger takes for the same. */
function aroundPhrase(reading: Reading, at: Span, within: Span): Range | null {
  const { tokens } = reading.text
  const first = firstFrom(tokens, at[0] + 1, ({ end }) => end)
  const last = firstFrom(tokens, at[1]) - 1
  if (last < first) return null
  const isIn = (i: number) => {
    const token = tokens[i]
    return (
      token !== undefined && token.start >= within[0] && token.end <= within[1] && !parts(token)
    )
  }
  const clause = grown([first, last + 1], isIn)
  const words = tokens.slice(...clause).filter(({ kind }) => kind === 'word').length
  if (words <= longestClause && isMarked(reading, within)) return clause
  const isLikely = (i: number) => (reading.marginals?.roles[i]?.[column] ?? 0) >= leastBeside
  return grown([first, last + 1], (i) => isIn(i) && isLikely(i))
}

function grown([first, end]: Range, goesOn: (at: number) => boolean): Range {
  let [from, to] = [first, end]
  while (goesOn(from - 1)) from -= 1
  while (goesOn(to)) to += 1
  return [from, to]
}

const parts = ({ text, kind }: Token): boolean =>
  kind === 'line' || /^[,;:.!?…–—、。，()（）]$/.test(text)

/** Typed with marks, or short: a clause is one thing. */
const isMarked = ({ text: { raw } }: Reading, [start, end]: Span): boolean =>
  /[,;:.!?…、。！？]/.test(raw.slice(start, end + 1)) || end - start <= longestBare

const longestBare = 60
