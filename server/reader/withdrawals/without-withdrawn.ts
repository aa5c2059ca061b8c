import { readText } from '../build-draft.ts'
import type { Draft } from '../draft.ts'
import { languageOf } from '../language.ts'
import { fold } from '../text/fold.ts'
import type { SplicedText } from '../text/spliced-text.ts'
import type { Span } from '../text/trim.ts'
import { type Edit, edited } from './edit.ts'
import { isMarking, type Marker, markersOf } from './markers.ts'
import { saidAgain } from './said-again.ts'
import { valuesOf } from './values.ts'
import { type WithdrawalTag, withdrawalTags } from './withdrawal-words.ts'

/** Corrections of corrections: "at 10, no 9, no wait, 8". */
const mostRounds = 3

/** The text as if everything that was said again had been said at once. */
export function withoutWithdrawn(from: SplicedText, code: string): SplicedText {
  let text = from
  for (let round = 0; round < mostRounds; round += 1) {
    const tags = withdrawalTags(code, fold(text.text))
    if (!tags.some(({ tag }) => isMarking(tag))) return text
    const edits = editsOf(readText(text.text, languageOf(code)), tags)
    if (edits.length === 0) return text
    const next = edited(text, edits)
    if (!/[\p{L}\p{N}]/u.test(next.text)) return text
    text = next
  }
  return text
}

function editsOf(draft: Draft, tags: readonly WithdrawalTag[]): Edit[] {
  const values = valuesOf(draft)
  const markers = markersOf(draft.text, tags, values)
  const again = markers.flatMap((marker) => saidAgain(draft, { values, tags }, marker) ?? [])
  const isFree = ({ span }: Marker) =>
    again.every(({ gone }) => gone.every((other) => span[1] <= other[0] || other[1] <= span[0]))
  const bare = markers.filter((marker) => marker.isSure && isFree(marker))
  return [...again, ...bare.flatMap((marker) => markerAlone(draft, marker) ?? [])]
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
