import { fold } from '#server/reader/text/fold.ts'
import { openingHoursText } from '#shared/page/opening-hours.ts'
import { isSameNumber } from '../phone-numbers.ts'
import type { Compare, ReadText } from './find-differing.ts'
import type { LintedPage } from './linted-page.ts'
import { money } from './money.ts'

/** Of a name or a town nobody knows whether it was another, or only read as one. */
const words = ['place', 'email', 'deadline'] as const

/** What the brief said, still told in a text, where the page's facts say something else by now. */
export const staleFacts: Compare = (page, read) =>
  staleWords(page, read) ?? staleSpans(page, read) ?? stalePrice(page, read)

function staleWords({ reading, facts }: LintedPage, { text }: ReadText): string | null {
  const said = fold(text.said)
  for (const key of words) {
    const before = reading?.facts[key]?.value
    const now = facts[key]
    if (!before || !now || !/[\d@]/.test(before) || fold(now).includes(fold(before))) continue
    if (said.includes(fold(before)) && !said.includes(fold(now))) return now
  }
  return null
}

/** Facts that stand in a text in other words than on the page. */
function staleSpans(page: LintedPage, { text }: ReadText): string | null {
  const { reading, facts, tag } = page
  const place = reading && page.placeOf(text)
  if (!reading || !place) return null
  const isIn = (fact: { span: readonly [number, number] } | undefined): boolean =>
    fact !== undefined && place[0] <= fact.span[0] && fact.span[1] <= place[1]
  const { phone, hours, since } = reading.facts
  // A number the brief has for something else stands where it stood.
  const isKnown = reading.contacts.some(({ value }) => isSameNumber(value, facts.phone ?? ''))
  if (isIn(phone) && facts.phone && phone && !isKnown) return facts.phoneText ?? facts.phone
  if (isIn(hours) && facts.hours && hours?.value !== facts.hours)
    return openingHoursText(facts.hours, tag, '')
  if (isIn(since) && facts.since && since?.value !== facts.since) return String(facts.since)
  return null
}

/** "A haircut is £25", where the price of a haircut is another by now. */
function stalePrice({ reading, facts, tag }: LintedPage, { text, draft }: ReadText) {
  const said = fold(text.said)
  const sums = draft.amounts.map(({ amount }) => amount)
  const changed = (reading?.facts.prices ?? []).flatMap(({ value }) => {
    const same = facts.prices?.filter(({ item }) => fold(item) === fold(value.item)) ?? []
    const [now] = same
    return now && same.length === 1 && now.amount !== value.amount ? [{ before: value, now }] : []
  })
  const stale = changed.find(
    ({ before, now }) =>
      said.includes(fold(before.item)) &&
      sums.includes(before.amount) &&
      !sums.includes(now.amount),
  )
  return stale ? `${stale.now.item}: ${money(stale.now, tag)}` : null
}
