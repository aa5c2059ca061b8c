import { readDates } from '#server/reader/grammars/read-dates.ts'
import { languageOf } from '#server/reader/language.ts'
import { tagText } from '#server/reader/text/tagged-text.ts'
import { readEventDate } from '#shared/page/event-date.ts'
import type { Intent } from '../intent.ts'
import { dayOf } from '../told-times/page-dates.ts'
import { type Change, type Desktop, unchanged } from './change.ts'
import { dateIn, datesIn } from './date.ts'
import { newWords, pairOf } from './date-words.ts'
import { replaceInTexts } from './replace-in-texts.ts'

/** Another last day, in the facts and in every text that tells it. */
export function setDeadline(
  { document, now }: Desktop,
  { day, said }: Extract<Intent, { wish: 'deadline' }>,
): Change {
  const { deadline } = document.facts
  const text = tagText(deadline ?? '', languageOf(document.base))
  const [old] = readDates(text)
  if (!deadline || !old) return unchanged({ code: 'unknown', fact: 'deadline' })
  const meant = datesIn(document).filter(
    ({ date }) => dayOf(date.day) === dayOf(old.day) && !date.last,
  )
  const years = [day, old.day, ...meant.map(({ date }) => date.day)]
  const year = years.map((iso) => readEventDate(iso)?.year).find(Boolean)
  const to = { date: dateIn(year ?? String(new Date(now).getUTCFullYear()), day), said }
  const texts = replaceInTexts(
    document,
    meant.map((one) => pairOf(document, one, to)),
  )
  const words = newWords(document, deadline.slice(old.start, old.end), to)
  const value = deadline.slice(0, old.start) + words + deadline.slice(old.end)
  return {
    ops: [{ op: 'fact', key: 'deadline', value }, ...texts.ops],
    sources: { ...texts.sources, 'facts.deadline': 'user' },
    outcome: { code: 'fact', fact: 'deadline' },
  }
}
