import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { compose } from '#server/composer/compose.ts'
import { type Reading, read } from '#server/reader/read.ts'
import { fields } from './fields.ts'
import { type LabelledBrief, labelledBriefs } from './labelled-brief.ts'
import { measurePage, type PageMeasures } from './page-measures.ts'
import { placedBriefs } from './placed-briefs.ts'
import { underHeadings } from './section-measures.ts'
import { rolesOfTokens } from './train-weights.ts'

/**
 * `npm run briefs`: what is read of labelled briefs, and what their pages keep of them. Weights are
 * learned from the briefs for training alone; those for test are counted, never shown. Split `all`
 * is every brief, for a language whose briefs no weight was learned from.
 *
 *   npm run briefs -- --split dev --locale de --show name
 *   npm run briefs -- --set strangers
 */
const { values: options } = parseArgs({
  options: {
    split: { type: 'string', default: 'dev,test' },
    locale: { type: 'string', default: '' },
    /** A folder beside this file with briefs of its own; of `strangers` nothing is learned from those for test. */
    set: { type: 'string', default: '' },
    /** A field whose misses are listed. */
    show: { type: 'string', default: '' },
  },
})

const request = {
  locale: null,
  locales: [],
  fallback: 'en' as const,
  seed: 0,
  now: Date.UTC(2026, 10, 20),
  known: { facts: {} },
}

interface Read {
  brief: LabelledBrief
  reading: Reading
  page: PageMeasures
}

/** Fields nobody has labelled in a brief are not measured there. */
const partlyLabelled = new Set(['prices', 'people'])

/** The fields each language is told by, a line each. */
const mainFields = ['industry', 'name', 'place', 'phone', 'hours', 'sums', 'prices']

const bands = [0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 1.001]
const scoredFields = ['name', 'kind', 'place', 'audience'] as const

const all = labelledBriefs(join(import.meta.dirname, options.set)).filter(
  ({ locale }) => !options.locale || locale === options.locale,
)
for (const split of options.split.split(',')) {
  const briefs = all.filter((brief) => split === 'all' || brief.split === split).map(readOne)
  const groups: [string, Read[]][] = [
    [`${split}, all`, briefs],
    [`${split}, with care`, briefs.filter(({ brief }) => brief.typed === 'desk')],
    [`${split}, on a phone`, briefs.filter(({ brief }) => brief.typed === 'phone')],
    [`${split}, after the last rule`, briefs.filter(({ brief }) => brief.fresh)],
  ]
  for (const [title, group] of groups) report(title, group)
  reportLanguages(split, briefs)
  print(`\n${split}, how often what was so sure is right: ${reliability(briefs)}`)
  if (!options.set) reportSections(split)
  if (options.show && (split === 'train' || split === 'dev')) listMisses(briefs, options.show)
}

/** Of what pages tell in words, how much stands where an editor would tell it. */
function reportSections(split: string): void {
  const briefs = placedBriefs().filter(
    (brief) => brief.split === split && (!options.locale || brief.locale === options.locale),
  )
  const { right, shown } = underHeadings(briefs)
  print(`\n${split}, under the heading an editor chose: ${share(right, shown)} of ${shown} pieces`)
}

function readOne(brief: LabelledBrief): Read {
  const reading = read(brief.brief, { language: null, fallback: 'en' })
  const page = measurePage(reading, compose({ ...request, brief: brief.brief }))
  return { brief, reading, page }
}

function reportLanguages(split: string, briefs: readonly Read[]): void {
  const rows = [...Map.groupBy(briefs, ({ brief }) => brief.locale)].map(([locale, group]) => {
    const cells = mainFields.map((field) => {
      const { right, found, due } = countOf(group, field)
      return `${share(right, found)}/${share(right, due)}`
    })
    return [locale, String(group.length), ...cells, roleAccuracy(group)]
  })
  print(`\n${split}, by language: right of found/right of due`)
  for (const row of [['', 'briefs', ...mainFields, 'roles'], ...rows]) {
    print(`  ${row.map((cell) => cell.padEnd(11)).join('')}`.trimEnd())
  }
}

function report(title: string, group: readonly Read[]): void {
  if (group.length === 0) return
  print(`\n${title}: ${group.length} briefs`)
  const rows = Object.keys(fields).map((field) => {
    const { right, found, due } = countOf(group, field)
    return `${field} ${share(right, found)}/${share(right, due)} (${due})`
  })
  print(`  right of found/right of due (due): ${rows.join('  ')}`)
  print(`  roles of words ${roleAccuracy(group)}`)
  const sum = (of: (page: PageMeasures) => number) =>
    group.reduce((total, { page }) => total + of(page), 0)
  const mean = (of: (page: PageMeasures) => number) => (sum(of) / group.length).toFixed(2)
  print(
    `  pages: words kept ${share(
      sum(({ kept }) => kept),
      sum(({ due }) => due),
    )}` +
      `  own prose ${share(
        sum(({ own }) => own),
        sum(({ prose }) => prose),
      )}` +
      `  own headline ${mean(({ hasOwnHeadline }) => Number(hasOwnHeadline))}` +
      `  stock sentences ${mean(({ stock }) => stock)}` +
      `  stock blocks ${mean(({ stockBlocks }) => stockBlocks)}`,
  )
}

function countOf(group: readonly Read[], field: string) {
  const count = { right: 0, found: 0, due: 0 }
  for (const { brief, reading } of group) {
    if (brief.partial && partlyLabelled.has(field)) continue
    const { found, due } = (fields[field] as (typeof fields)[string])(reading, brief)
    const open = [...due]
    count.found += found.length
    count.due += due.length
    for (const value of found) {
      const at = open.indexOf(value)
      if (at < 0) continue
      open.splice(at, 1)
      count.right += 1
    }
  }
  return count
}

function roleAccuracy(group: readonly Read[]): string {
  let right = 0
  let words = 0
  for (const { brief, reading } of group) {
    const due = rolesOfTokens(brief, reading)
    for (const { role, tokens } of reading.pieces) {
      for (let token = tokens[0]; token <= tokens[1]; token += 1) {
        words += 1
        right += Number(due[token] === role)
      }
    }
  }
  return share(right, words)
}

/** Confidence against truth, of what scorers chose. */
function reliability(group: readonly Read[]): string {
  const answers = group.flatMap(({ brief, reading }) =>
    scoredFields.flatMap((field) => {
      const confidence = reading.facts[field]?.confidence
      const { found, due } = (fields[field] as (typeof fields)[string])(reading, brief)
      return confidence === undefined ? [] : [{ confidence, isRight: found[0] === due[0] }]
    }),
  )
  return bands
    .slice(0, -1)
    .map((low, i) => {
      const high = bands[i + 1] ?? 1
      const inside = answers.filter(({ confidence }) => confidence >= low && confidence < high)
      const right = inside.filter(({ isRight }) => isRight).length
      return `${Math.round(low * 100)}–${Math.min(100, Math.round(high * 100))}: ${share(right, inside.length)} of ${inside.length}`
    })
    .join('  ')
}

function listMisses(briefs: readonly Read[], field: string): void {
  for (const { brief, reading } of briefs) {
    const { found, due } = (fields[field] as (typeof fields)[string])(reading, brief)
    if (found.join() !== due.join()) {
      print(`${brief.id}: found ${found.join(' | ') || '–'}, due ${due.join(' | ') || '–'}`)
    }
  }
}

function share(part: number, whole: number): string {
  return whole === 0 ? '–' : `${((part / whole) * 100).toFixed(0)}%`
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
