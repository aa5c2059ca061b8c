import type { Draft } from '../draft.ts'
import { tagsIn } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'

/** What is called something, in a script without spaces: up to a particle or a mark. */
const name = /^の?([\p{Script=Han}\p{Script=Katakana}ーヶ々]{2,14})/u

/** 高槻|の|富田公民館: the hall that stands right behind its town, where words are not parted. */
export function venueOfTown({ text }: Draft, [, end]: Span): Span | undefined {
  const said = name.exec(text.raw.slice(end))
  if (!said) return undefined
  const at = end + said[0].length - (said[1] ?? '').length
  const venue = tagsIn(text, at, end + said[0].length, 'places.venues').at(-1)
  return venue && venue.end > at + 2 ? [at, venue.end] : undefined
}
