import { deflateRawSync } from 'node:zlib'
import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentFile } from '#shared/page/exported.ts'
import { openApp, type TestApp } from '#test/support/app.ts'
import { claimedEntries, lyingSize, sharedBody, writtenZip } from '#test/support/hostile-zips.ts'

let test: TestApp
beforeAll(async () => {
  test = await openApp({ RATE_IMPORTS_PER_HOUR_IP: '0' })
})
afterAll(() => test.close())

const bring = (bytes: Buffer, type = 'application/zip', app = test.app) =>
  request(app).post('/api/pages/import').set('content-type', type).send(bytes)

describe('a file that is brought', () => {
  it.each([
    ['claims four thousand million files', claimedEntries()],
    ['unpacks the same bytes hundreds of times', sharedBody(90)],
    ['unpacks to more than it says', lyingSize()],
    [
      'unpacks to less than it says',
      writtenZip([{ name: documentFile, packed: deflateRawSync(Buffer.from('{}')), size: 3 }]),
    ],
    [
      'is not what it says it is packed as',
      writtenZip([{ name: documentFile, packed: Buffer.from('no such thing'), size: 100 }]),
    ],
  ])('is refused at once where it %s', async (_, zip) => {
    const answer = await bring(zip)
    expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([422, 'file'])
  })

  it.each([
    ['application/json', Buffer.from(`{"document":"${'x'.repeat(3_000_000)}"}`)],
    [
      'text/html',
      Buffer.from(`<script type="application/vnd.ninefold+json">${' '.repeat(3_000_000)}</script>`),
    ],
  ])('is refused before it is parsed where its document is too large: %s', async (type, bytes) => {
    const answer = await bring(bytes, type)
    expect([answer.status, answer.body.errors?.[0]?.message]).toEqual([
      422,
      'a document of at most 2 MB',
    ])
  })

  it('counts for its network, whatever comes of it', async () => {
    const strict = await openApp({ RATE_IMPORTS_PER_HOUR_IP: '2' })
    const statuses: number[] = []
    for (let times = 0; times < 3; times++)
      statuses.push((await bring(claimedEntries(), 'application/zip', strict.app)).status)
    expect(statuses).toEqual([422, 422, 429])
    await strict.close()
  })
})
