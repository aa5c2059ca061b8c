import { describe, expect, it } from 'vitest'
import { compose } from '#server/composer/compose.ts'
import { labelledBriefs } from '#test/briefs/labelled-brief.ts'
import { randomFrom } from '#test/briefs/train-weights.ts'

/** Every letter and digit of a brief stands in exactly one span of its ledger, whatever it is. */

const briefs = labelledBriefs().map(({ brief }) => brief)
const random = randomFrom(11)
const some = (count: number) => Math.floor(random() * count)
const pickOne = () => briefs[some(briefs.length)] as string

const request = {
  locale: null,
  locales: [],
  fallback: 'en' as const,
  seed: 0,
  now: Date.UTC(2026, 10, 20),
  known: { facts: {} },
}

/** Spans that are out of order, overlap or leave a letter out, as words. */
function faultsOf(brief: string): string[] {
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

describe('the ledger of a brief', () => {
  it('tells every letter of briefs people wrote once', () => {
    const wrong = briefs.filter((_, i) => i % 4 === 0).flatMap((brief) => faultsOf(brief))
    expect(wrong).toEqual([])
  })

  it('tells every letter of briefs cut and joined anywhere once', () => {
    for (let i = 0; i < 150; i += 1) {
      const [one, other] = [pickOne(), pickOne()]
      const brief = `${one.slice(some(one.length))}${other.slice(0, 1 + some(other.length))}`.trim()
      if (brief) expect([brief, faultsOf(brief)]).toEqual([brief, []])
    }
  })

  it.each([
    ['one sign', '.'],
    ['signs alone', '!?…—•·|/\\'.repeat(40)],
    ['line ends', 'a\n\n\n\r\n\t b'],
    ['numbers', '10:00-'.repeat(600)],
    ['days', 'du lundi au '.repeat(330)],
    ['half pairs', '\ud83d\ud83d bakery \udc00 in Bristol'],
    ['joined letters', '👩‍👩‍👧‍👦'.repeat(120)],
    ['turned letters', 'مخبز في لندن '.repeat(100)],
    ['marks over letters', `Z${'\u0301'.repeat(300)} bakery`],
    ['no spaces', '午前10時から'.repeat(500)],
    ['one word', 'a'.repeat(4000)],
    ['money', '£1 $2 €3 ¥4 '.repeat(300)],
  ])('tells every letter of %s once', (_what, brief) => {
    expect(faultsOf(brief.slice(0, 4000).trim() || '.')).toEqual([])
  })
})
