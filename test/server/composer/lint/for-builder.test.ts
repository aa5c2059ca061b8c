import { describe, expect, it } from 'vitest'
import { lintDocument } from '#server/composer/lint/lint-document.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { composedDocument } from '#test/support/composed-document.ts'

const brief =
  'Elm Yard is a pottery in Leek. We teach throwing on the wheel. Not sure what else to put. Ring 01538 550 144.'

const page = (text: string, src: 'brief' | 'user') => {
  const document = composedDocument(brief, { locale: 'en' as PageLanguage })
  const [id = ''] = document.order.filter((each) => document.blocks[each]?.type === 'hero')
  const hero = document.blocks[id]
  if (!hero) throw new Error('a page begins with its headline')
  return {
    ...document,
    blocks: { ...document.blocks, [id]: { ...hero, props: { ...hero.props, lead: text } } },
    src: { ...document.src, [`${id}.lead`]: src },
  }
}

const asked = (text: string, src: 'brief' | 'user' = 'brief') =>
  lintDocument({ document: page(text, src), brief }).filter(
    ({ code }) => code === 'text_for_builder',
  )

describe('a sentence that may be meant for whoever made the page', () => {
  it('is asked about before the page goes online, and one press takes it away', () => {
    const [fault] = asked('We teach throwing on the wheel. Not sure what else to put.')
    expect(fault?.excerpt).toBe('Not sure what else to put.')
    expect(fault?.fix).toMatchObject([{ op: 'set', value: 'We teach throwing on the wheel.' }])
  })

  it('is none of those that tell of the business', () => {
    expect(asked('We teach throwing on the wheel.')).toEqual([])
  })

  it('is not asked about again where its owner put it there', () => {
    expect(asked('We teach throwing on the wheel. Not sure what else to put.', 'user')).toEqual([])
  })
})
