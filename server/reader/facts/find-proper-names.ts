import type { Draft } from '../draft.ts'
import type { ReadFacts } from '../read.ts'
import { fold } from '../text/fold.ts'
import { firstFrom, hasTag, tagBefore } from '../text/tagged-text.ts'
import type { Span } from '../text/trim.ts'
import { frequencyOf } from '../text/word-frequency.ts'
import { smallTown } from '../towns.ts'
import { partsOf } from './found.ts'

/** Names of people, places and the business typed in small letters, to be shown with capitals. */
export function findProperNames(draft: Draft, facts: ReadFacts): Span[] {
  const { text } = draft
  const { name, people } = facts
  // "Nous avons neuf ânes": who begins with a capital means the small letters of what seems a name.
  const meant = /^\P{L}*\p{Lu}/u.test(text.raw) ? [] : people
  const named = [...(name ? [name] : []), ...meant].map(({ span }) => span)
  return [...named, ...townSpans(draft, facts), ...daySpans(draft)].filter(([start, end]) => {
    const said = text.raw.slice(start, end)
    const isLower = said === said.toLowerCase() && said !== said.toUpperCase()
    // "hannah@…": an address stays as it is.
    return isLower && !draft.contacts.some(({ span }) => span[0] < end && start < span[1])
  })
}

/** Whoever begins with a small letter leaves capitals out elsewhere too; others mean their words. */
function townSpans({ text, towns }: Draft, { place, area }: ReadFacts): Span[] {
  const isLower = text.raw === text.raw.toLowerCase()
  if (!/^\P{L}*\p{Ll}/u.test(text.raw)) return []
  return towns
    .filter(({ start, end }) => !['dates.', 'hours.'].some((tag) => hasTag(text, start, end, tag)))
    .filter(({ start, end, size }) => {
      const isPlace = [...(place ? [place] : []), ...area]
        .flatMap(partsOf)
        .some(([from, to]) => from <= start && end <= to)
      const frequency = frequencyOf(text.language, text.folded.slice(start, end))
      if (isPlace) return frequency === 'rare' || frequency === 'known'
      // "nel corazon", "la colonia": small places have names that are words.
      const isCued = tagBefore(text, text.raw[start - 1] === ' ' ? start - 1 : start, 'places.in')
      return isLower && frequency === 'rare' && size < smallTown && isCued !== undefined
    })
    .map(({ start, end }): Span => [start, end])
}

/**
 * "coyoacan" is Coyoacán and "sao paulo" São Paulo: as many words as are typed, spelt in full. Who
 * types accents means them, and a street may be named like a town far away: "rua das acácias".
 */
export function townWords({
  text,
  towns,
  country,
}: Pick<Draft, 'text' | 'towns' | 'country'>): Map<string, string> {
  const words = towns.flatMap(({ name, countries, start, end }): [string, string][] => {
    const said = text.raw.slice(start, end)
    const typed = said.split(/[\s-]+/)
    const spelt = name.split(/[\s-]+/)
    const isPlain = said === said.toLowerCase() && !/\p{M}/u.test(said.normalize('NFD'))
    const isNear = !country.code || countries.includes(country.code)
    if (!isPlain || !isNear || typed.length !== spelt.length) return []
    return typed.map((word, i) => [word, spelt[i] ?? word])
  })
  return new Map(words.filter(([typed, spelt]) => fold(typed) === fold(spelt)))
}

function daySpans({ text }: Draft): Span[] {
  if (!text.language.data.info.capitalDays) return []
  const { tokens } = text
  return (
    text.tags
      .filter(({ tag }) => tag.startsWith('hours.days.') || tag.startsWith('dates.months.'))
      // "may" and "sun" are other words as well: only what is written out is sure.
      .filter(
        ({ start, end }) => end - start > 4 && tokens[firstFrom(tokens, start)]?.start === start,
      )
      .map(({ start, end }): Span => [start, end])
  )
}
