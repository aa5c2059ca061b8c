import { describe, expect, it } from 'vitest'
import { carryOutWish } from '#server/generation/wishes/carry-out-wish.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { someTime } from '#test/support/fixtures.ts'
import { commanded, composedPage } from './commanded-page.ts'

/** A number that is to go is somebody's own: where it still stands is said, with a way to take it off. */

const party = {
  en: "Mum and Dad's ruby wedding party on Saturday 6 June 2027 at the village hall, Alfriston. Afternoon tea at 3.30. RSVP to Helen by 1 May: 07700 900456.",
  de: 'Sommerfest der Kita Sonnenschein am 20. Juni 2027 in Leipzig, Am Anger 12. Es gibt Kuchen. Fragen an Renate Petzold, 0341 555 0142.',
}

const wished = (brief: string, command: string, locale: PageLanguage) => {
  const document = composedPage(brief, locale)
  return {
    document,
    answer: carryOutWish({ command, likely: [locale], document, now: someTime }),
  }
}

describe('a number that is removed', () => {
  it.each([
    ['en', 'remove the phone number', '07700 900456'],
    ['de', 'Entferne die Telefonnummer', '0341 555 0142'],
  ] as const)('is offered to go with its sentence (%s)', (locale, command, number) => {
    const { document, answer } = wished(party[locale], command, locale)
    expect(answer.outcomes).toEqual([{ code: 'forgotten', fact: 'phone' }])
    const [choice] = answer.ask?.choices ?? []
    expect(choice?.label).toContain(number)
    const { document: without } = commanded(document, command, locale)
    const { document: after } = commanded(without, choice?.command ?? '', locale)
    expect(JSON.stringify([after.blocks, after.facts])).not.toContain(number)
  })

  it('asks nothing where it stood among the facts alone', () => {
    const brief = 'Kiln Lane Pottery in Stroud. Mug £18. Beginners are welcome.'
    const page = composedPage(brief)
    const document = { ...page, facts: { ...page.facts, phone: '+441453555014' } }
    const wish = { command: 'remove the phone number', likely: ['en' as const], document }
    expect(carryOutWish({ ...wish, now: someTime }).ask).toBeUndefined()
  })
})
