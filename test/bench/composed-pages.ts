import { compose } from '#server/composer/compose.ts'
import { localeCodes } from '#shared/locales.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { industries } from '#shared/page/industries.ts'
import { someTime } from '#test/support/fixtures.ts'

/** Milliseconds to read a brief and write its page, at the 95th percentile. */
const budget = 300
const longBrief =
  'A Padaria Aurora é uma padaria de bairro no Porto, na Rua das Flores 120. Pão de centeio 2,80 €, pastel de nata 1,30 €, broa de milho 3,50 €. Aberta de terça a sábado das 7h às 19h e ao domingo das 8h às 13h. Encomendas para ola@padariaaurora.example. '

/** Whole pages as they are composed, alone and in nine languages; also by itself: `node test/bench/composed-pages.ts`. */
export function benchComposedPages(): void {
  print('page composed', timesOf(longBrief, []))
  print('page composed in nine languages', timesOf(longBrief, [...localeCodes]))
  print('page of the longest brief', timesOf(longBrief.repeat(20).slice(0, 4000), []))
}

/** One page a trade, twice over: the first reads the copy and is counted like any other. */
function timesOf(brief: string, locales: PageLanguage[]): number[] {
  return [...industries, ...industries].map((industry, seed) => {
    const begun = performance.now()
    const known = { industry, facts: {} }
    compose({ brief, locale: 'pt', locales, fallback: 'pt', now: someTime, seed, known })
    return performance.now() - begun
  })
}

function print(what: string, times: number[]): void {
  const sorted = times.toSorted((one, other) => one - other)
  const at95 = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0
  const median = sorted[sorted.length >> 1] ?? 0
  const verdict = at95 <= budget ? 'within' : 'OVER'
  process.stdout.write(
    `${what.padEnd(38)} ${median.toFixed(1).padStart(8)} ms (95 % ${at95.toFixed(1)}) · ${verdict} ${budget} ms\n`,
  )
}

if (import.meta.main) benchComposedPages()
