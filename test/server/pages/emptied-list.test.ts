import { afterEach, beforeEach, expect, it } from 'vitest'
import { restorePage, trashPage } from '#server/pages/page-life.ts'
import { createLoaders } from '#server/pages/route-payloads.ts'
import { openServices, type TestServices, writtenPage } from '../open-services.ts'

let services: TestServices
let page: Awaited<ReturnType<typeof writtenPage>>
beforeEach(async () => {
  services = await openServices()
  page = await writtenPage(services)
})
afterEach(() => services.close())

const seenBy = (identity: string | null) =>
  createLoaders(services).history?.({
    params: {},
    caller: { identity },
    locale: 'en',
    isUnlocked: () => false,
    wrongPassword: false,
  })

it('an emptied list says that there is something in the trash, however it is opened', async () => {
  const { identity } = page.access
  expect(await seenBy(identity)).toMatchObject({ hasTrash: false })
  await trashPage(services, page.access)
  expect(await seenBy(identity)).toMatchObject({ items: [], hasTrash: true })
  expect(await seenBy(null)).toMatchObject({ items: [], hasTrash: false })
  await restorePage(services, page.access)
  expect(await seenBy(identity)).toMatchObject({ hasTrash: false })
})
