import { languageOf } from '#server/reader/language.ts'
import { hasTag, tagText } from '#server/reader/text/tagged-text.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { isSame } from '#shared/page/is-same.ts'
import { parseOpeningHours } from '#shared/page/opening-hours.ts'
import type { Intent } from '../intent.ts'
import { isSaidOf } from '../read/is-said-of.ts'
import { wordsOf } from '../told-times/page-times.ts'
import { timesIn } from '../told-times/times-in.ts'
import { pageSentences } from '../told-words/page-sentences.ts'
import { toldIn } from './outdated-hours.ts'
import { sumsIn } from './price-places.ts'

/** What the page still says against the hours or the beginning a wish has changed. */
export function contradicted(
  intents: readonly Intent[],
  before: PageDocument,
  after: PageDocument,
): string[] {
  const begins = intents.flatMap((intent) =>
    intent.wish === 'time' && intent.words === '' && intent.at === undefined && intent.side !== 'to'
      ? [intent.from]
      : [],
  )
  return [
    ...ofChangedDays(before, after),
    ...begins.flatMap(({ minutes }) => entriesBefore(after, minutes)),
    ...intents.flatMap((intent) => (intent.wish === 'amount' ? oldSums(before, after) : [])),
  ]
}

/** "Cut or beard £20 each", where a cut is £22 now: the sentence names it beside the sum it had, and not its own. */
function oldSums({ facts: { prices: old = [] } }: PageDocument, after: PageDocument): string[] {
  const changed = old.flatMap(({ id, item, amount }) => {
    const now = after.facts.prices?.find((one) => one.id === id)?.amount
    const words = wordsOf(item, after.base)
    return now === undefined || now === amount || words.length === 0 ? [] : [{ words, amount, now }]
  })
  return pageSentences(after).filter((said) =>
    changed.some(({ words, amount, now }) => {
      const sums = sumsIn(after, said).map(({ sum }) => sum.amount)
      const isNamed = words.every((word) => isSaidOf(after.base, word, said))
      return isNamed && sums.includes(amount) && !sums.includes(now)
    }),
  )
}

/** Beside a day: what says something of when it is open then. */
const ofHours = ['appointment', 'am', 'pm', 'closed', 'time'].map((tag) => `hours.${tag}`)

/** "Saturdays only by arrangement", where Saturday has hours now. */
function ofChangedDays(before: PageDocument, after: PageDocument): string[] {
  const old = parseOpeningHours(before.facts.hours ?? '')
  const now = parseOpeningHours(after.facts.hours ?? '')
  const changed = (now?.days ?? []).flatMap((times, day) =>
    isSame(times, old?.days[day] ?? []) ? [] : [day],
  )
  if (!now || changed.length === 0) return []
  return pageSentences(after).filter((said) => {
    const text = tagText(said, languageOf(after.base))
    const has = (tag: string) => hasTag(text, 0, said.length, tag)
    const { told, days = [] } = toldIn(after, said) ?? {}
    const isTrue = told && days.every((day) => isSame(told.days[day], now.days[day]))
    const isOfThem = changed.some((day) => has(`hours.days.${day}`)) && !has('dates.months.')
    return isOfThem && !isTrue && ofHours.some(has)
  })
}

/** What is on before the beginning: "14 Uhr Bootstaufe" of what begins at three. */
function entriesBefore({ order, blocks, base }: PageDocument, begin: number): string[] {
  const items = order.flatMap((id) =>
    blocks[id]?.type === 'events'
      ? ((blocks[id]?.props.items ?? []) as { title: string; when: string }[])
      : [],
  )
  return items.flatMap(({ title, when }) => {
    const [time] = timesIn(tagText(when, languageOf(base)))
    return title && time?.from.isMarked && time.from.minutes < begin ? [title] : []
  })
}
