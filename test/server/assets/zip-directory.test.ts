import { deflateRawSync } from 'node:zlib'
import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readZipDirectory } from '#server/assets/zip-directory.ts'
import { zipWhole } from '#server/assets/zip-files.ts'
import { claimedEntries, sharedBody, writtenZip, zeros } from '#test/support/hostile-zips.ts'

const packed = deflateRawSync(Buffer.from('hello'))
const hello = { name: 'hello.txt', packed, size: 5 }
const named = (name: string) => ({ ...hello, name })

describe('the directory of a zip', () => {
  it('tells of each file where it lies, whoever made the zip', async () => {
    const files = { 'a.txt': Buffer.from('one'), 'b/c.txt': Buffer.from('two'.repeat(100)) }
    const ours = await zipWhole(
      Object.entries(files).map(([name, bytes]) => ({ name, bytes })),
      new Date('2026-05-04T12:00:00Z'),
    )
    for (const zip of [ours, Buffer.from(zipSync(files)), writtenZip([hello])]) {
      const entries = readZipDirectory(zip)
      expect([...entries.values()].every((entry) => entry.packed.length > 0)).toBe(true)
    }
    expect([...readZipDirectory(ours).keys()]).toEqual(['a.txt', 'b/c.txt'])
    expect(readZipDirectory(ours).get('b/c.txt')).toMatchObject({ isDeflated: true, size: 300 })
  })

  it('is found before a comment', () => {
    const zip = writtenZip([hello], { comment: Buffer.from('made by hand, PK\x05\x06') })
    expect(readZipDirectory(zip).get('hello.txt')?.packed).toEqual(packed)
  })
})

describe('a zip that is not believed', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => named(`${at}.txt`))
  it.each([
    ['one that claims four thousand million files', claimedEntries(), 'at most 100 files'],
    ['101 files', writtenZip(many(101)), 'at most 100 files'],
    ['many names for one body', sharedBody(5, 1000), 'whole'],
    ['a name twice', writtenZip([hello, hello]), 'once'],
    ['more than there is room for', writtenZip([zeros('a', 10, 70_000_000)]), '64 MB'],
    [
      'sizes that are too much together',
      writtenZip(many(40).map((it) => ({ ...it, size: 2e6 }))),
      '64 MB',
    ],
    ['more files than it has', writtenZip([hello], { count: 2 }), 'whole'],
    ['fewer files than it has', writtenZip([hello, named('b')], { count: 1 }), 'whole'],
    ['a directory outside of it', writtenZip([hello], { start: 0xfffffff0 }), 'whole'],
    ['a directory of another length', writtenZip([hello], { bytes: 4000 }), 'whole'],
    ['a file outside of it', writtenZip([{ ...hello, offset: 0xffff_0000 }]), 'whole'],
    ['a file that ends outside of it', writtenZip([{ ...hello, packedSize: 5000 }]), 'whole'],
    ['a file inside the directory', writtenZip([{ ...hello, offset: 50 }]), 'whole'],
    ['a way of packing there is not', writtenZip([{ ...hello, method: 12 }]), 'whole'],
    ['an encrypted file', writtenZip([{ ...hello, flags: 1 }]), 'whole'],
    ['nothing', Buffer.alloc(0), 'whole'],
    ['words', Buffer.from('PK, but no zip at all, whatever it says'), 'whole'],
    ['an end alone', writtenZip([]).subarray(0, 21), 'whole'],
  ])('%s', (_, zip, message) => {
    expect(() => readZipDirectory(zip)).toThrow(message)
  })

  it('is read to no end: every cut of a zip is refused', () => {
    const zip = writtenZip([hello, named('b.txt')])
    for (let length = 0; length < zip.length; length++)
      expect(() => readZipDirectory(zip.subarray(0, length))).toThrow('whole')
  })
})
