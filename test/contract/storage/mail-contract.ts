import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Storage, StoredMail, StoredMailbox } from '#server/storage/storage.ts'
import { someTime, storedPage, storedSubmission } from '../../support/fixtures.ts'

function storedMailbox(over: Partial<StoredMailbox> = {}): StoredMailbox {
  return {
    id: randomUUID(),
    owner: randomUUID(),
    address: `${randomUUID()}@bakery.example`,
    rhythm: 'each',
    locale: 'en',
    timeZone: 'Europe/Lisbon',
    createdAt: someTime,
    confirmedAt: someTime,
    failedAt: null,
    ...over,
  }
}

function storedMail(to: StoredMailbox, over: Partial<StoredMail> = {}): StoredMail {
  return {
    id: randomUUID(),
    kind: 'message',
    mailbox: to.id,
    address: to.address,
    submission: null,
    attempts: 0,
    nextAt: someTime,
    createdAt: someTime,
    ...over,
  }
}

export function mailContract(storage: () => Storage): void {
  test('an owner has one mailbox, the last; what waited for the one before is not sent', async () => {
    const { mailboxes, mails } = storage()
    const first = storedMailbox()
    await mailboxes.put(first)
    await mails.add(storedMail(first))
    const second = storedMailbox({ owner: first.owner, confirmedAt: null })
    await mailboxes.put(second)
    expect(await mailboxes.byId(first.id)).toBeNull()
    expect(await mails.hasDue(someTime)).toBe(false)
    await mailboxes.confirm(second.id, someTime + 1)
    await mailboxes.setRhythm(second.id, 'daily')
    const changed = { ...second, confirmedAt: someTime + 1, rhythm: 'daily' }
    expect(await mailboxes.ofOwner(first.owner)).toEqual(changed)
    await mailboxes.remove(second.id)
    expect(await mailboxes.ofOwner(first.owner)).toBeNull()
  })

  test('an e-mail is claimed by one, and by another once the lease is over', async () => {
    const { mailboxes, mails } = storage()
    const to = storedMailbox()
    await mailboxes.put(to)
    const [mail, next] = [storedMail(to), storedMail(to, { nextAt: someTime + 1 })]
    for (const each of [mail, next]) await mails.add(each)
    const claims = await Promise.all(['a', 'b', 'c'].map((name) => mails.claim(name, someTime, 10)))
    expect(claims.filter(Boolean)).toEqual([{ ...mail, to }])
    // To one mailbox one at a time.
    expect(await mails.claim('d', someTime + 5, 10)).toBeNull()
    expect(await mails.claim('d', someTime + 10, 10)).toMatchObject({ id: mail.id })
    const late = ['a', 'b', 'c'].map((name) => mails.record(mail.id, name, null))
    expect(await Promise.all(late)).toEqual([false, false, false])
    expect(await mails.record(mail.id, 'd', null)).toBe(true)
    expect(await mails.claim('d', someTime + 10, 10)).toMatchObject({ id: next.id, to })
    expect(await mails.record(next.id, 'd', someTime + 99)).toBe(true)
    expect(await mails.hasDue(someTime + 98)).toBe(false)
    expect(await mails.hasDue(someTime + 99)).toBe(true)
  })

  test('questions to an address are counted, and a digest whose time is to come is known', async () => {
    const { mailboxes, mails } = storage()
    const to = storedMailbox()
    await mailboxes.put(to)
    await mails.add(storedMail(to, { kind: 'confirm', nextAt: null }))
    expect(await mails.countConfirms(to.address, someTime - 1)).toBe(1)
    expect(await mails.countConfirms(to.address, someTime)).toBe(0)
    await mails.add(storedMail(to, { kind: 'digest', nextAt: someTime + 5 }))
    expect(await mails.hasDigest(to.id, someTime + 4)).toBe(true)
    expect(await mails.hasDigest(to.id, someTime + 5)).toBe(false)
  })

  test('what nobody has seen is told with its page, of that owner alone', async () => {
    const { pages, submissions, mails } = storage()
    const page = storedPage({ owner: randomUUID() })
    const others = storedPage({ owner: randomUUID() })
    for (const each of [page, others]) await pages.insert(each)
    const old = storedSubmission({ page: page.id, createdAt: someTime - 1 })
    const seen = storedSubmission({ page: page.id, readAt: someTime })
    const unseen = storedSubmission({ page: page.id })
    for (const each of [old, seen, unseen, storedSubmission({ page: others.id })])
      await submissions.insert(each)
    expect(await mails.unseenSince(page.owner, someTime, 9)).toEqual([{ page, submission: unseen }])
    expect(await mails.submission(seen.id)).toEqual({ page, submission: seen })
    expect(await mails.submission('gone')).toBeNull()
  })

  test('what was sent long ago and addresses that never agreed are dropped', async () => {
    const { mailboxes, mails, retention } = storage()
    const [kept, forgotten] = [storedMailbox(), storedMailbox({ confirmedAt: null })]
    for (const each of [kept, forgotten]) await mailboxes.put(each)
    await mails.add(storedMail(kept, { nextAt: null }))
    await mails.add(storedMail(kept))
    expect((await retention.dropMails(someTime + 1, someTime + 1, 9)).dropped).toBe(2)
    expect(await mailboxes.byId(kept.id)).toEqual(kept)
    expect(await mailboxes.byId(forgotten.id)).toBeNull()
    expect(await mails.hasDue(someTime)).toBe(true)
  })
}
