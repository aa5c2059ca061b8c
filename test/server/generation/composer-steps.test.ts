import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { regeneratePage } from '#server/generation/regenerate-page.ts'
import { createVersion1 } from '#server/pages/version-1.ts'
import { allEvents, begin, openServices, type TestServices, writtenPage } from '../open-services.ts'
import { smallComposer } from '../small-composer.ts'

let services: TestServices
/** Whole pages that were composed. */
let composed = 0
beforeEach(async () => {
  composed = 0
  services = await openServices({
    composer: {
      ...smallComposer,
      compose(request) {
        composed++
        return smallComposer.compose(request)
      },
    },
  })
})
afterEach(() => services.close())

const older = { title: 'Coro', about: 'Cantamos às segundas.', sections: ['Sobre nós'] }

describe('a page is composed no more often than its generation needs', () => {
  it('when it is new', async () => {
    await writtenPage(services)
    expect(composed).toBe(1)
  })

  it('when it is written again, and its look is compared with its seed’s', async () => {
    const { slug, access } = await writtenPage(services)
    const again = await begin(services, { slug, seed: 9 })
    await allEvents(services, again.generation.id)
    const { generation } = await regeneratePage(services, access, {}, undefined)
    await allEvents(services, generation.id)
    // What another version keeps is what the last one did not write.
    expect(composed).toBe(4)
  })

  it('when it is one block of it', async () => {
    const { access } = await writtenPage(services)
    const { generation } = await regeneratePage(services, access, { block: 'cta' }, undefined)
    await allEvents(services, generation.id)
    expect(composed).toBe(2)
  })

  it('and not at all where only its language is asked', async () => {
    await createVersion1(services, 'ana', older, { locale: 'pt', network: 'home' })
    expect(composed).toBe(0)
  })
})
