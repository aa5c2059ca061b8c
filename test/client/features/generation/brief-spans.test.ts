import { describe, expect, it } from 'vitest'
import { briefSpans, leftOver } from '#client/features/generation/brief-spans.ts'
import { emptyDocument, type PageDocument } from '#shared/page/document.ts'
import type { Ledger, Understood } from '#shared/page/ops.ts'
import { paragraphs } from '#shared/page/rich-text.ts'

const brief = 'Mill bakes bread. Gas Safe registered! Thanks.'
const page: PageDocument = {
  ...emptyDocument('p', 'en'),
  order: ['hero', 'about'],
  blocks: {
    hero: { type: 'hero', variant: 'split', props: { title: 'Mill bakes bread' } },
    about: { type: 'about', variant: 'column', props: { title: '', body: [] } },
  },
}
const ledger: Ledger['spans'] = [
  { span: [0, 18], role: 'offer', at: [{ id: 'hero', path: 'title' }] },
  { span: [18, 39], role: 'highlight', left: true },
  { span: [39, 46], role: 'courtesy' },
]
const kinds = (document = page, spans = ledger) =>
  briefSpans(brief, { understood: null, ledger: spans }, document).map(({ text, kind }) => [
    text,
    kind,
  ])

describe('the brief as it was read', () => {
  it('says of every word where it went, and loses none', () => {
    expect(kinds()).toEqual([
      ['Mill bakes bread.', 'said'],
      [' ', 'plain'],
      ['Gas Safe registered!', 'left'],
      [' ', 'plain'],
      ['Thanks.', 'plain'],
    ])
    expect(
      kinds()
        .map(([text]) => text)
        .join(''),
    ).toBe(brief)
  })

  it('counts as left what stood in a part that is gone, and not what another part says', () => {
    const { hero: _hero, ...blocks } = page.blocks
    expect(kinds({ ...page, order: ['about'], blocks })[0]).toEqual(['Mill bakes bread.', 'left'])
    const about = {
      type: 'about',
      variant: 'column',
      props: { body: paragraphs('Mill bakes bread') },
    }
    const said = { ...page, order: ['about'], blocks: { about } }
    expect(kinds(said)[0]).toEqual(['Mill bakes bread.', 'said'])
  })

  it('counts as left what was taken out of a list, though another item has its place', () => {
    const spans: Ledger['spans'] = [
      { span: [0, 18], role: 'policy', at: [{ id: 'features', path: 'items.0.title' }] },
      { span: [18, 46], role: 'policy', at: [{ id: 'features', path: 'items.1.title' }] },
    ]
    const features = (titles: string[]): PageDocument => ({
      ...page,
      order: ['features'],
      blocks: {
        features: {
          type: 'features',
          variant: 'grid',
          props: { items: titles.map((title) => ({ title, text: '' })) },
        },
      },
    })
    const said = ['Mill bakes bread', 'Gas Safe registered! Thanks']
    const kindsWith = (titles: string[]) =>
      kinds(features(titles), spans)
        .map(([, kind]) => kind)
        .filter((kind) => kind !== 'plain')
    expect(kindsWith(said)).toEqual(['said', 'said'])
    expect(kindsWith(said.slice(1))).toEqual(['left', 'said'])
    expect(kindsWith([])).toEqual(['left', 'left'])
  })

  it('has nothing left over once a creator has put it on the page', () => {
    const spans = (document: PageDocument) =>
      leftOver(briefSpans(brief, { understood: null, ledger }, document))
    expect(spans(page)).toEqual(['Gas Safe registered!'])
    const props = { title: '', body: paragraphs('Gas Safe registered!') }
    const about = { type: 'about', variant: 'column', props }
    expect(spans({ ...page, blocks: { ...page.blocks, about } })).toEqual([])
  })

  it('marks the facts while the page is still being written', () => {
    const understood: Understood = {
      op: 'understood',
      locale: 'en',
      industry: 'bakery',
      confidence: 1,
      facts: {
        name: { value: 'Mill', span: [0, 4], confidence: 1 },
        prices: [],
        offers: [{ value: 'bread', span: [11, 16], confidence: 1 }],
      },
    }
    const spans = briefSpans(brief, { understood, ledger: null }, page)
    expect(spans.filter(({ kind }) => kind === 'read').map(({ text }) => text)).toEqual([
      'Mill',
      'bread',
    ])
    expect(spans.map(({ text }) => text).join('')).toBe(brief)
  })
})

