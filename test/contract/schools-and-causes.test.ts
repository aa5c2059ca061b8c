import { expect, test } from 'vitest'
import { compose } from '#server/composer/compose.ts'
import { loadCopyBank } from '#server/composer/write/copy-bank.ts'
import { localeCodes } from '#shared/locales.ts'
import { someTime } from '#test/support/fixtures.ts'

const cases = localeCodes.flatMap((locale) =>
  (['education', 'nonprofit'] as const).map((industry) => [locale, industry] as const),
)

/** What advisers alone promise and ask: options, situations, whether they can help you. */
test.each(cases)('in %s the %s asks and answers as no adviser does', (locale, industry) => {
  const { organisation } = loadCopyBank(locale).archetypes
  const asked = Object.values(organisation.faq).filter(({ needs }) => needs.length === 0)
  const ofAdvisers = [
    ...organisation.steps.flat().map(({ text }) => text),
    ...asked.flatMap(({ variants }) => variants.map(({ a }) => a)),
  ]
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const { blocks } = compose({
      brief: 'Linden',
      locale,
      locales: [],
      fallback: locale,
      now: someTime,
      seed,
      known: { facts: {}, industry },
    })
    const said = JSON.stringify(blocks)
    expect(ofAdvisers.filter((text) => said.includes(JSON.stringify(text)))).toEqual([])
  }
})
