import type { BlockType } from '#shared/blocks/index.ts'
import { AppError } from '#shared/errors.ts'
import { segmenter } from '#shared/i18n/formats.ts'
import { locales } from '#shared/locales.ts'
import { emptyProps, textFields } from '#shared/page/block-props.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { paragraphs, plainText, type RichText } from '#shared/page/rich-text.ts'
import type { Intent } from '../intent.ts'
import { addBlock, firstOf } from './blocks.ts'
import { type Change, type Desktop, unchanged } from './change.ts'
import { replaceInTexts } from './replace-in-texts.ts'

type Of<W extends Intent['wish']> = Extract<Intent, { wish: W }>

/** Words of the person's own over the page. */
export function setHeadline(desktop: Desktop, { text }: { text: string }): Change {
  return setWords(desktop, 'hero', 'title', checked(text, 140))
}

export function setTitle({ text }: { text: string }): Change {
  return {
    ops: [{ op: 'meta', meta: { title: checked(text, 140) } }],
    sources: { 'meta.title': 'user' },
    outcome: { code: 'title', words: text },
  }
}

export function setNotice(desktop: Desktop, { text, until }: Of<'notice'>): Change {
  const change = setWords(desktop, 'notice', 'text', checked(text, 200))
  if (change.ops.length === 0) return change
  const id = firstOf(desktop.document, 'notice') ?? 'notice'
  return { ...change, ops: [...change.ops, { op: 'set', id, path: 'until', value: until }] }
}

/** @throws AppError `not_understood`, for words that have no room where they belong */
function checked(words: string, most: number): string {
  if (words.length <= most) return words
  throw new AppError('not_understood', `At most ${most} characters fit there.`)
}

/** Words in a block that is added where it is missing. */
function setWords(desktop: Desktop, kind: 'hero' | 'notice', path: string, value: string): Change {
  const { document } = desktop
  const id = firstOf(document, kind) ?? kind
  const block = document.blocks[id]
  if (block?.locked) return unchanged({ code: 'locked', part: kind })
  const added = block ? unchanged({ code: 'present' }) : addBlock(desktop, kind)
  const shown: EditOp[] = block?.hidden ? [{ op: 'set', id, path: '@hidden', value: false }] : []
  return {
    ops: [...added.ops, ...shown, { op: 'set', id, path, value }],
    sources: { ...added.sources, [`${id}.${path}`]: 'user' },
    outcome: { code: added.ops.length > 0 ? 'added' : 'title', part: kind, words: value },
  }
}

/** A sentence at the end of the story, or a part of its own under the given heading. */
export function tell(desktop: Desktop, { text, heading }: Of<'tell'>): Change {
  const { document } = desktop
  const said = asSentence(text)
  const id = firstOf(document, 'about')
  const block = document.blocks[id ?? '']
  const outcome = { code: 'item', words: heading ?? said } as const
  if (heading !== undefined || !id || !block) {
    const own = freeId(document)
    const title = heading ?? titleOf(desktop)
    const props = { ...emptyProps('about'), title, body: paragraphs(said) }
    const after = placeBefore(document, id)
    const insert: EditOp = { op: 'insert', id: own, type: 'about', variant: 'column', props, after }
    return { ops: [insert], sources: {}, outcome }
  }
  if (block.locked) return unchanged({ code: 'locked', part: 'about' })
  const body = (block.props.body as RichText | undefined) ?? []
  const value = [...body, ...paragraphs(said)]
  return { ops: [{ op: 'set', id, path: 'body', value }], sources: {}, outcome }
}

function titleOf(desktop: Desktop): string {
  const insert = addBlock(desktop, 'about').ops[0]
  return insert?.op === 'insert' ? String(insert.props.title ?? '') : ''
}

/** Behind the story, else before what tells how to get there. */
function placeBefore({ order, blocks }: PageDocument, about: string | undefined): string | null {
  if (about) return about
  const ends = ['hours', 'place', 'contact', 'footer']
  const at = order.findIndex((id) => ends.includes(blocks[id]?.type ?? ''))
  return order[(at < 0 ? order.length : at) - 1] ?? null
}

function freeId({ blocks }: PageDocument): string {
  let n = 1
  while (blocks[n === 1 ? 'about' : `about-${n}`]) n += 1
  return n === 1 ? 'about' : `about-${n}`
}

