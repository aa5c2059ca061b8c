import { deflateRawSync } from 'node:zlib'
import { emptyDocument } from '#shared/page/document.ts'
import { documentFile, documentType, pictureFile } from '#shared/page/exported.ts'
import {
  claimedEntries,
  lyingSize,
  sharedBody,
  writtenZip,
  zeros,
} from '#test/support/hostile-zips.ts'
import type { HostileRequest } from '../support/attack.ts'
import type { Random } from '../support/random.ts'

const path = '/api/pages/import'
const bring = (
  label: string,
  type: string,
  body: Buffer | string,
  allowed: readonly number[] = [201, 400, 413, 422],
): HostileRequest => ({
  label,
  method: 'POST',
  path,
  headers: { 'content-type': type },
  body,
  allowed,
})
const zip = (label: string, body: Buffer, allowed?: readonly number[]) =>
  bring(`zip: ${label}`, 'application/zip', body, allowed)
/** With a page in them that would be taken. */
const refused = (label: string, body: Buffer) => zip(label, body, [422])

/** Files that are brought as pages, and cost more than they are. */
export function* hostileFiles(random: Random, rounds: number): Generator<HostileRequest> {
  yield refused('claims 4,000,000,000 files', claimedEntries())
  yield refused('one file more than may be', writtenZip([page, ...files(100)]))
  yield refused('a name twice', writtenZip([page, page]))
  yield refused(
    'sizes of 70 MB',
    writtenZip([page, zeros('a', 35_000_000), zeros('b', 35_000_000)]),
  )
  yield refused(
    'a name for the body of another',
    writtenZip([page, { ...page, name: 'other', offset: 0, isShared: true }]),
  )
  yield zip('hundreds of names for one body', sharedBody(400))
  yield zip('as many names as are allowed for one body', sharedBody(100))
  yield refused('512 MB that say to be small', lyingSize())
  yield zip('a document of 60 MB', writtenZip([zeros(documentFile, 60_000_000)]))
  yield zip('a document at the limit, of nothing', writtenZip([zeros(documentFile, 2_000_000)]))
  yield zip('a hundred files', writtenZip(files(100)))
  yield zip('20 MB of signatures', Buffer.alloc(20_000_000, 'PK\x05\x06'))
  yield bring('html: 20 MB of openings', 'text/html', openings(20_000_000))
  const near = `<script type="${documentType.slice(0, -1)}`
  yield bring('html: 20 MB of half openings', 'text/html', Buffer.alloc(20_000_000, near))
  yield bring('html: 20 MB that is no UTF-8', 'text/html', Buffer.alloc(20_000_000, 0xff))
  yield bring(
    'json: 20 MB of one text',
    'application/json',
    `{"document":"${'x'.repeat(19_999_000)}"}`,
  )
  for (const [label, document] of largeDocuments()) {
    const text = JSON.stringify({ document })
    yield bring(`json: ${label}`, 'application/json', text)
    const packed = deflateRawSync(text)
    yield zip(label, writtenZip([{ name: documentFile, packed, size: Buffer.byteLength(text) }]))
  }
  const whole = writtenZip([
    ...files(5),
    { name: documentFile, packed: deflateRawSync('{}'), size: 2 },
  ])
  for (let round = 0; round < rounds; round++)
    yield zip(`changed, ${round}`, changed(whole, random))
}

const small = { v: 1, title: 'Mine', subtitle: '', sections: [], colour: '#aa0000' }
const text = JSON.stringify({ document: small })
/** The document of a page that is taken. */
const page = { name: documentFile, packed: deflateRawSync(text), size: text.length }

function files(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    name: pictureFile(`p${index}`),
    packed: deflateRawSync(Buffer.alloc(200_000)),
    size: 200_000,
  }))
}

function openings(bytes: number): Buffer {
  return Buffer.alloc(bytes, `<script type="${documentType}">`)
}

/** As large and as many as a document may be before it is looked at. */
function largeDocuments(): [string, unknown][] {
  const base = emptyDocument('x', 'en')
  const block = (props: unknown) => ({
    ...base,
    blocks: { a: { type: 'hero', variant: 'split', props } },
  })
  const many = <T>(count: number, make: (index: number) => T) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, make(index)]))
  const translation = { text: 'a', srcHash: 'b', state: 'done' }
  const unknown = { type: 'to-come', variant: 'x', props: many(15_900, String) }
  const nested = (depth: number): unknown =>
    depth === 0 ? 'x' : [nested(depth - 1), nested(depth - 1)]
  return [
    ['16,000 numbers', block({ items: Array(15_900).fill(1) })],
    [
      '5,000 blocks',
      { ...base, blocks: many(5000, () => ({ type: 'hero', variant: 'split', props: {} })) },
    ],
    ['16,000 props', block(many(15_900, (index) => index))],
    ['3,900 translations', { ...base, i18n: { de: many(3900, () => translation) } }],
    ['a tree of 16,000 leaves', block({ items: nested(13) })],
    ['a text of 1.9 MB', block({ title: 'x'.repeat(1_900_000) })],
    ['300,000 halves of signs', block({ title: '\ud800'.repeat(300_000) })],
    ['an unknown kind with 16,000 props', { ...base, blocks: { a: unknown } }],
    ['3,900 uploads', block(many(3900, (index) => ({ kind: 'upload', id: `u${index}`, alt: '' })))],
    ['60 blocks of 300 items', { ...base, blocks: many(60, () => crowded) }],
  ]
}

const crowded = {
  type: 'faq',
  variant: 'list',
  props: { items: Array.from({ length: 100 }, () => ({ q: 'a', a: 'b' })) },
}

/** A byte or a few of it are others, or it ends early. */
function changed(whole: Buffer, random: Random): Buffer {
  const copy = Buffer.from(whole)
  for (let times = random.below(6); times >= 0; times--)
    copy[random.below(copy.length)] = random.below(256)
  return random.next() < 0.2 ? copy.subarray(0, random.below(copy.length)) : copy
}
