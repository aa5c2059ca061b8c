import type { Composition } from '#server/composer/composition.ts'
import type { Reading } from '#server/reader/read.ts'
import { respelled } from '#server/reader/spelling/respelled.ts'
import { fold } from '#server/reader/text/fold.ts'
import { isFunctionWord } from '#server/reader/text/function-words.ts'
import { isDense } from '#server/reader/text/is-dense.ts'
import { textFields } from '#shared/page/block-props.ts'
import type { Facts } from '#shared/page/facts.ts'
import { plainText, type RichText } from '#shared/page/rich-text.ts'

/** What a page keeps of its brief, by plain counts. */
export interface PageMeasures {
  /** Content words of the brief that stand on the page. */
  kept: number
  /** Content words of the brief, requests and courtesies among them. */
  due: number
  /** Letters of running text that are the creator's, and all letters of running text. */
  own: number
  prose: number
  /** The headline holds a content word of the brief. */
  hasOwnHeadline: boolean
  /** Sentences that are no one's but ours, the form's lines aside. */
  stock: number
  /** Blocks with not one word of the creator's, header, footer and the form aside. */
  stockBlocks: number
  /** Words in the story, of all the brief's words on the page. */
  inAbout: number
  words: number
}

interface ShownText {
  block: string
  type: string
  path: string
  text: string
  isOwn: boolean
}

/** Links, buttons and forms are no prose. */
const unmeasured = new Set([
  ...['links', 'cta', 'actions', 'action'],
  ...['consent', 'submit', 'success', 'fields'],
])

export function measurePage(reading: Reading, composition: Composition): PageMeasures {
  const texts = shownTexts(composition)
  const shown = shownWords(composition)
  const due = contentWords(reading)
  const prose = texts.filter(({ path }) => !unmeasured.has(path.split('.')[0] ?? ''))
  const blocks = Map.groupBy(prose, ({ block }) => block)
  const title = texts.find(({ type, path }) => type === 'hero' && path === 'title')
  const headline = wordsIn(title?.text ?? '')
  const told = prose.filter(({ isOwn }) => isOwn)
  return {
    kept: due.filter((word) => shown.has(word)).length,
    due: due.length,
    own: lettersOf(told),
    prose: lettersOf(prose),
    hasOwnHeadline: due.some((word) => headline.has(word)),
    stock: prose.filter(({ isOwn, text }) => !isOwn && /[.!?。]$/.test(text)).length,
    stockBlocks: [...blocks].filter(
      ([, own]) =>
        !own.some(({ isOwn }) => isOwn) &&
        !['header', 'footer', 'contact', 'hours', 'place'].includes(own[0]?.type ?? ''),
    ).length,
    inAbout: wordCount(told.filter(({ type }) => type === 'about')),
    words: wordCount(told),
  }
}

/** Every word a reader meets. */
export function shownWords(composition: Composition): { has: (word: string) => boolean } {
  const texts = shownTexts(composition).map(({ text }) => text)
  return wordsIn([...texts, ...factTexts(composition)].join('\n'))
}

/** The folded words of a text; Japanese ones are parts of longer runs. */
function wordsIn(all: string): { has: (word: string) => boolean } {
  const words = wordsOf(all)
  const folded = fold(all)
  return { has: (word) => words.has(word) || (isDense(word) && folded.includes(word)) }
}

function shownTexts({ opening, blocks }: Composition): ShownText[] {
  const plan = opening.find((op) => op.op === 'plan')?.blocks ?? []
  return blocks.flatMap(({ id, ops }) => {
    const type = plan.find((block) => block.id === id)?.type ?? ''
    const sets = ops.flatMap((op) => (op.op === 'set' ? [op] : []))
    const props = Object.fromEntries(sets.map(({ path, value }) => [path, value]))
    // A place for photographs is an invitation to the creator: no reader sees it.
    if (type === 'gallery') return []
    return textFields(type, props).flatMap(({ path, value }) => {
      const text = typeof value === 'string' ? value : plainText((value ?? []) as RichText)
      const top = path.split('.')[0]
      const isOwn =
        sets.some((op) => op.path === top && op.src === 'brief') && !/\.(?:q)$/.test(path)
      return text ? [{ block: id, type, path, text, isOwn }] : []
    })
  })
}

/** What facts show by themselves: name, address, numbers, prices, hours. */
function factTexts({ opening }: Composition): string[] {
  const facts: Facts = Object.fromEntries(
    opening.flatMap((op) => (op.op === 'fact' ? [[op.key, op.value]] : [])),
  )
  const { name, place, phoneText, email, url, since, prices = [], area = [] } = facts
  return [
    name,
    place,
    phoneText,
    email,
    url?.replace(/^https:\/\//, ''),
    since?.toString(),
    ...area,
    ...prices.flatMap(({ amount, to, note, unit }) => [
      String(amount),
      String(to ?? ''),
      note,
      unit,
    ]),
    facts.hours ? 'hours' : undefined,
  ].filter((text): text is string => Boolean(text))
}

/** "16h" is two words, as it is when a brief is read. */
const word = /\p{L}[\p{L}\p{M}]*|\p{N}+/gu
const wordsOf = (text: string): Set<string> => new Set(fold(text).match(word))

function contentWords({ text, facts }: Reading): string[] {
  const inHours = (start: number) =>
    facts.hours && start >= facts.hours.span[0] && start < facts.hours.span[1]
  return text.tokens
    .filter(
      ({ kind, start, end }) =>
        (kind === 'word' || kind === 'number') && !isFunctionWord(text, start, end),
    )
    .filter(({ start }) => !inHours(start))
    .flatMap(({ start, end }) => fold(respelled(text, start, end)).match(word) ?? [])
}

const lettersOf = (texts: readonly ShownText[]): number =>
  texts.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0)
const wordCount = (texts: readonly ShownText[]): number =>
  texts.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0)
