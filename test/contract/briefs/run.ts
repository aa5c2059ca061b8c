import { fields, precision, readBriefs, recall, tally } from './measure.ts'
import { type SetName, sets } from './sets.ts'

/**
 * Prints what is understood of the labelled briefs, per language and field, as precision and
 * recall in percent. `npm run briefs` takes all sets; `npm run briefs -- varied` one of them,
 * `npm run briefs -- varied misses` lists what is wrong there.
 */
const asked = process.argv.slice(2)
const known = [...Object.keys(sets), 'misses']
const unknown = asked.filter((word) => !known.includes(word))
if (unknown.length > 0) throw new Error(`${unknown.join(', ')}: say ${known.join(', ')} or nothing`)
const names = (Object.keys(sets) as SetName[]).filter((name) => asked.includes(name))
const briefs = readBriefs(names.length > 0 ? names : (Object.keys(sets) as SetName[]))
const locales = [...new Set(briefs.map(({ locale }) => locale))]

const print = (line: string) => process.stdout.write(`${line}\n`)
const percent = (part: number): string => `${Math.floor(part * 100)}`
const cell = (text: string): string => text.padStart(9)

print(`${briefs.length} briefs, precision/recall in percent`)
print(['field', ...locales, 'all'].map(cell).join(''))
for (const field of fields) {
  const groups = [...locales.map((code) => briefs.filter(({ locale }) => locale === code)), briefs]
  const tallies = groups.map((group) => tally(group, field))
  const figures = tallies.map((sum) => `${percent(precision(sum))}/${percent(recall(sum))}`)
  print([field, ...figures].map(cell).join(''))
  if (asked.includes('misses')) for (const miss of tallies.at(-1)?.misses ?? []) print(miss)
}
