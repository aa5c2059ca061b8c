import { fold } from '#server/reader/text/fold.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { AppError } from '#shared/errors.ts'
import { asUsers } from '#shared/page/as-users.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { isSame } from '#shared/page/is-same.ts'
import { applyEdits } from '#shared/page/restore/invert-op.ts'
import { shownPrices } from './carry-out/price-places.ts'
import { carryOut } from './carry-out.ts'
import type { Intent } from './intent.ts'
import { type Counts, isOtherGone, isOver, isStep } from './other-gone.ts'
import { Clause, means } from './read/clause.ts'
import { contrastsIn } from './read/contrasts.ts'
import { isNameOwn } from './read/is-name-own.ts'
import type { MarkedWish } from './read/marked-wish.ts'
import { pageValues, type ToldValue, valuesIn } from './told-words/told-values.ts'

/** `idle`: it cannot be done; `otherwise`: something that was not asked for would be. */
type Deed = 'done' | 'idle' | 'otherwise'

/** What becomes of the page where a wish is read so. */
export function deedOf(wish: MarkedWish, intents: readonly Intent[], today: string): Deed {
  try {
    const { ops, outcomes } = carryOut(wish.page, intents, Date.parse(today))
    if (ops.length === 0)
      return outcomes.every(({ code }) => code === 'whichHours') ? 'idle' : 'done'
    const after = applyEdits(wish.page, ops.map(asUsers)).document
    return isAsAsked(wish, intents, after) ? 'done' : 'otherwise'
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return error.code === 'needs_model' ? 'done' : 'idle'
  }
}

/**
 * Whether a page is as a wish would have it: what it names stands there, what it denies is told no
 * longer, and no other value is gone; a name has no word of the order; and a reader sees the change.
 */
function isAsAsked(wish: MarkedWish, intents: readonly Intent[], after: PageDocument): boolean {
  const named = valuesIn(wish.text, wish.page)
  const [was, is] = [pageValues(wish.page), pageValues(after)]
  return (
    (intents.every(isStep) || doesStand(wish, named, { was, is, after })) &&
    isDeniedGone(wish, named, was, is) &&
    !isOtherGone(wish, intents, named, [was, is]) &&
    intents.every((intent) => isNameOwn(wish, intent)) &&
    isShown(wish.page, after)
  )
}

/** What is named by a quotation is not put there by it; a number may be read as a time and as a sum. */
function doesStand(
  { text, marks }: MarkedWish,
  named: readonly ToldValue[],
  { was, is, after }: { was: Counts; is: Counts; after: PageDocument },
): boolean {
  const all = fold(JSON.stringify(after))
  const quotes = marks.filter((mark) => means(mark, 'value.quote'))
  const stands = ({ key, span }: ToldValue) =>
    was.has(key) ||
    is.has(key) ||
    (/\D/.test(text.folded.slice(...span)) && all.includes(text.folded.slice(...span)))
  return named.every(
    (value) =>
      value.isBare ||
      quotes.some(({ start, end }) => start <= value.span[0] && end >= value.span[1]) ||
      named.some((one) => isOver(one, value) && stands(one)),
  )
}

/** "17:30, not 18:00": the value that is denied is told less often. */
function isDeniedGone(wish: MarkedWish, named: readonly ToldValue[], was: Counts, is: Counts) {
  const clause = new Clause(wish, [0, wish.text.raw.length])
  const within = ([from, to]: Span) =>
    named.filter(({ span: [start, end] }) => start >= from && end <= to)
  const denied = contrastsIn(clause).flatMap(({ said, now }) => {
    const kinds = within(now).map(({ kind }) => kind)
    return within(said).filter(({ kind }) => kinds.includes(kind))
  })
  return denied.every(({ key }) => !was.has(key) || (is.get(key) ?? 0) < (was.get(key) ?? 0))
}

/** A price that is known and stands in no row and no text is no change anybody sees. */
function isShown(before: PageDocument, after: PageDocument): boolean {
  const { prices: old = [] } = before.facts
  if (isSame(old, after.facts.prices ?? []) || !isSame(before.blocks, after.blocks)) return true
  return shownPrices(after).some((price) => !old.some((one) => isSame(one, price)))
}
