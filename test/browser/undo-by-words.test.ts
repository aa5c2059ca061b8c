import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { type Locale, localizePath } from '#shared/locales.ts'
import { sampled } from '#test/support/at-sizes.ts'
import { browserSuite } from '#test/support/browser-suite.ts'
import {
  openWorkspace,
  pressInPreview,
  previewOf,
  storedDocument,
  writePage,
} from '#test/support/edited-page.ts'
import { translator } from '#test/support/translator.ts'

interface Speaker {
  locale: Locale
  brief: string
  darker: string
  team: string
  undo: string
  redo: string
}

const speakers: Speaker[] = [
  {
    locale: 'en',
    brief: 'Harbour Bikes is a bicycle workshop in Bristol. Full service £65. Call 0117 496 0123.',
    darker: 'Make it darker',
    team: 'Add a team',
    undo: 'undo that',
    redo: 'redo',
  },
  {
    locale: 'de',
    brief: 'Hafenrad ist eine Fahrradwerkstatt in Bremen. Inspektion 65 €. Tel. 0421 496012.',
    darker: 'Mach es dunkler',
    team: 'Füge ein Team hinzu',
    undo: 'Mach das rückgängig',
    redo: 'Stell es wieder her',
  },
]

const suite = browserSuite()

describe.each(sampled(speakers, 2))('a step through the history in words ($locale)', (speaker) => {
  it('and one by the button lead along one way', async () => {
    const { ask, press, has } = await workspace(speaker)
    await ask(speaker.darker)
    await ask(speaker.team)
    await has({ isDark: true, team: true })

    await ask(speaker.undo)
    await has({ isDark: true, team: false })
    await ask(speaker.redo)
    await has({ isDark: true, team: true })

    await press('undo')
    await has({ isDark: true, team: false })
    await ask(speaker.undo)
    await has({ isDark: false, team: false })
    await ask(speaker.redo)
    await has({ isDark: true, team: false })
    await press('redo')
    await has({ isDark: true, team: true })
  })

  it('goes on where another browser was, and the buttons follow it', async () => {
    const { page, ask, press, has, forget } = await workspace(speaker)
    await ask(speaker.darker)
    await ask(speaker.team)
    await forget()
    await ask(speaker.undo)
    await has({ isDark: true, team: false })
    await press('redo')
    await has({ isDark: true, team: true })
    await press('undo')
    await has({ isDark: true, team: false })
    await ask(speaker.undo)
    await has({ isDark: false, team: false })
    await ask(speaker.redo)
    await ask(speaker.redo)
    await has({ isDark: true, team: true })
    const thread = page.getByRole('region', {
      name: translator(speaker.locale)('generate.command.thread'),
    })
    expect(await thread.getByRole('button', { name: speaker.darker }).count()).toBe(1)
  })
})

it('words typed and taken back by the button are not brought back by “undo that”', async () => {
  const [english] = speakers
  if (!english) throw new Error('nobody speaks')
  const { page, ask, press, has, title } = await workspace(english)
  const before = await title()
  await ask(english.darker)
  await pressInPreview(page, '[data-block=hero] h1')
  await page.keyboard.press('Control+A')
  await page.keyboard.type('Bikes that last')
  await page.keyboard.press('Enter')
  await expect.poll(title).toBe('Bikes that last')
  await press('undo')
  await expect.poll(title).toBe(before)
  await ask(english.undo)
  await has({ isDark: false, team: false })
  expect(await title()).toBe(before)
})

it('nor on another device, which has no history of its own', { tags: 'long' }, async () => {
  const [english] = speakers
  if (!english) throw new Error('nobody speaks')
  const { page, ask, press, has, title, forget } = await workspace(english)
  const before = await title()
  await ask(english.darker)
  await pressInPreview(page, '[data-block=hero] h1')
  await page.keyboard.press('Control+A')
  await page.keyboard.type('Bikes that last')
  await page.keyboard.press('Enter')
  await expect.poll(title).toBe('Bikes that last')
  await press('undo')
  await expect.poll(title).toBe(before)
  await forget()
  await ask(english.undo)
  await has({ isDark: false, team: false })
  expect(await title()).toBe(before)
})

it('the button of another device takes back what was done on the first', {
  tags: 'long',
}, async () => {
  const [english] = speakers
  if (!english) throw new Error('nobody speaks')
  const { ask, press, has, forget } = await workspace(english)
  await ask(english.darker)
  await ask(english.team)
  await has({ isDark: true, team: true })
  await forget()
  await press('undo')
  await has({ isDark: true, team: false })
  await press('undo')
  await has({ isDark: false, team: false })
  await press('redo')
  await press('redo')
  await has({ isDark: true, team: true })
})

async function workspace({ locale, brief }: Speaker) {
  const t = translator(locale)
  const { page, context } = await suite.visitor({ viewport: { width: 1440, height: 900 } })
  const slug = await writePage(context, suite.url, { brief, locale })
  const address = `${suite.url}${localizePath(locale, `/generate/${slug}`)}`
  await openWorkspace(page, address)
  const stored = () => storedDocument(context, suite.url, slug)
  const team = previewOf(page).locator('#team')
  return {
    page,
    ask: (words: string) => ask(page, words, t),
    press: (step: 'undo' | 'redo') =>
      page
        .getByRole('button', { name: t(`editor.${step}`), exact: true })
        .first()
        .click(),
    title: async () => (await stored()).blocks.hero?.props.title,
    /** The page as it is stored, and as it is seen. */
    async has(wanted: { isDark: boolean; team: boolean }) {
      const now = async () => {
        const { theme, order } = await stored()
        return { isDark: theme.scheme === 'dark', team: order.includes('team') }
      }
      await expect.poll(now).toEqual(wanted)
      await expect.poll(() => team.count()).toBe(wanted.team ? 1 : 0)
    },
    /** Opens the workspace as a browser would that has not changed the page. */
    async forget() {
      await page.goto('about:blank')
      await page.goto(`${suite.url}/robots.txt`)
      await page.evaluate(() => {
        localStorage.clear()
        sessionStorage.clear()
      })
      await openWorkspace(page, address)
    },
  }
}

async function ask(page: Page, words: string, t: ReturnType<typeof translator>): Promise<void> {
  const box = page.getByRole('textbox', { name: t('generate.command.label') })
  await box.fill(words)
  await box.press('Enter')
  await page.getByRole('button', { name: t('generate.command.send') }).waitFor()
  await expect.poll(() => box.inputValue()).toBe('')
}
