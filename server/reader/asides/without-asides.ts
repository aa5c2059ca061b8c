import { changesOf } from '../changes/with-changes.ts'
import { languageOf } from '../language.ts'
import { type SplicedText, without } from '../text/spliced-text.ts'
import type { Span } from '../text/trim.ts'
import { edited } from '../withdrawals/edit.ts'
import { accessCodes } from './access-codes.ts'
import { asideWords } from './aside-words.ts'
import { closingRequests } from './closing-requests.ts'
import { forbiddenContacts } from './forbidden-contacts.ts'
import { hesitations, laughter } from './hesitations.ts'
import { inLines } from './in-lines.ts'
import { keptOff } from './kept-off.ts'
import { keptSurnames } from './kept-surnames.ts'
import { apartFrom, ordersToTell } from './orders-to-tell.ts'
import { privateRemarks } from './private-remarks.ts'
import { privateWords } from './private-words.ts'
import { remarkedNumbers } from './remarked-numbers.ts'
import { requestsToInclude } from './requests-to-include.ts'
import { spokenBeginnings, spokenOpening } from './spoken-opening.ts'
import { unwrittenRemarks } from './unwritten.ts'
import { unwrittenWords } from './unwritten-words.ts'
import { sentencesOfRemarks, wholeRemarks } from './whole-remarks.ts'

/** The text without what is said to whoever makes the page before it tells anything, and without secrets. */
export function withoutRemarks(from: SplicedText, code: string): SplicedText {
  const words = asideWords(code)
  if (!words) return from
  const language = languageOf(code)
  const { greetings } = language.data.words
  const opening = spokenOpening(from.text, words, greetings)
  const changes = changesOf(from.text, code)
  const secret = privateWords(code)
  const unwritten = unwrittenWords(code)
  const phrases = [words.hushing, ...(unwritten ? [unwritten.either] : [])]
  const text = inLines(from.text, language, {
    remarks: phrases,
    closings: words.lists.closings,
    fillers: unwritten?.fillers,
    reasonEnds: unwritten?.reasonEnds,
  })
  const lists = secret && { asides: words, words: secret }
  const kept = lists
    ? [
        ...keptOff(text, language, lists.words),
        ...forbiddenContacts(text, language, lists),
        ...accessCodes(text, lists),
      ]
    : []
  const denied = unwritten ? unwrittenRemarks(text, words, unwritten) : []
  const parts = [...privateRemarks(text, words), ...denied, ...remarkedNumbers(text, denied, words)]
  const whole = unwritten ? sentencesOfRemarks(text, parts, language, unwritten) : []
  const orders = ordersToTell(from.text, words)
  const remarks = apartFrom(
    wholeRemarks(from.text, [...parts, ...whole]),
    orders.flatMap(({ quoted }) => (quoted ? [quoted] : [])),
  )
  const closings = closingRequests(from.text, words, language)
  const surnames = keptSurnames(from.text, words)
  const others = [
    ...surnames,
    opening,
    ...closings.flatMap(({ said, stop }) => (stop ? [] : [said])),
    ...requestsToInclude(from.text, words),
    ...orders.flatMap(({ said, stop }) => (stop ? [] : [said])),
    ...(changes?.gone ?? []),
  ]
  const parted = [...orders, ...closings].flatMap(({ said, stop }) =>
    stop ? [{ old: said, now: stop }] : [],
  )
  const withoutSpans = (gone: readonly Span[]) =>
    sound(from, edited(from, [{ swaps: [...(changes?.swaps ?? []), ...parted], gone }]))
  const told = withoutSpans([...others, ...remarks, ...kept])
  // Typed without a mark all of a brief is the clause of a remark: there less goes with it.
  return told === from ? withoutSpans([...others, ...kept]) : told
}

/** The text without the sounds of somebody who thinks as he talks; those that take back are read before. */
export function withoutHesitations(from: SplicedText, code: string): SplicedText {
  const words = asideWords(code)
  if (!words) return from
  const told = sound(
    from,
    without(from, [...laughter(from.text, words), ...hesitations(from.text, words)]),
  )
  return sound(told, without(told, spokenBeginnings(told.text, words)))
}

/** Nothing is cut where nothing would be left. */
const sound = (from: SplicedText, next: SplicedText): SplicedText =>
  /[\p{L}\p{N}]/u.test(next.text) ? next : from
