import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Locale, localeCodes } from '#shared/locales.ts'

const folder = join(import.meta.dirname, '../../../../languages')

/** What readers listen for, in each language: every word and phrase of their own data. */
export const wordsOf = Object.fromEntries(
  localeCodes.map((locale) => {
    const files = readdirSync(join(folder, locale)).filter((file) => file.endsWith('.json'))
    const ofWishes = files.filter((file) => file === 'commands.json')
    const ofBriefs = files.filter((file) => file !== 'commands.json')
    return [locale, { briefs: textsOf(locale, ofBriefs), wishes: textsOf(locale, ofWishes) }]
  }),
) as Record<Locale, { briefs: string[]; wishes: string[] }>

function textsOf(locale: Locale, files: string[]): string[] {
  return textsIn(
    files.map((file) => JSON.parse(readFileSync(join(folder, locale, file), 'utf8')) as unknown),
  )
}

function textsIn(value: unknown, found = new Set<string>()): string[] {
  // A text of nothing but empty words would never be long enough.
  if (typeof value === 'string' && value !== '' && value.length <= 60) found.add(value)
  else if (typeof value === 'object' && value !== null)
    for (const [key, each] of Object.entries(value)) {
      if (!/^\d+$/.test(key)) found.add(key)
      textsIn(each, found)
    }
  return [...found]
}
