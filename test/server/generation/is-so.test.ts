import { expect, it } from 'vitest'
import { isSo } from '#server/generation/wishes/is-so.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { composedDocument } from '#test/support/composed-document.ts'

const town = 'Hartley Sweeps, chimney sweep in Whitby. A sweep costs £65. Ring 01947 555 014.'
const street = 'Hartley Sweeps, 4 Quay Street, Whitby. A sweep costs £65. Ring 01947 555 014.'

it.each([
  ['en', town, "I'd rather you didn't put my home address on it", true],
  ['en', street, "I'd rather you didn't put my home address on it", false],
  ['en', town, 'no team please', true],
  ['en', `${town} Please use dark green.`, 'dark green would be nice', true],
  ['en', `${town} Please use dark green.`, 'red would be nice', false],
  ['en', `${town} Please use dark green.`, 'in green and gold', false],
  ['en', `${town} Please make it green and gold.`, 'in green and gold', true],
  ['de', 'Schreinerei Hobel in Freiburg. Bitte in Dunkelblau.', 'Bitte in Dunkelblau', true],
] as const)('%s: what was asked for is so, or is not: %s %s', (locale, brief, words, isDone) => {
  const page = composedDocument(brief, { locale: locale as PageLanguage, seed: 3 })
  expect(isSo(page, words)).toBe(isDone)
})
