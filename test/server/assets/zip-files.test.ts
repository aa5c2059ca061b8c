import { setImmediate as nextTurn } from 'node:timers/promises'
import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { type FileToZip, zipFiles, zipWhole } from '#server/assets/zip-files.ts'

const someTime = new Date('2026-05-04T12:00:00Z')
const text = (name: string, content: string): FileToZip => ({ name, bytes: Buffer.from(content) })

it('unpacks to what went in, packed or not, whatever the names', async () => {
  const photo = crypto.getRandomValues(new Uint8Array(5000))
  const files = unzipSync(
    await zipWhole(
      [
        text('pages/日本.json', '{"a":1}'.repeat(1000)),
        { name: 'images/a.webp', bytes: photo, isPacked: true },
        text('empty.txt', ''),
      ],
      someTime,
    ),
  )
  expect(Object.keys(files)).toEqual(['pages/日本.json', 'images/a.webp', 'empty.txt'])
  expect(strFromU8(files['pages/日本.json']!)).toBe('{"a":1}'.repeat(1000))
  expect(Buffer.from(files['images/a.webp']!).equals(photo)).toBe(true)
})

it('gives a file away before it asks for the next', async () => {
  const asked: string[] = []
  async function* files() {
    for (const name of ['one', 'two', 'three']) {
      asked.push(name)
      yield text(name, name)
    }
  }
  const zip = zipFiles(files(), someTime)
  await zip.next()
  expect(asked).toEqual(['one'])
  for await (const _ of zip);
  expect(asked).toEqual(['one', 'two', 'three'])
})

it('leaves the process to others while it packs', async () => {
  let turns = 0
  let isPacking = true
  const others = (async () => {
    while (isPacking) {
      await nextTurn()
      turns++
    }
  })()
  await zipWhole([text('large.txt', 'Bread and cake. '.repeat(200_000))], someTime)
  isPacking = false
  await others
  expect(turns).toBeGreaterThan(1)
})
