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

describe('one of two ways to get in touch', () => {
  it.each([
    [
      'de',
      'Der Ruderclub Alte Weser in Bremen feiert am Samstag, 12. Juni 2027 sein Sommerfest. Bitte bis 1. Juni anmelden bei Jens Petersen, 0421 5550173 oder fest@alteweser.example.',
      'Ohne die E-Mail-Adresse bitte',
      'Bitte bis 1. Juni anmelden bei Jens Petersen, 0421 5550173.',
    ],
    [
      'en',
      'Hill Rowing Club in Bath has its summer party on Saturday 12 June 2027. Please reply to Jo Marsh by 1 June, call 01225 555 0173 or write to jo@hillrowing.example.',
      'please remove the email address',
      'Please reply to Jo Marsh by 1 June, call 01225 555 0173.',
    ],
    [
      'fr',
      "La chorale Voix d'Or de Quimper donne son concert le samedi 12 juin 2027. Réservez avant le 1er juin auprès d'Anne Le Goff, 02 98 55 01 73 ou concert@voixdor.example.",
      'enlève l’adresse mail',
      "Réservez avant le 1er juin auprès d'Anne Le Goff, 02 98 55 01 73.",
    ],
    [
      'ja',
      '父の還暦祝いの会を2027年6月12日（土）12時から「レストラン桜木」で開きます。出欠は6月1日までに佐藤まで、090-5550-1730かiwai@sato.example にお知らせください。',
      'メールアドレスを消して',
      '出欠は6月1日までに佐藤まで、090-5550-1730 にお知らせください。',
    ],
  ] as const)('goes alone, and the sentence stays whole (%s)', (locale, brief, command, left) => {
    const { document, answer } = wished(brief, command, locale)
    expect(answer.outcomes).toEqual([{ code: 'forgotten', fact: 'email' }])
    expect(answer.ask).toBeUndefined()
    const made = commanded(document, command, locale)
    expect(JSON.stringify(made.document.blocks)).toContain(left)
    expect(made.undone).toEqual(document)
  })
})

it('a day of a month ends no sentence', () => {
  const brief =
    'Chor „Halbe Töne“ aus Kassel. Bitte bis 1. Mai bei Anke Vogt anmelden, 0561 555 0142.'
  const { answer } = wished(brief, 'Entferne die Telefonnummer', 'de')
  expect(answer.ask?.choices[0]?.label).toContain('Bitte bis 1. Mai bei Anke Vogt anmelden')
})

it('what is asked of the page is offered as none of its sentences', () => {
  const brief =
    'Moin, ich mache das hier für den Ruderclub Alte Weser in Bremen: Am Samstag, 12. Juni 2027 feiern wir unser Sommerfest am Bootshaus. Anmelden bei Jens Petersen, 0421 5550173.'
  const document = composedPage(brief, 'de')
  for (const command of ['Mach den Text oben kürzer', 'Mach das hier bitte kürzer']) {
    const wish = { command, likely: ['de' as const], document, now: someTime }
    expect(() => carryOutWish(wish)).toThrow()
  }
})
