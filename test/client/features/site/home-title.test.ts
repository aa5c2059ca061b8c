import { expect, it } from 'vitest'
import { localeCodes } from '#shared/locales.ts'
import { translator } from '#test/support/translator.ts'

it.each(localeCodes)('no line of the headline can begin with a dash (%s)', (locale) => {
  expect(translator(locale)('home.title')).not.toMatch(/\s[–—-]/)
})
