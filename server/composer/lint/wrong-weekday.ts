import { tagBefore } from '#server/reader/text/tagged-text.ts'
import { dateFormat } from '#shared/i18n/formats.ts'
import type { Compare } from './find-differing.ts'

/** "Sunday 12 September 2026": that day is a Saturday, as the page writes it beside its events. */
export const wrongWeekday: Compare = ({ tag: pageTag }, { draft }) => {
  const { text, days } = draft
  for (const { start, day, last } of days) {
    if (!/^\d{4}-/.test(day) || last) continue
    const before = text.raw.slice(0, start).replace(/[\s,.]+$/, '')
    const tag = tagBefore(text, before.length, 'hours.days.')
    const date = new Date(`${day}T12:00:00Z`)
    const weekday = (date.getUTCDay() + 6) % 7
    if (tag && Number(tag.tag.split('.')[2]) !== weekday)
      return dateFormat(pageTag, { dateStyle: 'full', timeZone: 'UTC' }).format(date)
  }
  return null
}
