import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { editPage } from '#server/pages/edit-page.ts'
import { listSubmissions } from '#server/pages/inbox.ts'
import { trashPage, upgradePage } from '#server/pages/page-life.ts'
import { publishPage } from '#server/pages/publish-page.ts'
import { createLoaders } from '#server/pages/route-payloads.ts'
import { openShare, unlockShare } from '#server/pages/share-access.ts'
import { createShare, listShares, revokeShare } from '#server/pages/shares.ts'
import { submitForm } from '#server/pages/submit-form.ts'
import { createVersion1 } from '#server/pages/version-1.ts'
import type { InputOf } from '#shared/endpoints.ts'
import { openServices, type TestServices, writtenPage } from '../open-services.ts'

const older: InputOf<'createVersion1'> = {
  title: 'Choir Nord',
  about:
    'We are a choir of forty. Rehearsals are on Mondays at seven. Everybody may join. Our concerts are in spring.',
  sections: ['Joining us', 'Rehearsals', 'Concerts', 'Press'],
  locale: 'en',
}

let services: TestServices
let page: Awaited<ReturnType<typeof writtenPage>>
beforeEach(async () => {
  services = await openServices()
  page = await writtenPage(services)
})
afterEach(() => services.close())

/** A browser at a share screen, with the passes it was given. */
function visitor(identity: string | null = null) {
  const passes = new Set<string>()
  return {
    passes,
    load: (token: string, name: 'share' | 'shareV1' = 'share') =>
      createLoaders(services)[name]?.({
        params: { slug: token },
        caller: { identity },
        locale: 'en',
        isUnlocked: (hash) => passes.has(`${token} ${hash}`),
        grantPass: (hash) => passes.add(`${token} ${hash}`),
        wrongPassword: false,
      }),
    frame: (token: string) => openShare(services, token, (hash) => passes.has(`${token} ${hash}`)),
    async unlock(token: string, password: string) {
      const { passwordHash } = await unlockShare(services, token, password, 'home')
      passes.add(`${token} ${passwordHash ?? ''}`)
    },
  }
}

