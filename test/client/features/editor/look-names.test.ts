import { expect, it } from 'vitest'
import { lookName, looksFor } from '#client/features/editor/look/looks.ts'
import { localeCodes } from '#shared/locales.ts'
import { translator } from '#test/support/translator.ts'

it.each(localeCodes)('no two designs share a name in %s', (locale) => {
  const t = translator(locale)
  const names = looksFor({ hue: 40, chroma: 0.1, scale: 'regular' }).map((look) =>
    t(lookName(look)),
  )
  expect(new Set(names).size).toBe(names.length)
})
