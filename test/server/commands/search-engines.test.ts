import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { composer } from '#server/composer/compose.ts'
import { beginWish } from '#server/generation/wishes/begin-wish.ts'
import { openServices, type TestServices, writtenPage } from '../open-services.ts'
import { commanded, composedPage } from './commanded-page.ts'

/** Whether search engines may show a page is a setting, and asked for in the box as well. */

const page = composedPage('Fern in Leeds. Cheese £14. Call 0113 496 0148.')

describe('a page', () => {
  it.each([
    ['en', 'hide it from google'],
    ['en', 'dont put it on google'],
    ['en', 'keep it off google'],
    ['en', "I don't want this to show up in search results"],
    ['de', 'Nicht bei Google anzeigen'],
    ['de', 'Die Seite soll nicht bei Google erscheinen'],
    ['fr', 'La page ne doit pas apparaître sur Google'],
    ['es', 'Que no aparezca en Google'],
    ['it', 'Non deve apparire su Google'],
    ['pt', 'Não quero que apareça no Google'],
    ['nl', 'Niet op Google tonen'],
    ['ja', '検索に出ないようにして'],
    ['kr', '구글에 안 나오게 해 줘'],
  ] as const)('is kept from search engines: %s, %s', (locale, wish) => {
    const { ops, outcomes } = commanded({ ...page, base: locale }, wish, locale)
    expect(ops).toEqual([])
    expect(outcomes).toEqual([{ code: 'unlisted' }])
  })

  it.each([
    ['en', 'Show it on Google again'],
    ['de', 'Die Seite soll bei Google gefunden werden'],
    ['ja', '検索に出るようにして'],
    ['kr', '구글에 나오게 해 줘'],
  ] as const)('is shown by them again: %s, %s', (locale, wish) => {
    const { outcomes } = commanded({ ...page, base: locale }, wish, locale)
    expect(outcomes).toEqual([{ code: 'findable' }])
  })
})

describe('the setting', () => {
  let services: TestServices
  beforeEach(async () => {
    services = await openServices({ composer })
  })
  afterEach(() => services.close())

  it('is what the wish makes it', async () => {
    const { slug, access } = await writtenPage(services, { brief: 'Fern in Leeds. Cheese £14.' })
    await beginWish(services, access, { command: 'hide it from google' }, undefined)
    expect((await services.storage.pages.bySlug(slug))?.noindex).toBe(true)
    await beginWish(services, access, { command: 'show it on google' }, undefined)
    expect((await services.storage.pages.bySlug(slug))?.noindex).toBe(false)
  })
})
