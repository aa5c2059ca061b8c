import { compose } from '#server/composer/compose.ts'
import { read } from '#server/reader/read.ts'
import { localeCodes } from '#shared/locales.ts'
import { labelledBriefs } from '#test/briefs/labelled-brief.ts'
import { someTime } from '#test/support/fixtures.ts'
import { hostileTexts } from './hostile-texts.ts'

/** Milliseconds at the 95th percentile for the longest brief, and for a hostile one. */
const goals = { longest: 30, hostile: 60 }
const lengths = [250, 1000, 4000]
/** Briefs of each length and language. */
const count = 12
/** Of every text, before any is timed: what is called often is compiled by then. */
const warmUps = 2

/**
 * What reading a brief takes of the processor, and its whole page with it; by itself: `node
 * test/bench/reading.ts`, with `--languages` and `--hostile` for each of them.
 */
export function benchReading(): void {
  for (const length of lengths) {
    const texts = localeCodes.map((locale) => textsOf(locale, length))
    const goal = length === Math.max(...lengths) ? goals.longest : null
    printAll(`${length} characters`, texts.flat(), goal)
    if (process.argv.includes('--languages'))
      for (const [i, locale] of localeCodes.entries())
        printAll(`${length} characters, ${locale}`, texts[i] ?? [], goal)
  }
  const hostile = hostileTexts(Math.max(...lengths))
  printAll('hostile characters', Object.values(hostile), goals.hostile)
  if (process.argv.includes('--hostile'))
    for (const [what, text] of Object.entries(hostile)) printAll(what, [text], goals.hostile)
}

/** Briefs of one language, one behind the other, cut to a length. */
function textsOf(locale: string, length: number): string[] {
  const briefs = labelledBriefs().filter(
    (brief) => brief.locale === locale && brief.split === 'train',
  )
  let next = 0
  return Array.from({ length: count }, () => {
    let text = ''
    for (; text.length < length; next += 1) text += `${briefs[next % briefs.length]?.brief}\n`
    return text.slice(0, length).trim()
  })
}

function printAll(what: string, texts: readonly string[], goal: number | null): void {
  print(
    `${what}, read`,
    timesOf(texts, (brief) => read(brief, { language: null, fallback: 'en' })),
    goal,
  )
  print(`${what}, read and written`, timesOf(texts, write), null)
}

function write(brief: string): void {
  const known = { facts: {} }
  compose({ brief, locale: null, locales: [], fallback: 'en', now: someTime, seed: 0, known })
}

function timesOf(texts: readonly string[], work: (text: string) => void): number[] {
  for (let round = 0; round < warmUps; round += 1) texts.forEach(work)
  return texts.map((text) => {
    const begun = process.threadCpuUsage()
    work(text)
    const { user, system } = process.threadCpuUsage(begun)
    return (user + system) / 1000
  })
}

function print(what: string, times: readonly number[], goal: number | null): void {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (part: number) => sorted[Math.ceil(sorted.length * part) - 1] ?? 0
  const told = (time: number) => time.toFixed(1).padStart(7)
  const verdict =
    goal === null ? '' : ` of at most ${goal} ms: ${at(0.95) <= goal ? 'kept' : 'NOT KEPT'}`
  process.stdout.write(
    `${what.padEnd(44)} ${told(at(0.5))} ms, 95 % within ${told(at(0.95))}${verdict}\n`,
  )
}

if (import.meta.main) benchReading()
