import { expect, it } from 'vitest'
import { browserSuite } from '#test/support/browser-suite.ts'
import { walkToFirstPage } from '#test/support/first-page.ts'
import { picture } from '#test/support/pictures.ts'

const suite = browserSuite()

/** What may be asked of a person who has never been here. */
const mostActions = 6

it.each([
  ['dropped', 1440],
  ['chosen', 360],
] as const)(
  'photos %s at %i px and a pasted text are a published page with an address of its own in six actions',
  async (bringing, width) => {
    const { page } = await suite.visitor({ viewport: { width, height: 800 } })
    const slug = `kiln-of-ada-${width}`
    const photos = await Promise.all(
      [1, 2, 3].map(async (number) => ({
        name: `pots-${number}.jpg`,
        buffer: await picture({ width: width + number })
          .jpeg()
          .toBuffer(),
      })),
    )
    const brief =
      'Kiln of Ada is a ceramics studio in Bristol. Classes for beginners £30. Call 0117 496 0123.'

    const { address, actions } = await walkToFirstPage(
      page,
      suite.url,
      { photos, brief, slug },
      bringing,
    )

    expect(address).toBe(`${suite.url}/p/${slug}`)
    expect(actions.length, actions.map(({ what }) => what).join(', ')).toBeLessThanOrEqual(
      mostActions,
    )
    const reader = await suite.visitor({ javaScriptEnabled: false })
    await reader.page.goto(address)
    expect(await reader.page.locator('h1').textContent()).toContain('Kiln of Ada')
    expect(await reader.page.locator('main img[src*="/uploads/"]').count()).toBe(photos.length)
  },
)