function asSentence(text: string): string {
  const first = text.charAt(0).toLocaleUpperCase() + text.slice(1)
  if (/[.!?…。！？]$/.test(first)) return first
  return first + (/\p{Script=Kana}|\p{Script=Han}/u.test(first) ? '。' : '.')
}

/** The sentences of a text, white space and all. */
function sentencesOf(text: string, { base }: PageDocument): string[] {
  return Array.from(
    segmenter(locales[base].tag, { granularity: 'sentence' }).segment(text),
    ({ segment }) => segment,
  )
}

/** Takes the one sentence out that has these words; several are asked about. */
export function untell({ document }: Desktop, { words }: Of<'untell'>): Change {
  const wanted = words.toLocaleLowerCase().replace(/[.。]$/, '')
  const hits = document.order.flatMap((id) => {
    const block = document.blocks[id]
    return block
      ? textFields(block.type, block.props)
          .filter(({ value }) => plainOf(value).toLocaleLowerCase().includes(wanted))
          .map((field) => ({ id, block, ...field }))
      : []
  })
  if (hits.length === 0)
    throw new AppError('not_understood', 'No text of the page has these words.')
  if (hits.length > 1)
    throw new AppError('not_understood', 'Several texts of the page have these words.')
  const locked = hits.find(({ block }) => block.locked)
  if (locked) return unchanged({ code: 'locked', part: locked.block.type })
  const without = (text: string) =>
    sentencesOf(text, document)
      .filter((one) => !one.toLocaleLowerCase().includes(wanted))
      .join('')
      .trim()
  const ops = hits.map(({ id, path, value }): EditOp => {
    return { op: 'set', id, path, value: mapText(value, without) }
  })
  return { ops, sources: {}, outcome: { code: 'itemGone', words } }
}

const plainOf = (value: unknown): string =>
  typeof value === 'string' ? value : plainText(value as RichText)

function mapText(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  return (value as RichText)
    .map((node) => ({ ...node, spans: paragraphs(change(plainText([node])))[0]?.spans ?? [] }))
    .filter(({ spans }) => spans.length > 0)
}

/** @throws AppError `not_understood` where no text has the words */
export function replaceWords({ document }: Desktop, { said, now }: Of<'replace'>): Change {
  const { ops } = replaceInTexts(document, [[said, now]])
  if (ops.length === 0) throw new AppError('not_understood', 'No text of the page has these words.')
  return { ops, sources: {}, outcome: { code: 'title', words: now } }
}

const longest = { sentences: 2 }

/**
 * Texts of more than two sentences keep their first two.
 * @throws AppError `needs_model` where none is that long
 */
export function shorten({ document }: Desktop, kind: BlockType | null): Change {
  const ids = document.order.filter((id) => !kind || document.blocks[id]?.type === kind)
  if (kind && ids.length === 0) return unchanged({ code: 'absent', part: kind })
  const ops = ids.flatMap((id) => {
    const block = document.blocks[id]
    if (!block || block.locked) return []
    return textFields(block.type, block.props).flatMap(({ path, value }): EditOp[] => {
      const short = shortened(value, document)
      return short === null ? [] : [{ op: 'set', id, path, value: short }]
    })
  })
  if (ops.length > 0)
    return {
      ops,
      sources: keptSources(document, ops),
      outcome: { code: 'shorter', ...(kind && { part: kind }) },
    }
  const locked = kind && ids.some((id) => document.blocks[id]?.locked)
  if (locked) return unchanged({ code: 'locked', part: kind })
  throw new AppError(
    'needs_model',
    'No text is long enough to leave a sentence out. A model would say it in fewer words.',
  )
}

function keptSources({ src }: PageDocument, ops: readonly EditOp[]): Change['sources'] {
  return Object.fromEntries(
    ops.flatMap((op) =>
      op.op === 'set' ? [[`${op.id}.${op.path}`, src[`${op.id}.${op.path}`] ?? null]] : [],
    ),
  )
}

function shortened(value: unknown, document: PageDocument): unknown {
  if (typeof value === 'string') {
    const all = sentencesOf(value, document)
    return all.length > longest.sentences ? all.slice(0, longest.sentences).join('').trim() : null
  }
  const rich = value as RichText
  const all = rich.flatMap((node) => sentencesOf(plainText([node]), document))
  if (all.length <= longest.sentences) return null
  return paragraphs(all.slice(0, longest.sentences).join('').trim())
}
