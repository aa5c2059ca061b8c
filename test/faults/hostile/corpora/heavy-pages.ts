import type { Field, Fields } from '#shared/blocks/field.ts'
import { blockKinds, blockTypes } from '#shared/blocks/index.ts'
import { localeCodes } from '#shared/locales.ts'
import { type Block, emptyDocument, mostBlocks, type PageDocument } from '#shared/page/document.ts'
import { type Attacked, attack, type HostileRequest } from '../support/attack.ts'
import type { Target } from '../support/target.ts'

/** What a document may weigh as JSON, and how many values its blocks may have. */
const room = { bytes: 250_000, values: 9900 }

interface Filling {
  /** Of every list, where it may have so many. */
  items: number
  /** Of every text, where it may be so long. */
  text: string
  rich: { nodes: number; spans: number }
}

function filled(field: Field, filling: Filling): unknown {
  switch (field.kind) {
    case 'text':
      return filling.text.slice(0, field.max)
    case 'date':
      return '2027-05-01'
    case 'rich': {
      const spans = Array.from({ length: filling.rich.spans }, (_, index) => ({
        text: filling.text.slice(0, 20),
        ...(index % 2 === 0 && { bold: true }),
      }))
      return Array.from({ length: filling.rich.nodes }, () => ({ type: 'paragraph', spans }))
    }
    case 'choice':
      return field.options?.[0]
    case 'flag':
      return true
    case 'icon':
      return 'wheat'
    case 'href':
      return 'https://example.org/'
    case 'media':
      return null
    case 'price':
      return 'p1'
    case 'list':
      return Array.from({ length: Math.min(filling.items, field.max ?? 0) }, () =>
        allFilled(field.item ?? {}, filling),
      )
  }
}

function allFilled(fields: Fields, filling: Filling): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key, filled(field, filling)]),
  )
}

/** A page with as many blocks as there is room for, filled like that. */
export function pageOf(filling: Filling, types = blockTypes): PageDocument {
  const document = emptyDocument('heavy', 'en')
  const blocks: Record<string, Block> = {}
  let bytes = 2000
  let values = 1
  for (let index = 0; index < mostBlocks; index++) {
    const kind = blockKinds[types[index % types.length]!]
    const props = allFilled(kind.fields as unknown as Fields, filling)
    bytes += JSON.stringify(props).length + 100
    values += valuesIn(props) + 4
    if (bytes > room.bytes || values > room.values) break
    blocks[`b${index}`] = { type: kind.type, variant: kind.variants[0], props } as Block
  }
  const meta = { ...document.meta, title: 'Heavy' }
  return { ...document, meta, blocks, order: Object.keys(blocks) }
}

function valuesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1
  return Object.values(value).reduce((sum, each) => sum + valuesIn(each), 1)
}

/** The page in nine languages, as far as there is room. */
function inAllLanguages(document: PageDocument): PageDocument {
  return { ...document, locales: [...localeCodes] }
}

const long = 'bread and rolls '.repeat(300)

/** Pages that fit, and are as heavy as may be in one way each. */
export const heavyPages: [string, PageDocument][] = [
  ['dates', pageOf({ items: 99, text: 'a', rich: { nodes: 1, spans: 1 } }, ['events'])],
  ['spans', pageOf({ items: 1, text: 'a', rich: { nodes: 100, spans: 2 } }, ['about'])],
  ['long lists', pageOf({ items: 99, text: 'a', rich: { nodes: 1, spans: 1 } })],
  [
    'long lists in nine languages',
    inAllLanguages(pageOf({ items: 99, text: 'ab', rich: { nodes: 1, spans: 1 } })),
  ],
  ['long texts', inAllLanguages(pageOf({ items: 2, text: long, rich: { nodes: 4, spans: 1 } }))],
  [
    'many spans',
    inAllLanguages(pageOf({ items: 1, text: 'a', rich: { nodes: 30, spans: 100 } }, ['about'])),
  ],
  ['many paragraphs', pageOf({ items: 1, text: 'a b', rich: { nodes: 400, spans: 1 } }, ['about'])],
]

const person = { accept: 'text/html', 'user-agent': 'Mozilla/5.0 Firefox/140.0' }

/** Everything an owner can have done with a page, one after the other. */
export async function heavyCalls(
  target: Target,
  label: string,
  document: PageDocument,
): Promise<Pick<Attacked, 'sent' | 'faults'>> {
  const made = await target.call('POST', '/api/pages/import', { document })
  const { slug } = (await made.json()) as { slug: string }
  const requests = heavyRequests(label, slug, document)
  return attack(target.url, requests, { atOnce: 1, cookie: target.cookie })
}

export function heavyRequests(
  label: string,
  slug: string,
  document: PageDocument,
): HostileRequest[] {
  const path = `/api/pages/${slug}`
  const first = document.order[0]
  const moves = (rev: number) =>
    edit(path, rev, (index) => ({
      op: 'move',
      id: document.order[index % document.order.length],
      after: null,
    }))
  const hides = (rev: number) =>
    edit(path, rev, (index) => ({ op: 'set', id: first, path: '@hidden', value: index % 2 === 0 }))
  const reads = (where: string, headers = {}) => ({ method: 'GET', path: where, headers })
  const posts = (where: string, body: object = {}) => withBody('POST', path + where, body)
  const calls = [
    reads(path),
    reads(`${path}/checks`),
    posts('/publish'),
    reads(`/p/${slug}`),
    reads(`/de/p/${slug}`),
    reads(`/p/${slug}/card.png`),
    reads(`/_thumb/${slug}`),
    reads(`/_card/${slug}`),
    reads(`/generate/${slug}`, person),
    reads(`/settings/${slug}`, person),
    reads(`${path}/export?format=html`),
    reads(`${path}/export?format=zip`),
    posts('/duplicate'),
    moves(1),
    hides(2),
    reads(`${path}/compare?from=1&to=3`),
    reads(`/_thumb/${slug}?rev=3&against=1`),
    reads(`/history/${slug}`, person),
    withBody('PUT', `${path}/settings`, { locales: [...localeCodes] }),
    posts('/revert', { rev: 1 }),
    posts('/regenerate'),
    reads('/history', person),
  ]
  return calls.map((call) => ({ label: `${label}: ${call.method} ${call.path}`, ...call }))
}

function edit(path: string, rev: number, op: (index: number) => object) {
  const ops = Array.from({ length: 500 }, (_, index) => op(index))
  return withBody('PATCH', path, { ops }, { 'if-match': `"${rev}"` })
}

function withBody(method: string, path: string, body: object, headers = {}) {
  const all = { 'content-type': 'application/json', ...headers }
  return { method, path, headers: all, body: JSON.stringify(body) }
}
