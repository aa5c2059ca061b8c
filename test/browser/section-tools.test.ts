import { expect, it } from 'vitest'
import { browserSuite } from '#test/support/browser-suite.ts'
import {
  openWorkspace,
  previewFrame,
  storedDocument,
  writePage,
} from '#test/support/edited-page.ts'
import { hasFocus } from '#test/support/keyboard.ts'
import { translator } from '#test/support/translator.ts'

const suite = browserSuite()
const brief =
  'A Casa do Fado é uma casa de fados em Lisboa, Rua dos Remédios 88. Entrada 15 €, jantar 42 €, caldo verde 4,50 €, bacalhau 14 €. Quinta a domingo, 20h às 24h. Telefone 21 555 0146.'

it.each([768, 1024, 1440])(
  'the tools of a section are whole and cover none of its words: %i px',
  async (width) => {
    const { page, context } = await suite.visitor({ viewport: { width, height: 900 } })
    const slug = await writePage(context, suite.url, { brief, locale: 'pt' })
    await openWorkspace(page, `${suite.url}/pt/generate/${slug}`)
    const covered = await previewFrame(page).evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main [data-block]:not(.hero)')].flatMap(
        (block) => {
          const tools = block.querySelector(':scope > .tools')?.getBoundingClientRect()
          const words = [...block.querySelectorAll('[data-text]')]
          if (!tools) return ['no tools']
          return words.flatMap((text) => {
            const range = document.createRange()
            range.selectNodeContents(text)
            const { top, bottom, left, right } = range.getBoundingClientRect()
            const isBeside = right < tools.left || left > tools.right
            return isBeside || top >= tools.bottom || bottom <= tools.top ? [] : [text.textContent]
          })
        },
      ),
    )
    expect(covered).toEqual([])
    const cut = await previewFrame(page).evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main > [data-block]')].flatMap((block) => {
        const plus = block.querySelector<HTMLElement>(':scope > .add-here')
        if (!plus) return []
        const { overflow, overflowClipMargin } = getComputedStyle(block)
        const room =
          overflow === 'visible' ? Number.POSITIVE_INFINITY : parseInt(overflowClipMargin, 10)
        const beyond = plus.getBoundingClientRect().bottom - block.getBoundingClientRect().bottom
        return beyond <= room ? [] : [block.id]
      }),
    )
    expect(cut).toEqual([])
    const cutNames = await previewFrame(page).evaluate(() =>
      [...document.querySelectorAll('main .tools-name')]
        .filter((name) => name.scrollWidth > name.clientWidth || name.getClientRects().length > 1)
        .map((name) => name.textContent),
    )
    expect(cutNames).toEqual([])
    const outside = await previewFrame(page).evaluate(
      () =>
        [...document.querySelectorAll('.tools')].filter((tools) => {
          const { left, right } = tools.getBoundingClientRect()
          return left < 0 || right > window.innerWidth
        }).length,
    )
    expect(outside).toBe(0)
    const letters = await previewFrame(page).evaluate(async () => {
      const { fontFamily } = getComputedStyle(document.querySelector('.tools') ?? document.body)
      return [fontFamily, (await document.fonts.load('13px Geist')).length > 0]
    })
    expect(letters).toEqual([expect.stringMatching(/^"?Geist/), true])
  },
)

it('a section that is removed from the list leaves the focus with the next one', async () => {
  const t = translator('pt')
  const { page, context } = await suite.visitor({ viewport: { width: 1440, height: 900 } })
  const slug = await writePage(context, suite.url, { brief, locale: 'pt' })
  await openWorkspace(page, `${suite.url}/pt/generate/${slug}`)
  await page.getByRole('radio', { name: t('editor.panel.parts') }).click()
  const { order } = await storedDocument(context, suite.url, slug)
  const row = (at: number) => page.locator(`[data-row="${order[at]}"]`)
  const menu = page
    .getByRole('listitem')
    .filter({ has: row(2) })
    .locator('[aria-haspopup=menu]')
  await menu.press('Enter')
  await page.getByRole('menuitem', { name: t('editor.tools.remove') }).press('Enter')
  await row(2).waitFor({ state: 'detached' })
  await expect.poll(() => hasFocus(row(3))).toBe(true)
})
