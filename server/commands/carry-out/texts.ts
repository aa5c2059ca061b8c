import { fold } from '#server/reader/text/fold.ts'
import { blockKinds } from '#shared/blocks/index.ts'
import { AppError } from '#shared/errors.ts'
import { emptyProps } from '#shared/page/block-props.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { applyEdits } from '#shared/page/restore/invert-op.ts'
import { paragraphs, type RichText } from '#shared/page/rich-text.ts'
import { capitalised } from '../capitalised.ts'
import type { Intent, Spot } from '../intent.ts'
import { sentencesIn } from '../read/read-told-there.ts'
import { addBlock, blockFor, firstOf } from './blocks.ts'
import { type Change, type Desktop, unchanged } from './change.ts'

type Of<W extends Intent['wish']> = Extract<Intent, { wish: W }>

/** Words of the person's own over the page. */
export function setHeadline(desktop: Desktop, { text, isTitle }: Of<'headline'>): Change {
  const change = setWords(desktop, 'hero', 'title', checked(text, 140))
  const { programme, hours } = desktop.document.facts
  const isOccasion = !hours && programme?.some(({ date }) => date !== undefined)
  if (!isTitle || !isOccasion || change.ops.length === 0) return change
  // Who invites to one occasion has no other name: links and tabs call it so as well.
  return {
    ...change,
    ops: [...change.ops, { op: 'fact', key: 'name', value: text }, ...setTitle({ text }).ops],
    sources: { ...change.sources, 'facts.name': 'user', 'meta.title': 'user' },
  }
}

export function setTitle({ text }: { text: string }): Change {
  return {
    ops: [{ op: 'meta', meta: { title: checked(text, 140) } }],
    sources: { 'meta.title': 'user' },
    outcome: { code: 'title', words: text },
  }
}

/** What stands over a section, and in the menu of the page that leads to it. */
export function setHeading({ document }: Desktop, { kind, text }: Of<'heading'>): Change {
  const title = checked(text, 120)
  const id = blockFor(document, kind)
  const block = document.blocks[id ?? '']
  if (!id || !block) return unchanged({ code: 'absent', part: kind })
  if (block.locked) return unchanged({ code: 'locked', part: kind })
  const ops: EditOp[] = [{ op: 'set', id, path: 'title', value: title }]
  const header = firstOf(document, 'header')
  const { props, locked } = document.blocks[header ?? ''] ?? {}
  const links = (props?.links ?? []) as { label: string; to: string }[]
  const at = links.findIndex(({ to }) => to === `#${id}`)
  if (header && !locked && at >= 0)
    ops.push({ op: 'set', id: header, path: `links.${at}.label`, value: title })
  return { ops, sources: {}, outcome: { code: 'title', part: kind, words: title } }
}

/** A line above everything else; one of other days that is still to be read stays, each to its end. */
export function setNotice(desktop: Desktop, { text, until }: Of<'notice'>): Change {
  const { document, now } = desktop
  const said = checked(capitalised(text), mostOfNotice)
  const today = new Date(now).toISOString().slice(0, 10)
  const all = document.order.filter((id) => document.blocks[id]?.type === 'notice')
  const endOf = (id: string) => String(document.blocks[id]?.props.until ?? '')
  const standing = all.filter((id) => endOf(id) >= today && document.blocks[id]?.props.text)
  const alike = all.find((id) => isAlike(String(document.blocks[id]?.props.text ?? ''), said))
  const isAnother = until && !alike && standing.length === all.length && standing.length > 0
  if (isAnother && all.length < mostNotices) {
    const [first] = all
    const before = all.findLast((id) => endOf(id) <= until)
    const after = before ?? document.order[document.order.indexOf(first ?? '') - 1] ?? null
    return noticeBeside(document, { text: said, until }, after)
  }
  const id = alike ?? all.find((one) => !standing.includes(one)) ?? all[0] ?? 'notice'
  const change = setWords(desktop, 'notice', 'text', said, id)
  if (change.ops.length === 0) return change
  return { ...change, ops: [...change.ops, { op: 'set', id, path: 'until', value: until }] }
}

/** The same words, or more of them. */
function isAlike(one: string, other: string): boolean {
  const [said, told] = [one, other].map((text) => fold(text).replaceAll(/[\s\p{P}]+/gu, ''))
  return (
    Boolean(said && told) && (said?.includes(told ?? '') || told?.includes(said ?? '')) === true
  )
}
const mostOfNotice = 200
const mostNotices = 3

function noticeBeside(
  { blocks }: PageDocument,
  told: { text: string; until: string },
  after: string | null,
): Change {
  const id = `notice-${[2, 3].find((n) => !blocks[`notice-${n}`]) ?? mostNotices + 1}`
  const props = { ...emptyProps('notice'), ...told }
  return {
    ops: [
      { op: 'insert', id, type: 'notice', variant: blockKinds.notice.variants[0], props, after },
    ],
    sources: { [`${id}.text`]: 'user' },
    outcome: { code: 'added', part: 'notice', words: told.text },
  }
}

