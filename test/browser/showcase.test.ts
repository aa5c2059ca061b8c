import { expect, it } from 'vitest'
import { localeCodes } from '#shared/locales.ts'
import { browserSuite } from '#test/support/browser-suite.ts'

const suite = browserSuite()

it('loads no example before somebody comes near it, and then the ones in sight', async () => {
  const { page } = await suite.visitor({ viewport: { width: 1280, height: 720 } })
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/_showcase/')) asked.push(pathname)
  })
  await page.goto(suite.url, { waitUntil: 'networkidle' })
  expect(asked).toEqual([])
  const first = page.frameLocator('iframe[src="/_showcase/en"]').locator('h1')
  await page.getByRole('article').first().scrollIntoViewIfNeeded()
  await first.waitFor()
  expect(asked).toContain('/_showcase/en')
  expect(asked.length).toBeLessThan(9)
})

it('shows them to somebody without script too', async () => {
  const { page } = await suite.visitor({ javaScriptEnabled: false })
  await page.goto(`${suite.url}/de`)
  await page.getByRole('article').first().scrollIntoViewIfNeeded()
  await page.frameLocator('iframe[src="/_showcase/de"]').locator('h1').waitFor()
})

it.each([360, 768, 1280])('sets every sum on one line at %i px', async (width) => {
  const { page } = await suite.visitor({ viewport: { width, height: 800 } })
  for (const locale of localeCodes) {
    await page.goto(`${suite.url}/_showcase/${locale}`)
    const broken = await page.locator('.price').evaluateAll((prices) =>
      prices
        .filter((price) => {
          const words = document.createRange()
          const sum = [...price.childNodes].find(
            ({ nodeType, textContent }) => nodeType === 3 && /\d/.test(textContent ?? ''),
          )
          words.selectNodeContents(sum ?? price)
          const lines = [...words.getClientRects()]
          const isSum = words.toString().length < 12
          const lowest = Math.max(...lines.map(({ top }) => top))
          return isSum && lines.some(({ bottom }) => bottom <= lowest)
        })
        .map((price) => price.textContent),
    )
    expect(broken, locale).toEqual([])
  }
})
