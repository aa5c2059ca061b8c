import { costs as isCostVerb } from '#server/reader/grammars/priced-item.ts'
import type { Reading } from '#server/reader/read.ts'
import { isUnspaced } from '#server/reader/text/fold.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { tagAt, tokensIn } from '#server/reader/text/tagged-text.ts'
import { type Span, trimmed } from '#server/reader/text/trim.ts'
import { hasVerb, verbsIn } from './sentences.ts'
import type { Unit } from './units.ts'

/** Tags of words that tell what something costs where no sum does: "included", "half price", "free". */
const termTags = ['offers.terms', 'money.free', 'money.onRequest']

/** Words of an entry that stands beside prices; more are a remark. */
const longestThing = 40

/** "Kids | half price", "Kurtaxe | extra", "조식 | 포함": a thing, and what it costs in words. */
export function termsOf(
  { text }: Reading,
  [start, end]: Span,
): { thing: Span; terms: Span } | null {
  const term = text.endingAt
    .get(end)
    // "100 €" is not free.
    ?.filter(
      ({ tag, start: from }) =>
        termTags.includes(tag) && from > start && !/\d/.test(text.raw[from - 1] ?? ''),
    )
    .toSorted((one, other) => one.start - other.start)[0]
  const parted = term && /^(.*\p{L}.*?)\s*[:：–—-]?\s*$/u.exec(text.raw.slice(start, term.start))
  return parted && term.start - start <= longestThing
    ? { thing: [start, start + (parted[1] ?? '').length], terms: [term.start, end] }
    : null
}

/** Letters of a thing that has its sum in words beside it. */
const longestName = 40

/** "Deposit | £100 in cash": no price of anything, and read as a row of them. */
export function sumBeside(
  reading: Reading,
  [start, end]: Span,
): { thing: Span; terms: Span } | null {
  const { text, amounts } = reading
  const [sum, ...others] = amounts.filter((one) => one.start > start && one.start < end)
  if (!sum?.currency || others.length > 0 || isSaid(reading, [start, end])) return null
  const thing = trimmed(text.raw, [start, sum.start])
  const last = tokensIn(text, ...thing).at(-1)
  const isThing =
    last?.kind === 'word' &&
    !isFunctionWord(text, last.start, last.end) &&
    !/[\d,;:(，、（]/.test(text.raw.slice(...thing)) &&
    // 복원 3만원: written to its sum, a word may be cut in it.
    !/[\p{L}\p{N}]/u.test(
      isUnspaced(text.raw[sum.start - 1]) ? '' : (text.raw[sum.start - 1] ?? ''),
    ) &&
    thing[1] - thing[0] <= longestName
  const terms = trimmed(text.raw, [sum.start, end])
  return isThing && !/[,;，、；]\s?\p{L}/u.test(text.raw.slice(...terms)) ? { thing, terms } : null
}

/** "A soft wash costs £12", "we add £5". */
const isSaid = (reading: Reading, span: Span): boolean =>
  hasVerb(reading, span) ||
  tokensIn(reading.text, ...span).some(({ start }) => isCostVerb(reading.text, start))

/** "Minimum two nights", "最低2個から": how much of the thing before it one takes. */
export function isLeast({ text }: Reading, [start]: Span): boolean {
  return tagAt(text, start, 'offers.least') !== undefined
}

type PricedUnit = Unit & { isPriced: boolean }

/**
 * Whether a sentence is a list of prices though not every entry is one: what tells its terms in words
 * is a row too, how much one takes belongs to the row before it, and what is said at the end is read
 * below them.
 */
export function standBesidePrices(reading: Reading, entries: readonly PricedUnit[]): boolean {
  const last = entries.findLastIndex(({ isPriced }) => isPriced)
  return (
    last >= 0 &&
    entries.every((entry, at) => {
      if (entry.isPriced || entry.leads) return true
      if (verbsIn(reading, entry.span).length > 0) return false
      if (isLeast(reading, entry.span)) return at > 0 && entries[at - 1]?.isPriced === true
      return !entry.hasNumber && (termsOf(reading, entry.span) !== null || at > last)
    })
  )
}
