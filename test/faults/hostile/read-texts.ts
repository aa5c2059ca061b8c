import { functions } from '#server/generation/composing-functions.ts'
import { briefLimits } from '#shared/brief-limits.ts'
import { AppError } from '#shared/errors.ts'
import type { Locale } from '#shared/locales.ts'
import { foldOps } from '#shared/page/apply-op.ts'
import { emptyDocument } from '#shared/page/document.ts'
import { pageState } from '#shared/page/page-state.ts'
import { hostileBrief, hostileWish } from './corpora/texts.ts'
import { seeded } from './support/random.ts'
import { someBrief } from './support/target.ts'

const count = 20_000
/** What a run has time for; it says how far it came. */
const budgetMs = 120_000
/** A third of the deadline of the thread that reads: none of these is meant to reach it. */
const longestReadingMs = 1000
/** Few are as long as may be: many that are short find more than few that are long. */
const longShare = 0.01
/** Long texts that readers were found to take long for. */
const knownBriefs = [
  ['in '],
  ['私は'],
  ['a\n'],
  ['1. '],
  ['Anna and '],
  ['du lundi au ', '10:00-', '午前10時'],
  ['24/12; ’; '],
  ['12月24日, '],
  ['[\n', '[; ', '[・'],
]
const document = somePage()

/**
 * Reads briefs and wishes as the thread does, without its deadline: what one of them costs at most
 * is what the bounds of the readers are worth by themselves.
 */
export function readTexts(seed: number): { told: string; faults: string[] } {
  const random = seeded(seed)
  const faults: string[] = []
  const until = performance.now() + budgetMs
  let longest = 0
  let read = 0
  for (const parts of knownBriefs) {
    const { ms, broke } = cost(() => functions.compose(requestOf(repeated(parts), 'ja')))
    longest = Math.max(longest, ms)
    if (broke || ms > longestReadingMs)
      faults.push(`brief of ${JSON.stringify(parts)}: ${ms} ms ${broke ?? ''}`)
  }
  // Where one of the known is too much already, others tell nothing more.
  const isEnough = faults.length > 0
  while (!isEnough && read < count && performance.now() < until) {
    const own = random.below(2 ** 31)
    const isBrief = read++ % 2 === 0
    const { ms, broke } = isBrief ? briefCost(own) : wishCost(own)
    longest = Math.max(longest, ms)
    const what = `${isBrief ? 'brief' : 'wish'} of seed ${own}`
    if (broke) faults.push(`${what}: ${broke}`)
    if (ms > longestReadingMs) faults.push(`${what}: ${ms} ms`)
  }
  return { told: `${read} texts, longest ${longest} ms of work`, faults }
}

function repeated(parts: string[]): string {
  const whole = parts.join('')
  return whole.repeat(briefLimits.max / whole.length)
}

function briefCost(seed: number) {
  const { text, locale } = hostileBrief(seeded(seed), longShare)
  return cost(() => functions.compose(requestOf(text, locale)))
}

function wishCost(seed: number) {
  const { text: command, locale } = hostileWish(seeded(seed), longShare)
  const likely = [locale]
  return cost(() => functions.carryOutWish({ command, likely, document, now: 0 }))
}

function requestOf(brief: string, locale: Locale) {
  return { brief, locale, locales: [], fallback: locale, seed: 1, now: 0, known: { facts: {} } }
}

/** What wishes are about. */
function somePage() {
  const { opening, blocks } = functions.compose(requestOf(someBrief, 'en'))
  const ops = [...opening, ...blocks.flatMap((block) => block.ops)]
  return foldOps(pageState(emptyDocument('page', 'en')), ops).document
}

/** Milliseconds the processor worked for it, and what was thrown that is no answer. */
function cost(read: () => unknown): { ms: number; broke: string | null } {
  const before = process.threadCpuUsage()
  let broke: string | null = null
  try {
    read()
  } catch (error) {
    if (!(error instanceof AppError)) broke = String(error)
  }
  const { user, system } = process.threadCpuUsage(before)
  return { ms: Math.round((user + system) / 1000), broke }
}
