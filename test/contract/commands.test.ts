import { describe, expect, it } from 'vitest'
import { carried, tryWish, type Verdict } from '../wishes/try-wish.ts'
import { type Split, splitOf, wishesOf, wishLocales } from '../wishes/wish.ts'

/**
 * What becomes of everyday wishes. The floors are what was reached, and only ever go up; those of
 * the wishes held for testing are of what nobody tuned for.
 */
const floors: Record<Split, { done: number; wrong: number }> = {
  dev: { done: 294, wrong: 0 },
  test: { done: 66, wrong: 0 },
}

const trials = wishLocales.flatMap((locale) =>
  wishesOf(locale).map((wish) => ({ wish, locale, ...tryWish(wish, locale) })),
)

describe.each(['dev', 'test'] as const)('wishes of the %s half', (split) => {
  const own = trials.filter(({ wish }) => splitOf(wish) === split)
  const count = (verdict: Verdict) => own.filter((trial) => trial.verdict === verdict).length

  it('are ten and more of each language', () => {
    const counts = wishLocales.map((locale) => own.filter(({ wish }) => wish.id.startsWith(locale)))
    for (const each of counts) expect(each.length).toBeGreaterThanOrEqual(10)
  })

  it('are done as meant, and hardly ever otherwise', () => {
    expect(count('done')).toBeGreaterThanOrEqual(floors[split].done)
    expect(count('wrong')).toBeLessThanOrEqual(floors[split].wrong)
  })

  it('come back with commands to choose from where they are asked about', () => {
    const choices = own.flatMap(({ ask, page, locale }) =>
      (ask?.choices ?? []).map((choice) => ({ ...choice, page, locale })),
    )
    expect(choices.length).toBeGreaterThan(split === 'dev' ? 40 : 20)
    const whole = choices.filter(({ isDraft }) => !isDraft)
    const refused = whole.filter(({ page, command, locale }) => !carried(page, command, locale))
    expect(refused.map(({ command, locale }) => `${locale}: ${command}`)).toEqual([])
  })
})
