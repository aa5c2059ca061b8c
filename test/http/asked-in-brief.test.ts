import request from 'supertest'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApp, type TestApp } from '#test/support/app.ts'
import { foldEvents, parseEvents } from '#test/support/stream.ts'

let test: TestApp
let owner: ReturnType<typeof request.agent>
beforeAll(async () => {
  test = await openApp({ RATE_GENERATIONS_PER_HOUR: '0', RATE_WRITES_PER_MINUTE: '0' })
  owner = request.agent(test.app)
})
afterAll(() => test.close())

async function askedIn(brief: string, locale: string, wish?: string) {
  const answer = await owner.post('/api/generations').send({ brief, locale })
  const { slug } = foldEvents(parseEvents(answer.text)).progress
  if (wish)
    await owner
      .post(`/api/pages/${slug}/commands`)
      .set('accept', 'text/event-stream')
      .send({ command: wish, locale })
  const { body } = await owner.get(`/api/pages/${slug}/asked`)
  return (body.items as { words: string; state: string }[]).map(({ words, state }) => [
    words,
    state,
  ])
}

it.each([
  [
    'en',
    'Luna Florist in Bristol. Bouquets from £25. Call 0117 496 0123. Please use dark green.',
    'Please use dark green.',
  ],
  [
    'de',
    'Schreinerei Holz & Hobel in Freiburg. Küchen ab 8.000 €. Telefon 0761 4960123. Bitte in Dunkelblau.',
    'Bitte in Dunkelblau.',
  ],
] as const)('%s: a colour that was asked for is told to be done', async (locale, brief, words) => {
  expect(await askedIn(brief, locale)).toEqual([[words, 'done']])
})

it('what is still to be done is open, and done once it was asked for', async () => {
  const words = 'No photos of people please.'
  const brief = `Luna Florist in Bristol. We grow dahlias and sweet peas on our allotment. Bouquets from £25. Call 0117 496 0123. ${words}`
  expect(await askedIn(brief, 'en')).toEqual([[words, 'open']])
  expect(await askedIn(brief, 'en', words)).toEqual([[words, 'done']])
})

it('what nobody can do here is told to be so, with a way on', async () => {
  const brief =
    'Luna Florist in Bristol. Bouquets from £25. Call 0117 496 0123. Make the phone number big, please.'
  expect(await askedIn(brief, 'en')).toEqual([['Make the phone number big, please.', 'asked']])
})

it('that a page is wanted is nothing to be told of', async () => {
  const brief =
    'I need a website for my flower shop Luna in Bristol. Call 0117 496 0123. Thank you!'
  expect(await askedIn(brief, 'en')).toEqual([])
})

it('a sentence of several requests is told part by part, and what is so is done', async () => {
  const brief =
    'Hartley Sweeps in Whitby. A sweep costs £65. Ring 01947 555 014. Please keep it simple, nothing fancy, dark green would be nice.'
  const asked = await askedIn(brief, 'en')
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.every(([, state]) => state === 'done')).toBe(true)
  expect(asked.some(([words]) => words?.includes('dark green'))).toBe(true)
})

it('a note to whoever makes the page is no note for its readers', async () => {
  const words = 'Note to whoever builds this: keep it dark and calm.'
  const brief = `Luna Florist in Bristol. Bouquets from £25. Call 0117 496 0123. ${words}`
  const states = (await askedIn(brief, 'en')).map(([, state]) => state)
  expect(states).not.toContain('open')
})

it('what asks of the page is never offered as text of it', async () => {
  const brief =
    'Der Ruderverein Havelbogen lädt zum Sommerfest ein! Am 12. Juni 2027 ab 14 Uhr, Uferweg 3, 14774 Brandenburg. Bier 3 €. Parkplätze gibt es am Bahnhof. Anmeldung bei Anke Petersen: 03381 555 204.\nBitte schön maritim, blau-weiß, und nicht zu lang. Die Telefonnummer ganz oben, bitte.'
  const asked = await askedIn(brief, 'de')
  expect(asked).toContainEqual(['nicht zu lang', 'unable'])
  expect(asked).toContainEqual(['Die Telefonnummer ganz oben, bitte.', 'asked'])
})

it.each([
  [
    'en',
    "Mum's 70th! Join us on Saturday 19 June 2027 from 3pm at Hartley Village Hall. RSVP to Tom by 1 June: 07700 900142. Pretty and cheerful please, with a countdown, and bright yellow.",
    'with a countdown',
  ],
  [
    'de',
    'Oma wird 80! Am Samstag, den 19. Juni 2027 ab 15 Uhr im Gasthof Linde. Rückmeldung an Tom: 0176 5550 1234. Bitte fröhlich, mit Countdown, und in Gelb.',
    'mit Countdown',
  ],
] as const)(
  '%s: a part that cannot be had is told so beside those that are done',
  async (locale, brief, words) => {
    const asked = await askedIn(brief, locale)
    expect(asked).toContainEqual([words, 'unable'])
    expect(asked.filter(([, state]) => state === 'done').length).toBeGreaterThan(0)
  },
)
