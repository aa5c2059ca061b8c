import { expect, test } from 'vitest'
import { compose } from '#server/composer/compose.ts'
import { plainText, type RichText } from '#shared/page/rich-text.ts'
import { someTime } from '#test/support/fixtures.ts'

const brief = [
  'Greenhill Roofing repairs and replaces roofs in Sheffield and the villages around it.',
  'We were founded in 1998 by two brothers.',
  'Every job starts with a visit and photographs of what we found.',
  'We put the price in writing before anything is touched.',
  'Our scaffolding is our own, so nobody waits for it.',
  'We clear the garden every evening.',
  'In winter we cover open roofs the same day.',
]

/** What the text about the business says, paragraph by paragraph. */
function told(sentences: readonly string[]): string[] {
  const request = { brief: sentences.join(' '), locale: 'en' as const, locales: [] }
  const { blocks } = compose({
    ...request,
    fallback: 'en',
    now: someTime,
    seed: 3,
    known: { facts: {} },
  })
  const ops = blocks.find(({ id }) => id === 'about')?.ops ?? []
  const body = ops.flatMap((op) => (op.op === 'set' && op.path === 'body' ? [op.value] : []))[0]
  return plainText(body as RichText).split('\n')
}

test('who has told enough is quoted alone, in paragraphs, and nothing is left out', () => {
  expect(told(brief).join(' ')).toBe(brief.slice(1).join(' '))
  expect(told(brief).length).toBeGreaterThan(1)
})

test('who has told little has the bank say more', () => {
  expect(told(brief.slice(0, 2))[0]).toBe(brief[1])
  expect(told(brief.slice(0, 2)).length).toBeGreaterThan(1)
})
