import { strFromU8, unzipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { exportAccount } from '#server/pages/account.ts'
import { duplicatePage, trashPage } from '#server/pages/page-life.ts'
import { putSettings } from '#server/pages/settings.ts'
import { openServices, type TestServices, writtenPage } from '../open-services.ts'

let services: TestServices
beforeEach(async () => {
  services = await openServices()
})
afterEach(() => services.close())

describe('everything a creator has', () => {
  it('is whole, each page once, though pages change while it is taken', async () => {
    const { access } = await writtenPage(services)
    const slugs = [access.slug]
    // More than are read at once.
    while (slugs.length < 45) {
      services.clock.now++
      slugs.push((await duplicatePage(services, access)).slug)
    }
    const parts: Uint8Array[] = []
    for await (const part of exportAccount(services, 'ana')) {
      if (parts.length === 0) await changeBothEnds(slugs)
      parts.push(part)
    }
    const files = Object.keys(unzipSync(Buffer.concat(parts)))
    expect(files.toSorted()).toEqual(slugs.map((slug) => `pages/${slug}.json`).toSorted())
  })

  it('is told as it was read', async () => {
    const { access } = await writtenPage(services)
    const parts: Uint8Array[] = []
    for await (const part of exportAccount(services, 'ana')) parts.push(part)
    const file = unzipSync(Buffer.concat(parts))[`pages/${access.slug}.json`]
    expect(JSON.parse(strFromU8(file!))).toMatchObject({ about: { slug: access.slug } })
  })

  it('is refused to whoever has nothing before a byte is sent', () => {
    expect(() => exportAccount(services, null)).toThrow('made nothing')
  })
})

/** The page that was told first goes into the trash, the one that comes last is edited. */
async function changeBothEnds(slugs: string[]): Promise<void> {
  services.clock.now++
  await trashPage(services, { slug: slugs.at(-1) ?? '', identity: 'ana' })
  await putSettings(services, { slug: slugs[0] ?? '', identity: 'ana' }, { listed: true })
}
