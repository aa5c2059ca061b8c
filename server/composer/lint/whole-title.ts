import type { Reading } from '#server/reader/read.ts'
import { isUnspaced } from '#server/reader/text/fold.ts'
import { isDense } from '#server/reader/text/is-dense.ts'
import type { Span } from '#server/reader/text/trim.ts'
import type { Words } from '../material/words.ts'
import { isCutOff, leadsOn } from './find-cut.ts'
import { placeInBrief } from './place-in-brief.ts'

/** Letters of a headline. */
const longest = { spaced: 90, dense: 40 }

/** A headline that stops in the middle, up to where its clause ends in the brief; else as it is. */
export function wholeTitle(reading: Reading, title: Words): Words {
  const place = placeInBrief(reading.text, title.text, title.spans)
  const isCut = leadsOn(reading.text.language, title.text) || (place && isCutOff(reading, place))
  if (!isCut || !place) return title
  const end = endOfClause(reading, place)
  const rest = reading.text.raw.slice(place[1], end)
  const text = title.text + rest
  const most = isDense(text) ? longest.dense : longest.spaced
  if (rest === '' || text.length > most || leadsOn(reading.text.language, text)) return title
  return { text, spans: [...title.spans, [place[1], end]] }
}

/** Before the next mark; in scripts without spaces a space is one. */
function endOfClause({ text: { raw } }: Reading, [, end]: Span): number {
  const mark =
    isUnspaced(raw[end]) || isUnspaced(raw[end - 1]) ? /[\s,.;:!?、。！？・]/ : /[\n,.;:!?]/
  const isHangul = /\p{Script=Hangul}/u.test(raw[end] ?? '')
  const at = raw.slice(end).search(isHangul ? /[\s,.;:!?·]/ : mark)
  const last = at < 0 ? raw.length : end + at
  return /[!?！？]/.test(raw[last] ?? '') ? last + 1 : last
}
