import { describe, expect, it } from 'vitest'
import { plainFunctions } from '#server/generation/plain-composition.ts'
import { isValidDocument } from '#server/pages/check-document.ts'
import { foldOps } from '#shared/page/apply-op.ts'
import { emptyDocument } from '#shared/page/document.ts'
import { opSchema } from '#shared/page/ops.ts'
import { pageState } from '#shared/page/page-state.ts'
import { plainText, type RichText } from '#shared/page/rich-text.ts'

const request = {
  locale: null,
  locales: [],
  fallback: 'de' as const,
  seed: 7,
  now: 0,
  known: { facts: { name: 'Aurora' } },
}

function pageOf(brief: string) {
  const { opening, blocks } = plainFunctions.compose({ ...request, brief })
  const ops = [...opening, ...blocks.flatMap((block) => block.ops)]
  for (const op of ops) expect(opSchema.safeParse(op).success, JSON.stringify(op)).toBe(true)
  const { document } = foldOps(pageState(emptyDocument('page', 'de')), ops)
  expect(isValidDocument(document)).toBe(true)
  const told = `${document.blocks.hero?.props.title} ${plainText(document.blocks.about?.props.body as RichText)}`
  return { document, told }
}

/** Whatever signs it is made of: the words in their order. */
const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? []

describe('a page of plain sentences', () => {
  it('has the first over the others, and what its creator put right', () => {
    const { document, told } = pageOf('Aurora bakes bread. We open at 8.30 each day!\nCome by.')
    expect(document.blocks.hero?.props.title).toBe('Aurora bakes bread.')
    expect(told).toContain('We open at 8.30 each day!')
    expect(document.facts.name).toBe('Aurora')
    expect([document.base, document.meta.title]).toEqual(['de', 'Aurora bakes bread.'])
  })

  it.each([
    ['one word', 'Bread'],
    ['no end of a sentence', 'word '.repeat(800).trim()],
    ['nothing but ends of sentences', `a${'. '.repeat(1900)}b`],
    ['thousands of lines', 'x\n'.repeat(1999).trim()],
    ['Japanese', '小さなパン屋です。朝七時に開きます。'.repeat(100)],
    ['what kept a reader busy for minutes', 'du lundi au 10:00-午前10時 '.repeat(150).trim()],
  ])('holds every word of a brief of %s', (_, brief) => {
    expect(words(pageOf(brief).told)).toEqual(words(brief))
  })
})
