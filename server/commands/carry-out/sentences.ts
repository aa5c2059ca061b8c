import { languageOf } from '#server/reader/language.ts'
import { tagAt, tagText } from '#server/reader/text/tagged-text.ts'
import type { BlockType } from '#shared/blocks/index.ts'
import { AppError, type AppErrorDetails } from '#shared/errors.ts'
import { segmenter } from '#shared/i18n/formats.ts'
import { locales } from '#shared/locales.ts'
import { textFields } from '#shared/page/block-props.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { isSame } from '#shared/page/is-same.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { paragraphs, plainText, type RichText } from '#shared/page/rich-text.ts'
import type { Intent } from '../intent.ts'
import { type Change, type Desktop, isInScope, unchanged } from './change.ts'
import { closestSentence } from './closest-sentence.ts'
import { withoutEmptied } from './emptied-items.ts'
import { factsWith } from './facts-with.ts'
import { replaceInTexts } from './replace-in-texts.ts'
import { tellsFact } from './tells-fact.ts'
import { withoutListed } from './without-listed.ts'

type Of<W extends Intent['wish']> = Extract<Intent, { wish: W }>

/** The sentences of a text, white space and all. */
export function sentencesOf(text: string, { base }: PageDocument): string[] {
  const cut = Array.from(
    segmenter(locales[base].tag, { granularity: 'sentence' }).segment(text),
    ({ segment }) => segment,
  )
  const whole: string[] = []
  for (const part of cut) {
    const before = whole.at(-1)
    if (before && isOrdinal(before, part, base)) whole[whole.length - 1] = before + part
    else whole.push(part)
  }
  return whole
}

/** "1. | Juni": the stop makes an ordinal of the figure. */
const isOrdinal = (before: string, behind: string, base: string): boolean =>
  /\d\.[^\S\n]+$/.test(before) &&
  tagAt(tagText(behind, languageOf(base)), 0, 'dates.months.') !== undefined

const plainWords = (words: string): string => words.toLocaleLowerCase().replace(/[.。]$/, '')

function textsWith(desktop: Desktop, wanted: string) {
  const { order, blocks } = desktop.document
  return order.flatMap((id) => {
    const block = blocks[id]
    return block
      ? textFields(block.type, block.props)
          .filter(({ path }) => isInScope(desktop, id, path))
          .filter(({ value }) => plainOf(value).toLocaleLowerCase().includes(wanted))
          .map((field) => ({ id, block, ...field }))
      : []
  })
}

/** Whether one text of the page has these words, and may be changed. */
export function isTold(desktop: Desktop, words: string): boolean {
  const hits = textsWith(desktop, plainWords(words))
  return hits.length === 1 && hits.every(({ block }) => !block.locked)
}

/** What every text of the page says, sentence by sentence. */
function allSentences(desktop: Desktop): string[] {
  return textsWith(desktop, '').flatMap(({ value }) =>
    sentencesOf(plainOf(value), desktop.document).map((each) => each.trim()),
  )
}

/**
 * Takes the one sentence out that has these words, or else that tells of the same.
 * @throws AppError `not_understood` where it is none, or might be several
 */
export function untell(desktop: Desktop, { words, isEntry }: Of<'untell'>): Change {
  const { document } = desktop
  const isQuoted = textsWith(desktop, plainWords(words)).length > 0
  const close = isQuoted ? null : closestSentence(document, allSentences(desktop), words)
  const wanted = plainWords(close ?? words)
  const isMeant = ({ block, path, value }: ReturnType<typeof textsWith>[number]) =>
    !isEntry ||
    (block.type === 'events' && path.endsWith('.title') && plainWords(plainOf(value)) === wanted)
  const hits = textsWith(desktop, wanted).filter(isMeant)
  if (hits.length === 0)
    throw new AppError('not_understood', 'No text of the page has these words.')
  if (hits.length > 1 && !close)
    throw new AppError('not_understood', 'Several texts of the page have these words.')
  const locked = hits.find(({ block }) => block.locked)
  if (locked) return unchanged({ code: 'locked', part: locked.block.type })
  const without = (text: string) =>
    sentencesOf(text, document)
      .map((one) => {
        if (!one.toLocaleLowerCase().includes(wanted)) return one
        return withoutListed(one, words, document.base) ?? ''
      })
      .join('')
      .trim()
  const ops = hits.map(({ id, path, value }): EditOp => {
    return { op: 'set', id, path, value: mapText(value, without) }
  })
  const made = withoutEmptied(document, ops)
  const facts = factsWithout(document, wanted)
  const typed = facts.map(({ key }) => [`facts.${key}`, 'user' as const])
  const sources = { ...made.sources, ...Object.fromEntries(typed) }
  return {
    ops: [...made.ops, ...facts],
    sources,
    outcome: { code: 'itemGone', words: close ?? words },
  }
}

