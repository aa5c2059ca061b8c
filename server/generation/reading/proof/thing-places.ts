import type { Span } from '#server/reader/text/trim.ts'
import { placesOf } from '../contains.ts'
import type { SaidText } from './evidence.ts'
import { kindOf, unitTags } from './unit-tags.ts'

const glued = /[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}の]$/u
const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/**
 * Where a brief names a thing, and not another that ends with its name: a day is no "half day", and
 * where words are glued 짬뽕 is no 차돌짬뽕 as long as it stands alone somewhere.
 */
export function thingPlaces(item: string, brief: SaidText): Span[] {
  const places = placesOf(brief.raw, item).filter((place) => !isInOtherUnit(place, brief))
  if (!unspaced.test(item)) return places
  const free = places.filter(([start]) => !glued.test(brief.raw.slice(0, start)))
  return free.length > 0 ? free : places
}

function isInOtherUnit([start, end]: Span, brief: SaidText): boolean {
  const tags = unitTags(brief)
  const own = tags.filter((tag) => tag.start === start && tag.end === end).map(kindOf)
  return (
    own.length > 0 &&
    tags.some(
      (tag) =>
        tag.start <= start &&
        end <= tag.end &&
        tag.end - tag.start > end - start &&
        !own.includes(kindOf(tag)),
    )
  )
}
