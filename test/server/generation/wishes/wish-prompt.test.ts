import { encode } from 'gpt-tokenizer/encoding/o200k_base'
import { describe, expect, it } from 'vitest'
import { estimateTokens } from '#server/generation/model/estimate-tokens.ts'
import { mostContextTokens, wishPrompt } from '#server/generation/wishes/wish-prompt.ts'
import type { WishTask } from '#server/generation/wishes/wish-task.ts'
import { localeCodes } from '#shared/locales.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { applyEdits } from '#shared/page/restore/invert-op.ts'
import { paragraphs } from '#shared/page/rich-text.ts'
import { exampleWishes } from '#test/models/example-wishes.ts'
import { composedDocument } from '#test/support/composed-document.ts'

/** A page of 20 blocks, the further ones with a long text each. */
function longPage(language: (typeof localeCodes)[number]): PageDocument {
  const { brief } = exampleWishes[language]
  const page = composedDocument(brief, { locale: language })
  const missing = Array.from({ length: 20 - page.order.length }, (_, at) => `about-${at + 2}`)
  const inserts = missing.map((id): EditOp => {
    const props = { title: brief.slice(0, 40), body: paragraphs(brief, brief) }
    return { op: 'insert', id, type: 'about', variant: 'column', props, after: 'hero' }
  })
  return applyEdits(page, inserts).document
}

const task = (command: string, more: Partial<WishTask> = {}): WishTask => ({
  command,
  locale: 'en',
  scope: null,
  earlier: Array.from({ length: 4 }, () => ({
    command: 'x'.repeat(300),
    outcome: 'rewritten hero',
  })),
  today: '2026-11-26',
  ...more,
})

describe('what a model is asked for a wish', () => {
  it.each(localeCodes)(
    'costs no more than 4,000 tokens on a page of 20 blocks (%s)',
    (language) => {
      const page = longPage(language)
      expect(page.order).toHaveLength(20)
      const { instructions, prompt } = wishPrompt(page, task('a'.repeat(300), { locale: language }))
      expect(encode(`${instructions}\n${prompt}`).length).toBeLessThanOrEqual(mostContextTokens)
      // Every block is told of, and every one of them has some of its text shown.
      for (const id of page.order) expect(prompt).toContain(id)
    },
  )

  it('shows a part that is wished about whole', () => {
    const page = longPage('en')
    const { prompt } = wishPrompt(page, task('shorter', { scope: { id: 'about-2' } }))
    expect(prompt).toContain('Call 0117 496 0123.\\n')
    expect(prompt).not.toContain('about-3.body=')
  })

  it.each(localeCodes)('is estimated rather too high than too low (%s)', (language) => {
    const { brief, wishes } = exampleWishes[language]
    const text = [brief, ...Object.values(wishes)].join('\n')
    const counted = encode(text).length
    expect(estimateTokens(text)).toBeGreaterThanOrEqual(counted * 0.95)
    expect(estimateTokens(text)).toBeLessThan(counted * 2)
  })
})
