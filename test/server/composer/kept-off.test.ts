import { describe, expect, it } from 'vitest'
import { statementsOf } from '#server/composer/material/statement.ts'
import { asMeant } from '#server/reader/as-meant.ts'
import { read } from '#server/reader/read.ts'
import { type KeptOffBrief, keptOffBriefs } from '#test/briefs/kept-off-briefs.ts'

/** What is printed of a brief before its page is laid out. */
function printedOf({ brief, locale }: KeptOffBrief): string {
  const reading = read(asMeant(brief, locale).text, { language: locale, fallback: locale })
  return statementsOf(reading)
    .filter(({ role }) => role !== 'instruction' && role !== 'courtesy')
    .map(({ span }) => reading.text.raw.slice(...span))
    .join('\n')
}

/** Briefs of people who knew no rule, none of which taught one. */
const briefs = keptOffBriefs()
  .filter(({ split }) => split === 'test')
  .map((record) => ({ ...record, printed: printedOf(record) }))

const share = (part: number, all: number): number => part / Math.max(1, all)

describe('what strangers want kept off their pages', () => {
  it('is printed of no more briefs than it was', () => {
    const secrets = briefs.filter(({ secret }) => secret.length > 0)
    const leaking = secrets.filter(({ secret, printed }) =>
      secret.some((each) => printed.includes(each)),
    )
    expect(share(leaking.length, secrets.length)).toBeLessThan(0.25)
  })

  it('takes no more of what visitors are told with it', () => {
    const told = briefs.flatMap(({ told = [], printed }) =>
      told.map((each) => printed.includes(each)),
    )
    expect(share(told.filter((isPrinted) => !isPrinted).length, told.length)).toBeLessThan(0.05)
  })

  it('is printed of no more remarks than it was', () => {
    const remarks = briefs.flatMap(({ maker, printed }) =>
      maker.map((each) => printed.includes(each)),
    )
    expect(share(remarks.filter(Boolean).length, remarks.length)).toBeLessThan(0.3)
  })

  it('is printed of no more that no longer holds than it was', () => {
    const former = briefs.filter((brief) => brief.former.length > 0)
    const leaking = former.filter(({ former, printed }) =>
      former.some((each) => printed.includes(each)),
    )
    expect(share(leaking.length, former.length)).toBeLessThan(0.3)
  })
})
