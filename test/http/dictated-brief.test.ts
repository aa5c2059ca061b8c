import request from 'supertest'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openApp, type TestApp } from '#test/support/app.ts'
import { foldEvents, parseEvents } from '#test/support/stream.ts'

let running: TestApp
beforeAll(async () => {
  running = await openApp()
})
afterAll(() => running.close())

it.each([
  [
    'en',
    'we are the choir of ripon comma we sing on mondays full stop come along exclamation mark',
    /comma|full stop|exclamation/,
  ],
  [
    'de',
    'wir sind der chor aus wiblingen komma wir proben montags punkt wer will kommt vorbei ausrufezeichen',
    /komma|punkt|ausrufezeichen/i,
  ],
])('no mark that was said is printed on a page in %s', async (locale, brief, said) => {
  const { text } = await request(running.app)
    .post('/api/generations')
    .send({ brief, locale })
    .expect(200)
  const { document } = foldEvents(parseEvents(text))
  expect(JSON.stringify(document.blocks)).not.toMatch(said)
  expect(JSON.stringify(document.blocks)).toMatch(/sing on mondays|proben montags/i)
})
