import type { Reading } from '#server/reader/read.ts'
import { fold } from '#server/reader/text/fold.ts'
import { capitalisesNouns } from '#server/reader/text/nouns.ts'
import { hasTag, tokensIn } from '#server/reader/text/tagged-text.ts'
import type { Span } from '#server/reader/text/trim.ts'
import { frequencyOf } from '#server/reader/text/word-frequency.ts'

const word = String.raw`\p{Lu}[\p{L}’'-]+`
/** "9th", "12.ª", "IX", and the words with capitals behind it. */
const counted = new RegExp(
  String.raw`(?<=\s)(?:\d{1,3}(?:\.?[ªº°]|\.|\p{Ll}{1,3})|[IVXLC]{1,6}) ${word}(?: (?:\p{Ll}{1,3} )?${word})*`,
  'u',
)
const capitals = new RegExp(String.raw`^ ${word}(?: (?:\p{Ll}{1,3} )?${word})*`, 'u')

/** "… for the | twelfth Bake-Up": what is held again, by its number; a day and a storey have one as well. */
export function numberedFeast(
  { text, claims, days }: Reading,
  [start, end]: Span,
  ordinals: readonly string[],
): Span | undefined {
  const said = tokensIn(text, start, end)
    .filter((token) => ordinals.some((one) => fold(one) === token.text))
    .map((token): Span => {
      const rest = capitals.exec(text.raw.slice(token.end, end))?.[0].length ?? 0
      return [token.start, rest > 0 ? token.end + rest : token.start]
    })
  const figure = counted.exec(text.raw.slice(start, end))
  const found = [
    ...said,
    ...(figure ? [[start + figure.index, start + figure.index + figure[0].length] as Span] : []),
  ]
  return found.find(([from, to]) => {
    const isDay =
      claims.some(({ kind, span }) => kind === 'date' && span[0] < to && from < span[1]) ||
      days.some((day) => day.start < to && from < day.end) ||
      hasTag(text, from, to, 'hours.days.')
    const isPlace = ['places.venues', 'places.streets'].some((tag) => hasTag(text, from, to, tag))
    const last = text.raw.slice(from, to).split(' ').at(-1) ?? ''
    const isCommon =
      capitalisesNouns(text.language) && frequencyOf(text.language, fold(last)) !== 'rare'
    return to > from && !isDay && !isPlace && !isCommon
  })
}
