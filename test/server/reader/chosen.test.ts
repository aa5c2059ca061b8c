import { expect, it } from 'vitest'
import { compose } from '#server/composer/compose.ts'
import type { Chosen } from '#server/reader/chosen.ts'

/** What a creator leaves out of a brief is read nowhere, and what they want told is told. */

const chat = `can you make a page out of this?
[18:02] Anna: Street party on Mill Lane, Saturday 14 June from 2 pm
[18:03] Ben: Did you ring the council about the road closure?
[18:04] Anna: Yes, all done. Call me on 01632 960417 if the council rings
[18:06] Carla: Bring a dish to share. Drinks are £2
[18:07] Ben: I can't stand Dave's music tbh
[18:08] Carla: Please put a photo of the bunting at the top`

function written(
  brief: string,
  { without = [], told = [] }: { without?: string[]; told?: string[] },
) {
  const at = (words: string): [number, number] => {
    expect(brief).toContain(words)
    return [brief.indexOf(words), brief.indexOf(words) + words.length]
  }
  const chosen: Chosen = { without: without.map(at), with: told.map(at) }
  const known = { facts: {} }
  const asked = { brief, locale: null, locales: [], fallback: 'en' as const, seed: 1, known }
  const { opening, blocks, ledger } = compose({ ...asked, now: Date.UTC(2026, 4, 1), chosen })
  const facts = Object.fromEntries(
    opening.flatMap((op) => (op.op === 'fact' ? [[op.key, op.value]] : [])),
  )
  const rows = ledger.rows?.map(({ span, kind }) => [brief.slice(...span), kind]) ?? []
  return { facts, page: JSON.stringify(blocks), ledger, rows: new Map(rows as [string, string][]) }
}

it('prints a sentence that is left out nowhere, and reads no fact of it', () => {
  const call = 'Call me on 01632 960417 if the council rings'
  expect(written(chat, {}).facts.phone).toBe('+441632960417')
  const { facts, page, ledger } = written(chat, {
    without: [call, "I can't stand Dave's music tbh"],
  })
  expect(facts.phone).toBeUndefined()
  expect(page).not.toContain('960417')
  expect(page).not.toContain('Dave')
  expect(page).toContain('Bring a dish to share')
  const out = ledger.spans.filter((span) => span.out).map(({ span }) => chat.slice(...span).trim())
  expect(out).toContain(call)
})

it('reads what the sentence left out kept from being read', () => {
  const brief =
    'Harbour Bikes mends bicycles in Bristol. Call 0117 496 0148. Our new number is 0117 496 0199.'
  const { facts } = written(brief, { without: ['Our new number is 0117 496 0199.'] })
  expect(facts.phone).toBe('+441174960148')
})

it('tells what it would have kept for whoever makes the page', () => {
  const wish = 'Please put a photo of the bunting at the top'
  expect(written(chat, {}).page).not.toContain('bunting')
  const { page, rows } = written(chat, { told: [wish] })
  expect(page).toContain(wish)
  expect(rows.get(wish)).toBe('with')
})

it('tells a question of a chat that its answer would have taken the place of', () => {
  const asked = 'Did you ring the council about the road closure?'
  expect(written(chat, {}).page).not.toContain('road closure')
  expect(written(chat, { told: [asked] }).page).toContain('road closure')
})

it('leaves nothing of a line that is gone, and parts no paragraph by it', () => {
  const brief = 'Mill Lane Choir sings in Whitby.\nDo not forget the biscuits.\nWe meet on Mondays.'
  const { ledger, page } = written(brief, { without: ['Do not forget the biscuits.'] })
  expect(page).not.toContain('biscuits')
  expect(ledger.spans.map(({ span }) => brief.slice(...span)).join('')).toBe(brief)
})

it('parts a chat into sentences, with who spoke and when apart', () => {
  const { rows, ledger } = written(chat, { without: ['Drinks are £2'] })
  expect(ledger.manner).toBe('chat')
  expect(rows.get('[18:06] Carla:')).toBe('mark')
  expect([...rows.keys()]).toContain('Bring a dish to share.')
  expect(rows.get('Drinks are £2')).toBe('without')
})

it.each([
  ['Von: Onkel Werner\nBetreff: Seite\n\nHufschmied Aigner in Ried. Ruf an: 0664 1234567.', 'mail'],
  ['Von: Werner <w@aigner.at> Betreff: Seite Hufschmied Aigner in Ried. 0664 1234567.', 'mail'],
  ['差出人: 田中花子 件名: ホームページ 田中ヨガ教室、杉並区。', 'mail'],
  ['From: 8 am to: 6 pm. Yoga in Leeds.', undefined],
  ['Harbour Bikes mends bicycles in Bristol. Call 0117 496 0148.', undefined],
  ['Adults: £5\nChildren: £2\nMill Lane Museum, Whitby, open daily 10 to 4.', undefined],
])('knows what a brief reads like: %j', (brief, manner) => {
  expect(written(brief, {}).ledger.manner).toBe(manner)
})

it('keeps the address of whoever sent a mail off the page, also where it has no line ends', () => {
  const head = 'From: Kate Bird <kate@bird.example> Subject: our page'
  const brief = `${head} Hi Tom, Bird Yoga in Leeds. Call 0113 496 0123.`
  const { facts, rows } = written(brief, {})
  expect(facts).toMatchObject({ phone: '+441134960123' })
  expect(facts.email).toBeUndefined()
  expect(rows.get('From: Kate Bird <kate@bird.example>')).toBe('mark')
})
