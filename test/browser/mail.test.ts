import { afterAll, describe, expect, it } from 'vitest'
import { atSizes } from '#test/support/at-sizes.ts'
import { faultsInBothColours } from '#test/support/axe.ts'
import { browserSuite } from '#test/support/browser-suite.ts'
import { tabTo } from '#test/support/keyboard.ts'
import { openMailServer } from '#test/support/mail-server.ts'
import { openAlive } from '#test/support/open-alive.ts'
import { publishPage, signIn } from '#test/support/publish-page.ts'
import { translator } from '#test/support/translator.ts'

const t = translator('en')
const mail = await openMailServer()
afterAll(() => mail.close())
const suite = browserSuite({ SMTP_URL: mail.url, MAIL_FROM: 'Pages <pages@ninefold.example>' })

describe('messages by e-mail', () => {
  it.each(atSizes(1440, 360))('are asked for, confirmed and stopped at %i px', async (width) => {
    const { page, context } = await suite.visitor({ viewport: { width, height: 800 } })
    const made = await publishPage(suite.url, 'Harbour Bikes is a bicycle workshop in Bristol.')
    await signIn(context, suite.url, made)
    await openAlive(page, `${suite.url}/settings/${made.slug}`)
    const address = page.getByRole('textbox', { name: t('account.mail.address') })
    await tabTo(page, address)
    await page.keyboard.type('nobody')
    await page.keyboard.press('Enter')
    await page.getByText(t('account.mail.wrong')).waitFor()
    expect(await faultsInBothColours(page)).toEqual([])
    const to = `ana-${width}@bakery.example`
    await address.fill(to)
    const heard = mail.received.length
    await page.keyboard.press('Enter')
    await page.getByText(t('account.mail.waiting', { address: to })).waitFor()
    await mail.untilReceived(heard + 1)
    const [link = ''] = /http\S+\/mail\/confirm\/\S+/.exec(mail.received.at(-1)?.text ?? '') ?? []

    const { page: elsewhere } = await suite.visitor({ viewport: { width, height: 800 } })
    await elsewhere.goto(link)
    expect(await faultsInBothColours(elsewhere)).toEqual([])
    await elsewhere.getByRole('button', { name: 'Confirm' }).press('Enter')
    await elsewhere.getByRole('heading', { name: 'Address confirmed' }).waitFor()
    expect(await faultsInBothColours(elsewhere)).toEqual([])

    await openAlive(page, `${suite.url}/settings/${made.slug}`)
    await page.getByText(t('account.mail.confirmed', { address: to })).waitFor()
    await page.getByText(t('account.mail.daily')).click()
    expect(await faultsInBothColours(page)).toEqual([])
    await page.getByRole('button', { name: t('account.mail.stop') }).click()
    await address.waitFor()
  })
})
