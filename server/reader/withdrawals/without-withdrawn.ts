import { readText } from '../build-draft.ts'
import type { Draft } from '../draft.ts'
import { languageOf } from '../language.ts'
import { fold } from '../text/fold.ts'
import type { SplicedText } from '../text/spliced-text.ts'
import type { Span } from '../text/trim.ts'
import { closingApologies } from './closing-apologies.ts'
import { deniedAgain } from './denied-again.ts'
import { type Edit, edited } from './edit.ts'
import { formerValues } from './former-values.ts'
import { type Marker, markersOf } from './markers.ts'
import { placeAgain } from './place-again.ts'
import { saidAgain } from './said-again.ts'
import { valuesOf } from './values.ts'
import { type WithdrawalTag, withdrawalTags } from './withdrawal-words.ts'
import { wordsAgain } from './words-again.ts'
import { wordsDenied } from './words-denied.ts'

/** Corrections of corrections: "at 10, no 9, no wait, 8". */
const mostRounds = 3

/** The text as if everything that was said again had been said at once. */
export function withoutWithdrawn(from: SplicedText, code: string): SplicedText {
  let text = from
  for (let round = 0; round < mostRounds; round += 1) {
    const tags = withdrawalTags(code, fold(text.text))
    if (!tags.some((tag) => mayTakeBack(text.text, tag))) return text
    const edits = editsOf(readText(text.text, languageOf(code)), tags)
    if (edits.length === 0) return text
    const next = edited(text, edits)
    if (!/[\p{L}\p{N}]/u.test(next.text)) return text
    text = next
  }
  return text
}

const figure = /^.{0,12}\d/s

/** Whether it is worth reading the text for: most words for "no" and "now" take nothing back. */
function mayTakeBack(text: string, { tag, start, end }: WithdrawalTag): boolean {
  const behind = text.slice(end)
  if (tag === 'counts' || tag === 'current') return false
  if (tag === 'contrasting') return figure.test(behind) || /\d.{0,12}$/s.test(text.slice(0, start))
  return true
}

function editsOf(draft: Draft, tags: readonly WithdrawalTag[]): Edit[] {
  const values = valuesOf(draft)
  const markers = markersOf(draft.text, tags, values)
  const again = markers.flatMap(
    (marker) =>
      // The number of a house goes with its street.
      movedPlace(draft, tags, marker) ??
      saidAgain(draft, { values, tags }, marker) ??
      wordsAgain(draft, values, marker) ??
      placeAgain(draft, tags, marker.span) ??
      [],
  )
  const isFree = ({ span }: Marker) =>
    again.every(({ gone }) => gone.every((other) => span[1] <= other[0] || other[1] <= span[0]))
  const unmarked = tags.flatMap((tag) => unmarkedPlace(draft, tags, tag, markers) ?? [])
  const denied = tags.flatMap((tag) => deniedAgain(draft.text, tag, tags) ?? [])
  const bare = markers.filter((marker) => marker.isSure && isFree(marker))
  return [
    ...denied,
    ...wordsDenied(draft, tags),
    ...again,
    ...unmarked,
    ...closingApologies(draft, tags),
    ...formerValues(draft, values, tags),
    ...bare.flatMap((marker) => markerAlone(draft, marker) ?? []),
  ]
}

const movedPlace = (
  draft: Draft,
  tags: readonly WithdrawalTag[],
  { span }: Marker,
): Edit | null => {
  const edit = placeAgain(draft, tags, span)
  const isMoved = tags.some(
    ({ tag, start, end }) =>
      tag === 'moving' && span[1] <= start && end <= (edit?.gone[0]?.[1] ?? 0),
  )
  return isMoved ? edit : null
}

/** "At the market I mean at the harbour", dictated without a mark. */
function unmarkedPlace(
  draft: Draft,
  tags: readonly WithdrawalTag[],
  { tag, start, end }: WithdrawalTag,
  markers: readonly Marker[],
): Edit | null {
  const isMarker = markers.some(({ span }) => span[0] <= start && end <= span[1])
  const takesBack = tag === 'retracting' || tag === 'doubting'
  return takesBack && !isMarker ? placeAgain(draft, tags, [start, end]) : null
}

/** What cannot be told to take back anything goes by itself, where marks stand at both its sides. */
function markerAlone({ text: { raw } }: Draft, { span: [start, end] }: Marker): Edit | null {
  const isBracketed = /[(（]\s*$/.test(raw.slice(0, start)) && /^\s*[.!]*[)）]/.test(raw.slice(end))
  if (isBracketed) return { swaps: [], gone: [[raw.slice(0, start).search(/\s*[(（]\s*$/), end]] }
  const opens = /(?:^|[.!?…。！？\n])\s*$/.test(raw.slice(0, start))
  const before = opens ? [''] : /[,;–—…、(-]\s*$/.exec(raw.slice(0, start))
  const behind = /^\s*[,;:.!…、。–—-]+\s*/.exec(raw.slice(end))
  if (!before || !behind) return null
  const gone: Span = [start, end + behind[0].length]
  return { swaps: [], gone: [gone] }
}