/** The last day of the notice there is, and the answer that tells it. */
export function setNoticeUntil({ document }: Desktop, { until }: Of<'noticeUntil'>): Change {
  const id = firstOf(document, 'notice')
  const block = document.blocks[id ?? '']
  if (!id || !block) return unchanged({ code: 'absent', part: 'notice' })
  if (block.locked) return unchanged({ code: 'locked', part: 'notice' })
  const shown = block.props.until === until ? [] : [until]
  return {
    ops: shown.map((value) => ({ op: 'set', id, path: 'until', value })),
    sources: {},
    outcome: { code: 'noticeUntil', words: until },
  }
}

/** Until when a notice will be shown. */
export const noticeEnd = (until: string): Change => unchanged({ code: 'noticeUntil', words: until })

/** @throws AppError `not_understood`, for words that have no room where they belong */
function checked(words: string, most: number): string {
  if (words.length <= most) return words
  throw new AppError('not_understood', `At most ${most} characters fit there.`)
}

/** Words in a block that is added where it is missing. */
function setWords(
  desktop: Desktop,
  kind: 'hero' | 'notice',
  path: string,
  value: string,
  id = firstOf(desktop.document, kind) ?? kind,
): Change {
  const { document } = desktop
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
export function tell(desktop: Desktop, { text, heading, into, kind, at }: Of<'tell'>): Change {
  const { document } = desktop
  if (at) return at === 'lead' ? tellUnderHeadline(desktop, text) : tellLast(desktop, text)
  const said = asSentence(text)
  const there = into ?? (kind && firstOf(document, kind))
  if (there !== undefined) return tellThere(desktop, there, said)
  if (kind) return tellAnew(desktop, kind, said)
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

/** The lead where there is none, else one of the short lines under it. */
function tellUnderHeadline({ document }: Desktop, text: string): Change {
  const id = firstOf(document, 'hero')
  const { props, locked } = document.blocks[id ?? ''] ?? {}
  if (!id || !props) return unchanged({ code: 'absent', part: 'hero' })
  if (locked) return unchanged({ code: 'locked', part: 'hero' })
  const said = capitalised(text)
  const points = (props.points ?? []) as { text: string }[]
  const isPoint = props.lead && said.length <= mostOfPoint && points.length < mostPoints
  const op: EditOp = isPoint
    ? { op: 'set', id, path: 'points', value: [...points, { text: said }] }
    : { op: 'set', id, path: 'lead', value: [props.lead, said].filter(Boolean).join(' ') }
  return { ops: [op], sources: {}, outcome: { code: 'item', words: said } }
}
const mostOfPoint = 100
const mostPoints = 4

/** In large type below everything else; a page that ends so already says it there as well. */
function tellLast({ document }: Desktop, text: string): Change {
  const said = capitalised(text)
  const outcome = { code: 'item', words: said } as const
  const id = firstOf(document, 'cta')
  const block = document.blocks[id ?? '']
  if (id && block?.locked) return unchanged({ code: 'locked', part: 'cta' })
  if (id && block) {
    const value = [block.props.text, said].filter(Boolean).join(' ')
    return { ops: [{ op: 'set', id, path: 'text', value }], sources: {}, outcome }
  }
  const { order, blocks } = document
  const after = order.findLast((each) => blocks[each]?.type !== 'footer') ?? null
  const props = { ...emptyProps('cta'), title: checked(said, 160) }
  const [variant] = blockKinds.cta.variants
  return {
    ops: [{ op: 'insert', id: 'cta', type: 'cta', variant, props, after }],
    sources: { 'cta.title': 'user' },
    outcome,
  }
}

/** A sentence at the end of what a block says. */
function tellThere({ document }: Desktop, id: string, said: string): Change {
  const { type = '', props = {}, locked } = document.blocks[id] ?? {}
  if (locked) return unchanged({ code: 'locked', part: type })
  const path = sentencesIn[type as keyof typeof sentencesIn]
  const before = props[path]
  const value =
    path === 'body'
      ? [...((before as RichText | undefined) ?? []), ...paragraphs(said)]
      : path === 'items'
        ? [...((before as object[] | undefined) ?? []), { icon: '', title: '', text: said }]
        : [before, said].filter(Boolean).join(' ')
  const where = String(props.title ?? '')
  return {
    ops: [{ op: 'set', id, path, value }],
    sources: {},
    outcome: where ? { code: 'told', words: said, where } : { code: 'item', words: said },
  }
}

/** A sentence in a block that comes with it. */
function tellAnew(desktop: Desktop, kind: 'features' | 'place' | 'hours', said: string): Change {
  const added = addBlock(desktop, kind, kind === 'features' ? atTheEnd(desktop) : undefined)
  const page = applyEdits(desktop.document, added.ops).document
  const told = tellThere({ ...desktop, document: page }, kind, said)
  return { ...told, ops: [...added.ops, ...told.ops], sources: added.sources }
}

/** What one ought to know stands behind what is on offer. */
function atTheEnd({ document }: Desktop): Spot | undefined {
  const next = (['hours', 'place', 'contact', 'footer'] as const).find((kind) =>
    firstOf(document, kind),
  )
  return next && { where: 'before', kind: next }
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

export function asSentence(text: string): string {
  const first = capitalised(text)
  if (/[.!?…。！？]$/.test(first)) return first
  return first + (/\p{Script=Kana}|\p{Script=Han}/u.test(first) ? '。' : '.')
}