const withoutPart = (title: string, wanted: string): string =>
  title
    .split(/(?<=[,、])\s*/)
    .filter((part) => !part.toLocaleLowerCase().includes(wanted))
    .join(' ')
    .replace(/[,、]\s*$/, '')

/** What is told in sentences is kept among the facts as well: gone there, it does not come back. */
function factsWithout({ facts }: PageDocument, wanted: string) {
  // "15 Uhr Tanz, 16 Uhr Tauziehen" may be kept as one.
  const stays = facts.programme
    ?.map((one) => ({ ...one, title: withoutPart(one.title, wanted) }))
    .filter(({ title }) => title !== '')
  const programme =
    stays && !isSame(stays, facts.programme)
      ? [{ op: 'fact' as const, key: 'programme' as const, value: stays.length > 0 ? stays : null }]
      : []
  const told = (['highlights', 'policies'] as const).flatMap((key) => {
    const all = facts[key] ?? []
    const kept = all.filter((each) => !each.toLocaleLowerCase().includes(wanted))
    if (kept.length === all.length) return []
    return [{ op: 'fact' as const, key, value: kept.length > 0 ? kept : null }]
  })
  return [...told, ...programme]
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
export function replaceWords(desktop: Desktop, { said, now }: Of<'replace'>): Change {
  const replaced = replaceInTexts(desktop.document, [[said, now]])
  const ops = replaced.ops.filter((op) =>
    op.op === 'set' ? isInScope(desktop, op.id, op.path) : !desktop.scope,
  )
  if (ops.length === 0) throw new AppError('not_understood', 'No text of the page has these words.')
  const whole = (words: string) => words.replace(/[.。]$/, '')
  const pairs = [[said, now] as const, [whole(said), whole(now)] as const]
  const facts = desktop.scope ? [] : factsWith(desktop.document, pairs)
  return { ops: [...ops, ...facts], sources: {}, outcome: { code: 'replaced', words: now } }
}

const longest = { sentences: 2 }

/**
 * Texts of more than two sentences keep their first two, and those that tell a fact.
 * @throws AppError `needs_model` where none is that long
 */
export function shorten(desktop: Desktop, kind: BlockType | null): Change {
  const { document } = desktop
  const ids = document.order.filter((id) => !kind || document.blocks[id]?.type === kind)
  if (kind && ids.length === 0) return unchanged({ code: 'absent', part: kind })
  const ops = ids.flatMap((id) => {
    const block = document.blocks[id]
    if (!block || block.locked) return []
    return textFields(block.type, block.props).flatMap(({ path, value }): EditOp[] => {
      const short = isInScope(desktop, id, path) ? shortened(value, document) : null
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
    'No text has a sentence to leave out. A model would say it in fewer words.',
    ofSection(ids[0], kind),
  )
}

/** The section whose text is meant, for whoever has other words for it. */
export function ofSection(id: string | undefined, kind: BlockType | null): AppErrorDetails {
  return id && kind ? { section: id } : {}
}

function keptSources({ src }: PageDocument, ops: readonly EditOp[]): Change['sources'] {
  return Object.fromEntries(
    ops.flatMap((op) =>
      op.op === 'set' ? [[`${op.id}.${op.path}`, src[`${op.id}.${op.path}`] ?? null]] : [],
    ),
  )
}

/** Null where nothing can be left out. */
function shortened(value: unknown, document: PageDocument): unknown {
  const all = sentencesOf(plainOf(value), document)
  if (all.length <= longest.sentences) return null
  let count = 0
  const isKept = (sentence: string) =>
    count++ < longest.sentences || tellsFact(sentence.trim(), document)
  const short = (text: string) => sentencesOf(text, document).filter(isKept).join('').trim()
  if (typeof value === 'string') return changedFrom(value, short(value))
  const kept = (value as RichText).flatMap((node) => {
    const text = plainText([node])
    const left = short(text)
    if (left === text.trim()) return [node]
    return left === '' ? [] : [{ ...node, spans: paragraphs(left)[0]?.spans ?? [] }]
  })
  return changedFrom(value, kept)
}

const changedFrom = (before: unknown, after: unknown) => (isSame(before, after) ? null : after)
