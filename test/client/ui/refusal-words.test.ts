import { describe, expect, it } from 'vitest'
import { refusalWords } from '#client/ui/refusal-words.ts'
import { checkedDocument } from '#server/pages/check-document.ts'
import { blockKind } from '#shared/blocks/index.ts'
import { AppError, type FieldError } from '#shared/errors.ts'
import { localeCodes } from '#shared/locales.ts'
import { applyOp } from '#shared/page/apply-op.ts'
import { type Block, emptyDocument, type PageDocument } from '#shared/page/document.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { pageState } from '#shared/page/page-state.ts'
import { filledAll } from '#test/support/filled-block.ts'
import { translator } from '#test/support/translator.ts'

const blocks = { hero: filled('hero'), faq: filled('faq') }
const document: PageDocument = { ...emptyDocument('page', 'en'), order: ['hero', 'faq'], blocks }

describe.each(localeCodes)('an edit that is refused, told in %s', (locale) => {
  const t = translator(locale)
  const told = (errors: FieldError[]) => {
    const words = refusalWords({ document, errors }, { t })
    if (locale !== 'en') expect(words).not.toContain(errors[0]?.message)
    return words
  }

  it('names the part and the field, and how long its text may be', () => {
    const words = told(refused({ op: 'set', id: 'hero', path: 'title', value: 'x'.repeat(5000) }))
    expect(words).toContain(t('generate.sections.hero'))
    expect(words).toContain(t('blocks.fields.title'))
    expect(words).toMatch(/\d/)
  })

  it('names the place in a list', () => {
    const words = told(
      refused({ op: 'set', id: 'faq', path: 'items.1.q', value: 'x'.repeat(5000) }),
    )
    expect(words).toContain(
      `${t('blocks.things.question.one', { at: 2 })} · ${t('blocks.fields.q')}`,
    )
  })

  it('says how many entries there may be', () => {
    const value = Array.from({ length: 500 }, () => ({ q: 'Why?', a: [] }))
    const words = told(refused({ op: 'set', id: 'faq', path: 'items', value }))
    expect(words).toContain(t('blocks.fields.items'))
    expect(words).toMatch(/\d/)
  })

  it('says the same whichever of several edits was wrong', () => {
    const long = refused({ op: 'set', id: 'hero', path: 'title', value: 'x'.repeat(5000) })
    const named = long.map(({ field, message }) => ({ field: `ops.3.${field}`, message }))
    expect(told(named)).toBe(told(long))
    expect(told(named)).not.toBe('')
  })

  it('says of a fact what may stand there', () => {
    const op = { op: 'fact', key: 'email', value: 'nowhere' } as const
    expect(told(refused(op))).toContain(t('generate.facts.wrong.email'))
  })

  it('says how much a page may hold', () => {
    const many = Object.fromEntries(Array.from({ length: 61 }, (_, n) => [`b${n}`, blocks.hero]))
    expect(told(thrownBy(() => checkedDocument({ ...document, blocks: many })))).toContain('60')
    const heavy = { ...blocks.hero, props: { title: 'x'.repeat(300_000) } }
    const size = thrownBy(() => checkedDocument({ ...document, blocks: { hero: heavy } }))
    expect(told(size)).toBe(t('editor.refused.size'))
  })

  it('says no more than it knows', () => {
    expect(told([{ field: 'ops.0.value', message: 'Invalid input' }])).toBe('')
    expect(told([{ field: 'gone', message: 'no such block' }])).toBe('')
    expect(refusalWords({ document, errors: [] }, { t })).toBe('')
  })
})

function filled(type: string): Block {
  const { fields = {}, variants = [] } = blockKind(type) ?? {}
  return { type, variant: variants[0] ?? '', props: filledAll(fields, 'Words') }
}

function refused(op: EditOp): FieldError[] {
  return thrownBy(() => applyOp(pageState(document), op))
}

function thrownBy(act: () => unknown): FieldError[] {
  try {
    act()
  } catch (error) {
    if (error instanceof AppError) return error.errors
    throw error
  }
  throw new Error('it was taken')
}
