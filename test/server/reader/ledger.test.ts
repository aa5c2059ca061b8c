import { describe, expect, it } from 'vitest'
import { labelledBriefs } from '#test/briefs/labelled-brief.ts'
import { generatedBrief, ledgerFaults } from '#test/briefs/ledger-faults.ts'
import { randomFrom } from '#test/briefs/train-weights.ts'
import { isWholeRun } from '#test/support/at-sizes.ts'

/** Every letter and digit of a brief stands in exactly one span of its ledger, whatever it is. */

const briefs = labelledBriefs().map(({ brief }) => brief)
const random = randomFrom(11)

describe('the ledger of a brief', () => {
  it('tells every letter of briefs people wrote once', () => {
    const wrong = briefs
      .filter((_, i) => i % (isWholeRun ? 10 : 37) === 0)
      .flatMap((brief) => ledgerFaults(brief))
    expect(wrong).toEqual([])
  })

  it('tells every letter of briefs cut and joined anywhere once', () => {
    for (let i = 0; i < 120; i += 1) {
      const brief = generatedBrief(briefs, random)
      expect([brief, ledgerFaults(brief)]).toEqual([brief, []])
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
    expect(ledgerFaults(brief.slice(0, 4000).trim() || '.')).toEqual([])
  })
})
