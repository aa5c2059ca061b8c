import { describe, expect, it } from 'vitest'
import { recordOfPage } from '#server/generation/shared-briefs/record-of-page.ts'
import { composedDocument } from '#test/support/composed-document.ts'

const brief =
  'Fade & Fold is a barber shop run by Marta Keller at 214 Valencia Street, San Francisco. ' +
  'Cuts are $35. Tuesday to Saturday 10am to 7pm. Call (415) 555-0132 or write to marta@fadefold.example.'

describe('a shared brief', () => {
  // Of 600 made names 19 hold a word of another trade: "Cafe & Chad", "Rugs & Debt".
  it('keeps its trade, whatever the made name says', () => {
    const document = composedDocument(brief)
    document.facts.hours = 'Tu-Sa 10:00-18:00'
    document.src['facts.hours'] = 'user'
    const trades = Array.from({ length: 80 }, (_, at) => {
      const taken = recordOfPage({ ...document, id: `page ${at}` }, brief, 'secret')
      return typeof taken === 'string' ? taken : taken.record.facts.industry
    })
    expect(new Set(trades)).toEqual(new Set(['hair-salon']))
  })
})
