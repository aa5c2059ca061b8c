import { expect, it } from 'vitest'
import { asUsers } from '#shared/page/as-users.ts'
import { emptyDocument, type PageDocument } from '#shared/page/document.ts'
import type { EditOp, Op } from '#shared/page/ops.ts'
import { applyEdits } from '#shared/page/restore/invert-op.ts'
import { opsBetween } from '#shared/page/restore/ops-between.ts'
import { textHash } from '#shared/page/text-hash.ts'

const rounds = 400
const band = (title: string, text: string) => ({
  type: 'cta',
  variant: 'band',
  props: { title, text, actions: [{ label: 'Call', to: 'fact:phone', kind: 'primary' }] },
})
const translated = (text: string, of: string) => ({
  text,
  srcHash: textHash(of),
  state: 'done' as const,
})
const written: PageDocument = {
  ...emptyDocument('x', 'en'),
  locales: ['en', 'ja'],
  meta: { ...emptyDocument('x', 'en').meta, title: 'Composed' },
  facts: { name: 'Aurora', since: 1990 },
  order: ['a', 'b', 'c'],
  blocks: {
    a: { ...band('A', ''), hidden: true },
    b: { ...band('B', 'Two'), locked: true },
    c: band('C', 'Three'),
  },
  src: {
    'a.title': 'bank',
    // Emptied by the person: theirs all the same.
    'a.text': 'user',
    'b.title': 'model',
    'b.text': 'user',
    'ja:b.text': 'user',
    'meta.title': 'model',
    'facts.name': 'brief',
  },
  i18n: {
    ja: { 'a.title': translated('あ', 'A'), 'b.text': translated('に', 'Two') },
    // A language that was taken off the page keeps its words.
    fr: { 'c.title': translated('Ç', 'C') },
  },
}

it.each(Array.from({ length: rounds }, (_, seed) => seed))(
  'any edits taken back leave the page, and whose its words are, as they were (%i)',
  (seed) => {
    const dice = diceOf(seed)
    const steps: Op[][] = []
    let page = written
    for (let count = 1 + dice(8); count > 0; count--) {
      const made = tried(page, [randomOp(page, dice), randomOp(page, dice)])
      if (!made) continue
      page = made.document
      steps.unshift(made.inverse)
    }
    const redo: Op[][] = []
    const edited = page
    for (const step of steps) {
      const made = edit(page, step)
      page = made.document
      redo.unshift(made.inverse)
    }
    expect(said(page)).toEqual(said(written))
    for (const step of redo) page = edit(page, step).document
    expect(said(page)).toEqual(said(edited))
  },
)

it.each(Array.from({ length: rounds }, (_, seed) => seed))(
  'any state of a page is reached from any other by edits (%i)',
  (seed) => {
    const dice = diceOf(seed + rounds)
    let page = written
    for (let count = 1 + dice(8); count > 0; count--)
      page = tried(page, [randomOp(page, dice), randomOp(page, dice)])?.document ?? page
    expect(said(edit(page, opsBetween(page, written)).document)).toEqual(said(written))
    expect(said(edit(written, opsBetween(written, page)).document)).toEqual(said(page))
    expect(opsBetween(page, page)).toEqual([])
  },
)

/** As the editor and the server make it: everything a person sends is theirs. */
function edit(document: PageDocument, ops: readonly Op[]) {
  return applyEdits(document, (ops as EditOp[]).map(asUsers))
}

/** Null where the page takes none of it. */
function tried(document: PageDocument, ops: readonly Op[]) {
  try {
    return edit(document, ops)
  } catch {
    return null
  }
}

/** A page as it reads: what is not hidden is no other page than what never was. */
function said({ blocks, i18n, ...page }: PageDocument) {
  const flat = Object.entries(blocks).map(([id, block]) => [
    id,
    { ...block, hidden: Boolean(block.hidden), locked: Boolean(block.locked) },
  ])
  const told = Object.entries(i18n).filter(([, texts]) => Object.keys(texts).length > 0)
  return { ...page, blocks: Object.fromEntries(flat), i18n: Object.fromEntries(told) }
}

type Dice = (sides: number) => number

function randomOp(page: PageDocument, dice: Dice): EditOp {
  const one = <T>(choices: readonly T[]): T => choices[dice(choices.length)] as T
  const id = one([...page.order, 'new'])
  const after = one([null, ...page.order])
  const path = one(['title', 'text', 'actions.0.label', 'actions.1'])
  const words = one(['', 'One', 'Another', 'A third'])
  const locale = one(['ja', 'fr', 'de'] as const)
  const action = { label: words, to: 'fact:email', kind: 'secondary' }
  const choices: EditOp[] = [
    { op: 'theme', theme: one([{ hue: 10 + dice(300) }, { mood: 'bold' }] as const) },
    {
      op: 'meta',
      meta: one([{ title: words }, { locales: ['en', locale] }, { description: 'd' }]),
    },
    { op: 'meta', meta: { schemaType: 'Bakery' } },
    { op: 'fact', key: 'name', value: one(['Borealis', null]) },
    { op: 'set', id, path, value: path === 'actions.1' ? action : words },
    { op: 'set', id, path: 'actions', value: one([[], [action]]) },
    { op: 'set', id, path: one(['@hidden', '@locked']), value: one([true, false]) },
    { op: 'set', id, path: '@variant', value: one(['band', 'plain']) },
    { op: 'append', id, path: one(['title', 'text']), delta: '!' },
    { op: 'insert', id: 'new', ...band(words, 'New'), after },
    { op: 'move', id, after: after === id ? null : after },
    { op: 'remove', id },
    { op: 'translate', locale, id: one([id, 'meta']), path: 'title', text: words, state: 'done' },
    { op: 'translate', locale: 'ja', id, path: 'text', text: words, state: 'done', src: 'bank' },
    { op: 'source', texts: { [`${id}.title`]: one(['bank', 'user', null] as const) } },
  ]
  return one(choices)
}

/** The same throws for the same seed (mulberry32). */
function diceOf(seed: number): Dice {
  let state = seed
  return (sides) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides
  }
}
