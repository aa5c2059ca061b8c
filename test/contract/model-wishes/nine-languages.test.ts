import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localeCodes } from '#shared/locales.ts'
import { exampleWishes, wishKinds } from '#test/models/example-wishes.ts'
import { perfectAnswer } from '#test/models/perfect-answer.ts'
import { wishHolds } from '#test/models/wish-holds.ts'
import type { TestServices } from '#test/server/open-services.ts'
import { sampled } from '#test/support/at-sizes.ts'
import { type ModelServer, startModelServer } from '#test/support/model-server.ts'
import { openModelServices } from '../model-streams/model-services.ts'
import { answering, wishedPage } from './wished-page.ts'

let server: ModelServer
let services: TestServices
beforeAll(async () => {
  server = await startModelServer('openai-compatible', {})
  // In February: a day in August is still to come.
  services = await openModelServices(
    'openai-compatible',
    server,
    {},
    { clock: { now: 1_802_000_000_000 } },
  )
})
afterAll(async () => {
  await services.close()
  await server.close()
})

describe.each(sampled(localeCodes, 3))('in %s', (language) => {
  const { brief, wishes } = exampleWishes[language]

  it.each(wishKinds)('the wish “%s” is carried out', async (kind) => {
    const page = await wishedPage(services, brief, language)
    if (kind === 'undo') await page.wish(wishes.sea)
    const before = await page.document()
    server.plays = [answering(...perfectAnswer(kind, language, before))]
    if (kind !== 'undo') {
      const { told } = await page.wish(wishes[kind])
      expect(told).toMatchObject({ status: 'complete', isUndoable: true, note: null })
    } else await page.wish(wishes.undo)
    expect(wishHolds[kind](await page.document(), before)).toBe(true)
  })
})