describe('a share', () => {
  it('shows the newest draft, and with a pin that revision', async () => {
    const open = await createShare(services, page.access, {}, 'home')
    const pinned = await createShare(services, page.access, { pin: 1 }, 'home')
    const ops = [{ op: 'set', id: 'hero', path: 'title', value: 'Newer' }] as const
    await editPage(services, page.access, ops, '"1"')
    const titleAt = async (token: string) => {
      const opened = await visitor().frame(token)
      if (opened.state !== 'open' || opened.document.v !== 2) throw new Error(opened.state)
      return opened.document.blocks.hero?.props.title
    }
    expect(await titleAt(open.token)).toBe('Newer')
    expect(await titleAt(pinned.token)).toMatch(/^title pt/)
    expect(open.url).toBe(`http://ninefold.test/share/${open.token}`)
    expect(open.token).toMatch(/^[\w-]{43}$/)
  })

  it('refuses a pin on a revision that is not there', async () => {
    await expect(createShare(services, page.access, { pin: 50 }, 'home')).rejects.toMatchObject({
      errors: [{ field: 'pin' }],
    })
  })

  it('with a password tells nothing before it and opens to who has it', async () => {
    const { token } = await createShare(services, page.access, { password: 'sesame' }, 'home')
    const guest = visitor()
    expect(await guest.load(token)).toEqual({
      state: 'locked',
      token,
      title: '',
      wrongPassword: false,
      end: null,
      ownSlug: null,
      access: 'view',
      editSlug: null,
    })
    await expect(guest.unlock(token, 'Sesame')).rejects.toMatchObject({ code: 'wrong_password' })
    await guest.unlock(token, 'sesame')
    expect(await guest.load(token)).toMatchObject({ state: 'open' })
    expect((await guest.frame(token)).state).toBe('open')
    expect((await visitor().frame(token)).state).toBe('locked')
    const stored = await services.storage.shares.byToken(token)
    expect(stored?.passwordHash).toMatch(/^scrypt\$\d+\$\d+\$\d+\$/)
    expect(JSON.stringify(await listShares(services, page.access))).not.toContain('scrypt')
  })

  it('counts a view for each passed gate, not for frames and reloads', async () => {
    const { token } = await createShare(services, page.access, { maxViews: 2 }, 'home')
    const [first, second, third] = [visitor(), visitor(), visitor()]
    for (const guest of [first, second]) {
      expect(await guest.load(token)).toMatchObject({ state: 'open' })
      expect((await guest.frame(token)).state).toBe('open')
      expect(await guest.load(token)).toMatchObject({ state: 'open' })
    }
    expect(await third.load(token)).toMatchObject({ state: 'gone' })
    expect((await third.frame(token)).state).toBe('gone')
    expect((await listShares(services, page.access))[0]?.views).toBe(2)
  })

  it('gives its last view once, however many come at the same moment', async () => {
    const { token } = await createShare(
      services,
      page.access,
      { maxViews: 1, password: 'sesame' },
      'home',
    )
    const tries = await Promise.allSettled(
      Array.from({ length: 5 }, () => visitor().unlock(token, 'sesame')),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('is gone when it runs out, is revoked or its page is in the trash', async () => {
    const soon = services.clock.now + 1000
    const runsOut = await createShare(services, page.access, { expiresAt: soon }, 'home')
    const revoked = await createShare(services, page.access, {}, 'home')
    const open = await createShare(services, page.access, {}, 'home')
    services.clock.now = soon
    expect(await revokeShare(services, revoked.id, 'ana')).toMatchObject({ revokedAt: soon })
    await expect(revokeShare(services, open.id, 'bob')).rejects.toMatchObject({ status: 404 })
    expect((await visitor().frame(runsOut.token)).state).toBe('gone')
    expect((await visitor().frame(revoked.token)).state).toBe('gone')
    expect((await visitor().frame(open.token)).state).toBe('open')
    await trashPage(services, page.access)
    expect((await visitor().frame(open.token)).state).toBe('gone')
    await expect(visitor().frame('nobody')).rejects.toMatchObject({ status: 404 })
    expect(await visitor().load(runsOut.token)).toMatchObject({ end: 'closed', ownSlug: null })
  })

  it('says why it ended, and leads its maker alone to where another is made', async () => {
    const soon = services.clock.now + 1000
    const runsOut = await createShare(services, page.access, { expiresAt: soon }, 'home')
    const revoked = await createShare(services, page.access, {}, 'home')
    const once = await createShare(services, page.access, { maxViews: 1 }, 'home')
    await visitor().load(once.token)
    await revokeShare(services, revoked.id, 'ana')
    services.clock.now = soon
    const endOf = async (token: string) => (await visitor().load(token)) as { end: string }
    expect(await endOf(runsOut.token)).toMatchObject({ end: 'expired', ownSlug: null, title: '' })
    expect(await endOf(revoked.token)).toMatchObject({ end: 'closed' })
    expect(await endOf(once.token)).toMatchObject({ end: 'usedUp' })
    const own = await visitor('ana').load(runsOut.token)
    expect(own).toMatchObject({ end: 'expired', ownSlug: page.access.slug })
  })

  it('of a version-1 page has the older frame, and leads on when the page moves up', async () => {
    const { slug } = await createVersion1(services, 'ana', older, { locale: 'en', network: 'home' })
    const access = { slug, identity: 'ana' }
    const { token, url } = await createShare(services, access, {}, 'home')
    expect(url).toBe(`http://ninefold.test/share/v1/${token}`)
    expect(await visitor().load(token, 'shareV1')).toMatchObject({ state: 'open' })
    const wrong = await visitor()
      .load(token)
      ?.catch((thrown: Response) => thrown)
    expect(wrong).toMatchObject({ status: 301 })
    await upgradePage(services, access)
    const moved = (await visitor()
      .load(token, 'shareV1')
      ?.catch((thrown: unknown) => thrown)) as Response
    expect(moved.headers.get('location')).toBe(`/share/${token}`)
  })
})

describe('the older generator', () => {
  it('puts each sentence where it belongs and adds none of its own', async () => {
    const { document } = await createVersion1(services, 'ana', older, {
      locale: 'en',
      network: 'home',
    })
    expect(document).toEqual({
      v: 1,
      title: 'Choir Nord',
      subtitle: 'We are a choir of forty.',
      sections: [
        { heading: 'Joining us', body: 'Everybody may join.' },
        { heading: 'Rehearsals', body: 'Rehearsals are on Mondays at seven.' },
        { heading: 'Concerts', body: 'Our concerts are in spring.' },
        { heading: 'Press', body: '' },
      ],
      colour: '#c2410c',
    })
  })

  it('publishes, and upgrades to a new revision of the same page', async () => {
    const { slug } = await createVersion1(services, 'ana', older, { locale: 'en', network: 'home' })
    const access = { slug, identity: 'ana' }
    expect(await publishPage(services, access)).toMatchObject({ version: 1, publishedRev: 1 })
    const ops = [{ op: 'meta', meta: { title: 'x' } }] as const
    await expect(editPage(services, access, ops, '"1"')).rejects.toMatchObject({ status: 422 })
    expect(await upgradePage(services, access)).toMatchObject({
      version: 2,
      rev: 2,
      slug,
      publishedRev: 1,
      document: { v: 2, rev: 2, meta: { title: 'Choir Nord' } },
    })
    expect(await upgradePage(services, access)).toMatchObject({ rev: 2 })
  })
})

describe('a contact form', () => {
  const sent = { 'field-0': 'Rui', 'field-1': 'rui@example.com', 'field-2': 'Good morning' }

  beforeEach(async () => {
    const fields = [
      { label: 'Name', kind: 'text', required: true },
      { label: 'Email', kind: 'email', required: true },
      { label: 'Message', kind: 'message', required: false },
    ]
    const ops = [{ op: 'set', id: 'contact', path: 'fields', value: fields }] as const
    await editPage(services, page.access, ops, '"1"')
  })

  it('of a draft is nobody’s; of a published page it reaches the owner', async () => {
    await expect(submitForm(services, page.slug, 'contact', sent)).rejects.toMatchObject({
      status: 404,
    })
    await publishPage(services, page.access)
    await submitForm(services, page.slug, 'contact', { ...sent, more: 'x' })
    expect((await listSubmissions(services, page.access)).items).toMatchObject([
      {
        block: 'contact',
        fields: { Name: 'Rui', Email: 'rui@example.com', Message: 'Good morning' },
      },
    ])
  })

  it.each([
    [{ ...sent, 'field-0': ' ' }, 'field-0'],
    [{ ...sent, 'field-1': 'rui' }, 'field-1'],
    [{ ...sent, 'field-2': 'x'.repeat(4001) }, 'field-2'],
  ])('names what is wrong', async (fields, field) => {
    await publishPage(services, page.access)
    await expect(submitForm(services, page.slug, 'contact', fields)).rejects.toMatchObject({
      status: 422,
      errors: [{ field }],
    })
  })

  it('thanks a machine that fell into the trap and keeps nothing', async () => {
    await publishPage(services, page.access)
    await submitForm(services, page.slug, 'contact', { ...sent, website: 'http://spam.example' })
    expect((await listSubmissions(services, page.access)).items).toEqual([])
  })

  it.each(['hero', 'nothing', '__proto__'])('is not at block %s', async (block) => {
    await publishPage(services, page.access)
    await expect(submitForm(services, page.slug, block, sent)).rejects.toMatchObject({
      status: 404,
    })
  })
})
