import { compose } from '#server/composer/compose.ts'

const request = {
  locale: null,
  locales: [],
  fallback: 'en' as const,
  seed: 0,
  now: Date.UTC(2026, 10, 20),
  known: { facts: {} },
}

/**
 * What is wrong with the ledger of a brief, as words: spans out of order, spans that overlap, and
 * letters or digits in none. Empty where each stands in exactly one.
 */
export function ledgerFaults(brief: string): string[] {
  const { ledger } = compose({ ...request, brief })
  const faults: string[] = []
  let end = 0
  for (const { span } of ledger.spans) {
    if (span[0] < end || span[1] <= span[0]) faults.push(`overlap at ${span[0]}`)
    if (/[\p{L}\p{N}]/u.test(brief.slice(end, span[0]))) faults.push(`gap at ${end}`)
    end = span[1]
  }
  if (end > brief.length || /[\p{L}\p{N}]/u.test(brief.slice(end))) faults.push(`end at ${end}`)
  return faults
}

const strange = [
  '\ud83d',
  '\udc00',
  '\u0000',
  '\u200b',
  '\u202e',
  'e\u0301',
  '👩‍👩‍👧',
  'مخبز',
  '\r\n',
  '«',
  '"',
  '10:00-',
  '£',
  '/',
  '@',
  '€ 1.',
]

/** A text cut and joined from parts of briefs of any language, now and then with strange signs. */
export function generatedBrief(briefs: readonly string[], random: () => number): string {
  const some = (count: number) => Math.floor(random() * count)
  let text = ''
  for (let parts = 1 + some(3); parts > 0; parts -= 1) {
    const brief = briefs[some(briefs.length)] ?? ''
    const start = some(brief.length)
    text += brief.slice(start, start + 1 + some(140))
    if (random() < 0.3) text += strange[some(strange.length)]
  }
  return text.trim() || '.'
}
