import type { Draft } from '../draft.ts'
import { endsInForm } from '../text/ends-in-form.ts'
import { isUnspaced } from '../text/fold.ts'
import { hasTag, tagBefore, tagsIn, tokensIn } from '../text/tagged-text.ts'
import { type Span, trimmed } from '../text/trim.ts'
import type { FoundPlace } from './find-place.ts'
import { found, partsOf } from './found.ts'
import { kindOf } from './place-kind.ts'

/**
 * A place without what is none: "Brest St Marc, | 1 place free from 30 August 2027", 전남 해남|에서 농기계를.
 * Undefined where nothing of it is one.
 */
export function soundPlace(draft: Draft, place: FoundPlace): FoundPlace | undefined {
  const whole = withPostcode(draft, place)
  if (whole) return whole
  const parts = partsOf(place)
  const sound = parts
    .flatMap((part) => soundPart(draft, part))
    .map((part) => withBracket(draft, part))
  const [first, ...others] = sound
  if (!first) return undefined
  if (sound.length === parts.length && sound.every((part, i) => isSame(part, parts[i])))
    return place
  const { raw } = draft.text
  const value = sound.map((part) => raw.slice(...part)).join(', ')
  const span: Span = [
    Math.min(...sound.map(([start]) => start)),
    Math.max(...sound.map(([, end]) => end)),
  ]
  return {
    ...found(value, span, place.confidence),
    kind: kindOf(draft, first),
    ...(others.length > 0 && { parts: sound }),
  }
}

/** A name, or the number of a county. */
const bracket = /^ \((?:\p{Lu}[\p{L}.-]*|\d{2,3})\)/u

/** "Halle (| Saale |)", "Newport | (Gwent)": what tells a town from others of its name belongs to it. */
function withBracket({ text, towns }: Draft, [start, end]: Span): Span {
  const { raw } = text
  const name = raw[end] === ')' && /[\p{L}-]{3,30} \($/u.exec(raw.slice(0, start))?.[0]
  const from = start - (name || '').length
  if (name && tagBefore(text, from - 1, 'places.in')) return [from, end + 1]
  const isTownLast = towns.some((town) => town.start >= start && town.end === end)
  const behind = isTownLast ? bracket.exec(raw.slice(end))?.[0] : undefined
  return behind && !hasTag(text, end, end + behind.length, 'hours.')
    ? [start, end + behind.length]
    : [start, end]
}

const isSame = (one: Span, other: Span | undefined): boolean =>
  other !== undefined && one[0] === other[0] && one[1] === other[1]

/** A part up to what is no place, if a place is left. */
function soundPart(draft: Draft, [start, end]: Span): Span[] {
  const { raw } = draft.text
  const at = Math.min(dateIn(draft, [start, end]), clauseIn(draft, [start, end]))
  const comma = at < end ? raw.lastIndexOf(',', at - 1) : end
  if (comma <= start) return []
  const stop = Math.min(comma, particleIn(draft, [start, comma]), dayIn(draft, [start, comma]))
  const part = trimmed(raw, [start, stop])
  return part[1] > part[0] ? [part] : []
}

/** Where a day of a calendar or an hour begins: a street may be called after a day, and never has a year. */
function dateIn({ claims, text }: Draft, [start, end]: Span): number {
  const dated = claims.find(({ kind, span }) => {
    const isOver = span[0] < end && start < span[1]
    return isOver && kind === 'date' && /\d{4}/.test(text.raw.slice(...span))
  })
  return dated ? Math.max(start, dated.span[0]) : end
}

/** "Galway | on Saturday": where a day of the week is told behind a town. */
function dayIn({ text }: Draft, [start, end]: Span): number {
  if (hasTag(text, start, end, 'places.streets')) return end
  const day = tagsIn(text, start, end, 'hours.days.').find((tag) => tag.end - tag.start > shortDay)
  const joint =
    day && text.endingAt.get(day.start - 1)?.find(({ tag }) => tag === 'words.prepositions')
  return joint && joint.start > start ? joint.start : end
}

/** Letters; abbreviations are words as well: "so", "mar". */
const shortDay = 4

/** Where words say what somebody does or has: "wants to stop". */
function clauseIn({ text }: Draft, [start, end]: Span): number {
  const verb = tokensIn(text, start, end).find(
    (token) =>
      !isUnspaced(token.text) &&
      /^\p{Ll}{3,}/u.test(text.raw.slice(token.start)) &&
      hasTag(text, token.start, token.end, 'words.auxiliaries'),
  )
  return verb?.start ?? end
}

/** Letters; shorter ones end names of streets as well, 중앙로. */
const shortestParticle = 2

/** 해남|에서 농기계를: in Korean "in" is written to the end of a place, and another word begins behind it. */
function particleIn({ text }: Draft, [start, end]: Span): number {
  const words = tokensIn(text, start, end)
  const word = words
    .slice(0, -1)
    .flatMap((token, at) =>
      (text.endingAt.get(token.end) ?? []).filter(
        (tag) =>
          tag.tag === 'words.prepositions' &&
          tag.start > token.start + 1 &&
          // 동명동|에 차렸습니다: what ends a sentence is none of a place.
          (token.end - tag.start >= shortestParticle ||
            endsInForm(words[at + 1]?.text ?? '', text.language.data.info.finalForms)) &&
          /\p{Script=Hangul}/u.test(text.raw[token.start] ?? ''),
      ),
    )
    .toSorted((one, other) => one.start - other.start)[0]
  return word?.start ?? end
}

/** Of Britain and Ireland, Canada and the Netherlands; others stand before their town. */
const postcode =
  /^,?\s(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]\d{2} ?[A-Z\d]{4})(?![A-Za-z\d])/

/** "31 Constitution Street, Leith|, Edinburgh EH6 5HX": an address goes on to its postcode. */
function withPostcode({ text, towns }: Draft, place: FoundPlace): FoundPlace | undefined {
  const [start, end] = place.span
  if (place.kind !== 'address' || place.parts) return undefined
  const town = towns.find(
    (each) =>
      each.start >= end && each.start <= end + 2 && /^,?\s$/.test(text.raw.slice(end, each.start)),
  )
  const from = town?.end ?? end
  const code = postcode.exec(text.raw.slice(from, from + 12))?.[0]
  if (code === undefined) return undefined
  const value = text.raw.slice(start, from + code.length)
  return { ...found(value, [start, from + code.length], place.confidence), kind: 'address' }
}