describe('what is true no more', () => {
  const told = 'Open 9 to 5, on Sundays 10 to 2. Ring us.'
  const entry = (from: number, to: number): Ledger['spans'][number] => ({
    span: [from, to],
    role: 'hours',
    at: [{ id: 'hero', path: 'title' }],
  })
  const struck = (spans: Ledger['spans'], now: string) =>
    briefSpans(told, { understood: null, ledger: spans }, page, [
      { fact: 'hours', span: [0, 33], now },
    ]).flatMap(({ text, changed }) =>
      changed.map(({ span, now }) => [text.slice(...span), now] as const),
    )

  it('is struck whatever ends its sentence, and wherever that is parted', () => {
    expect(struck([entry(0, 33), entry(33, 41)], '8 to 4')).toEqual([
      ['Open 9 to 5, on Sundays 10 to 2', '8 to 4'],
    ])
    expect(struck([entry(0, 13), entry(13, 33), entry(33, 41)], '8 to 4')).toEqual([
      ['Open 9 to 5', ''],
      ['on Sundays 10 to 2', '8 to 4'],
    ])
  })

  it('is struck once where two facts are told in the same words', () => {
    const spans = briefSpans(told, { understood: null, ledger: [entry(0, 41)] }, page, [
      { fact: 'place', span: [0, 33], now: 'Leeds' },
      { fact: 'hours', span: [13, 33], now: '8 to 4' },
    ])
    expect(spans.flatMap(({ changed }) => changed.map(({ fact }) => fact))).toEqual(['place'])
  })

  it('is nothing where what is true now is more of the very words', () => {
    const sentence = 'Sommerfest des Vereins Abendrot e.V. in Leipzig.'
    const spans = briefSpans(
      sentence,
      {
        understood: null,
        ledger: [{ span: [0, sentence.length], role: 'name', at: [{ id: 'hero', path: 'title' }] }],
      },
      page,
      [{ fact: 'name', span: [15, 31], now: 'Sommerfest des Vereins Abendrot e.V.' }],
    )
    expect(spans.flatMap(({ changed }) => changed)).toEqual([])
  })
})

it('a word that leads to a number is nothing to put on the page', () => {
  const told = 'Ring 01947 555 014. Parking, 12 spaces.'
  const page = emptyDocument('p', 'en')
  const spans = briefSpans(
    told,
    {
      understood: null,
      ledger: [
        { span: [0, 5], role: 'contact', left: true },
        { span: [5, 20], role: 'contact', fact: 'phone', at: [{ id: 'contact', path: 'lead' }] },
        { span: [20, 39], role: 'story', left: true },
      ],
    },
    { ...page, blocks: { contact: { type: 'contact', variant: 'split', version: 2, props: {} } } },
  )
  expect(leftOver(spans)).toEqual(['Parking, 12 spaces.'])
})

it('the name a page was given is on it, and a particle alone is nothing to put there', () => {
  const told = '父の還暦祝いの会の費用は後日お知らせします。'
  const spans = briefSpans(
    told,
    {
      understood: null,
      ledger: [
        { span: [0, 2], role: 'name', left: true },
        { span: [2, 9], role: 'name', left: true },
        { span: [9, told.length], role: 'story', left: true },
      ],
    },
    { ...emptyDocument('p', 'ja'), facts: { name: '還暦祝いの会' } },
  )
  expect(leftOver(spans)).toEqual(['費用は後日お知らせします。'])
})
