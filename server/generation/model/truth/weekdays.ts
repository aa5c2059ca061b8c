import { localeCodes, locales } from '#shared/locales.ts'
import type { PageLanguage } from '#shared/page/document.ts'

/** 4 January 1970 was a Sunday. */
const days = [0, 1, 2, 3, 4, 5, 6].map((day) => new Date(Date.UTC(1970, 0, 4 + day)))

/** The days of the week as each language writes them out. */
const names = Object.fromEntries(
  localeCodes.map((code) => {
    const format = new Intl.DateTimeFormat(locales[code].tag, { weekday: 'long', timeZone: 'UTC' })
    return [code, days.map((day) => format.format(day).toLocaleLowerCase())]
  }),
) as Record<PageLanguage, string[]>

/** The days a text names in that language: 0 is Sunday. */
export function weekdaysIn(text: string, language: PageLanguage): number[] {
  const lower = text.toLocaleLowerCase()
  return names[language].flatMap((name, day) => (lower.includes(name) ? [day] : []))
}
