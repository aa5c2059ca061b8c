import type { LabelledBrief } from './labelled-brief.ts'

/** Facts that may be put in the place of one another. */
export type Swapped = 'name' | 'place'

/** A brief that was made of another one: `of` is its place among those given. */
export interface SwappedBrief {
  brief: LabelledBrief
  of: number
}

/**
 * Briefs with another's name or place in place of their own, one of each where it can be: what
 * stands around a name is learned from twice as many, and single names are learned by heart less.
 * Names come from the same language and trade, places of the same language and form.
 */
export function swappedBriefs(
  briefs: readonly LabelledBrief[],
  field: Swapped,
  random: () => number,
): SwappedBrief[] {
  const alike = Map.groupBy(
    briefs.filter((brief) => longest(brief, field) !== undefined),
    (brief) => likeness(brief, field),
  )
  return briefs.flatMap((own, of): SwappedBrief[] => {
    const donors = (alike.get(likeness(own, field)) ?? []).filter((brief) => brief !== own)
    const donor = donors[Math.floor(random() * donors.length)]
    const brief = donor && withFactOf(own, donor, field)
    return brief ? [{ brief, of }] : []
  })
}

function likeness(brief: LabelledBrief, field: Swapped): string {
  const said = longest(brief, field) ?? ''
  return field === 'name'
    ? `${brief.locale} ${[brief.facts.industry].flat()[0]}`
    : `${brief.locale} ${said.includes(',')} ${/\d/.test(said)}`
}

const textsOf = ({ facts }: LabelledBrief, field: Swapped): string[] => [facts[field] ?? []].flat()

/** Of several ways to read a fact the longest holds the others. */
const longest = (brief: LabelledBrief, field: Swapped): string | undefined =>
  textsOf(brief, field).toSorted((one, other) => other.length - one.length)[0]

/** Null where the words are told elsewhere too, or a name would be typed as nobody types it. */
function withFactOf(
  own: LabelledBrief,
  donor: LabelledBrief,
  field: Swapped,
): LabelledBrief | null {
  const said = longest(own, field)
  if (!said || isToldElsewhere(own, field, said)) return null
  const isSmall = own.brief === own.brief.toLowerCase()
  const typed = (text: string) => (isSmall ? text.toLowerCase() : text)
  const other = typed(longest(donor, field) ?? '')
  const isCased = /\p{Lu}|\p{Lo}/u.test(other) || !/\p{Lu}/u.test(said)
  if (!isSmall && !isCased) return null
  const spans = own.spans.map(([role, text]): LabelledBrief['spans'][number] => [
    role,
    role === field ? text.replaceAll(said, () => other) : text,
  ])
  return {
    ...own,
    spans,
    brief: spans.map(([, text]) => text).join(''),
    facts: { ...own.facts, [field]: textsOf(donor, field).map(typed) },
  }
}

/** "Bäckerei Kamp" holds what it is: with another name it would be something else. */
function isToldElsewhere({ facts, spans }: LabelledBrief, field: Swapped, said: string): boolean {
  const { [field]: _, ...others } = facts
  const holds = [facts.kind, facts.place, facts.name]
    .filter((value) => value !== facts[field])
    .flat()
    .some((text) => text && said.includes(text))
  return (
    holds ||
    JSON.stringify(others).includes(said) ||
    spans.some(([role, text]) => role !== field && text.includes(said)) ||
    !spans.some(([role, text]) => role === field && text.includes(said))
  )
}
