import { utcDay } from '#shared/page/event-date.ts'
import { readEvents } from '../understand/find-dates.ts'
import { lastDayOf } from '../understand/last-day.ts'
import { lexicons } from '../understand/lexicon/lexicons.ts'
import { readText } from '../understand/read-text.ts'
import type { Desk } from './desk.ts'
import type { Written } from './written.ts'

/** What is on and when; a date the brief gives no title to is the day of the page's own event. */
export function eventsProps({
  hand,
  common,
  facts,
  briefLocale,
  industry,
}: Desk): Written<'events'> {
  const { dates = [], name } = facts
  const isOwn = industry === 'event' && dates.length === 1
  const items = dates.map((line) => {
    const [event] = readEvents(readText(line), lexicons[briefLocale])
    const said = event?.title || line
    const title = (isOwn || !event?.title ? name : undefined) ?? said
    return {
      title: asTitle(title).slice(0, 120),
      start: event?.start ?? '',
      end: event?.end ?? '',
      place: '',
      price: '',
      action: [],
    }
  })
  const title = hand.write('events/title', common.sections.events, 120)
  return items.length > 0 ? { props: { title, items }, brief: ['items'] } : { props: { title } }
}

const asTitle = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1)

/** What is cheaper for a while, in the brief's own words, and up to when if they all say the same. */
export function noticeProps({ facts, briefLocale, now }: Desk): Written<'notice'> {
  const lines = facts.notices ?? []
  const text = lines.map(asTitle).join(' · ').slice(0, 200)
  if (!text) return { props: {} }
  const today = utcDay(now)
  const [until = '', ...others] = lines.map((line) => lastDayOf(line, lexicons[briefLocale], today))
  const isKnown = until !== '' && others.every((other) => other === until)
  return isKnown
    ? { props: { text, action: [], until }, brief: ['text', 'until'] }
    : { props: { text, action: [], until: '' }, brief: ['text'] }
}
