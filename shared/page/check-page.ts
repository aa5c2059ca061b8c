import type { Wanted } from '#shared/blocks/block.ts'
import { linkFields, mediaFields, textFields } from './block-props.ts'
import { kakaoAddress, lineAddress } from './chat-address.ts'
import type { Block, PageDocument, PageLanguage } from './document.ts'
import { missingIn, readerBlocks, unsaidItems } from './drafts.ts'
import type { Facts } from './facts.ts'
import { languageFindings } from './language-findings.ts'
import { localize } from './localize.ts'
import { contrast } from './oklch.ts'
import type { EditOp } from './ops.ts'
import { getAt } from './path.ts'
import { plainText, type RichText } from './rich-text.ts'
import type { TextFault } from './text-fault.ts'
import { themeTokens } from './theme-tokens.ts'
import { whatsAppNumber } from './whats-app-number.ts'

export type FindingCode =
  | 'missing_title'
  | 'missing_description'
  | 'description_repeated'
  | `missing_${Wanted | 'content'}`
  | 'item_unfinished'
  | 'heading_missing'
  | 'heading_repeated'
  | TextFault['code']
  | 'alt_missing'
  | 'alt_repeated'
  | 'link_broken'
  | 'long_word'
  | 'language_stale'
  | 'language_untranslated'
  | 'contrast_low'
  | 'too_heavy'

/** Something a page would be better without. It is published all the same, if its owner wants. */
export interface Finding {
  code: FindingCode
  /** Where on the page, and in which of its fields. */
  block?: string
  path?: string
  language?: PageLanguage
  /** How many there are: texts of the language, photos. */
  count?: number
  /** The language texts are in that should be in another. */
  base?: PageLanguage
  /** The words it is about, to be recognised by. */
  excerpt?: string
  /** What they do not go with, or lack. */
  other?: string
  /** What mends it, where that needs no person. */
  fix?: EditOp[]
}

/** Longest word that stands on one line of a heading at 320 px. */
const longestWord = 22
/** WCAG 2.2, 1.4.3: for text of normal size. */
const leastContrast = 4.5
const untitled = new Set(['header', 'footer', 'notice', 'cta', 'quotes', 'gallery', 'stats'])

/**
 * Everything worth a look before a page goes online, most important first. Pure.
 * @param faults what is wrong with how it reads; language data finds it, and only the server has that
 */
export function checkPage(document: PageDocument, faults: readonly TextFault[] = []): Finding[] {
  const shown = readerBlocks(document)
  const blocks = shown.flatMap((id) => {
    const block = document.blocks[id]
    return block ? [{ id, block }] : []
  })
  return [
    ...headFindings(document, blocks),
    ...missingFindings(document),
    ...blocks.flatMap(({ id, block }) => unfinishedFindings(id, block)),
    ...headingFindings(blocks),
    ...faults,
    ...blocks.flatMap(({ id, block }) => linkFindings(id, block, document.facts, shown)),
    ...pictureFindings(blocks),
    ...blocks.flatMap(({ id, block }) => wordFindings(id, block)),
    ...languageFindings(document),
    ...contrastFindings(document),
  ]
}

/** What a visitor is told wrong, or led astray by. */
const faulty: ReadonlySet<FindingCode> = new Set([
  'facts_differ',
  'unit_missing',
  'link_broken',
  'language_untranslated',
])

/** Whether a page that is published so says or does something wrong. */
export const isFault = ({ code }: Finding): boolean => faulty.has(code)

const wishes: ReadonlySet<FindingCode> = new Set([
  'missing_photos',
  'missing_team',
  'missing_events',
  'missing_quotes',
  'missing_stats',
  'missing_content',
])

/** Whether a page is as good to its readers without it: a wish, and no reason to stop. */
export function isWish({ code }: Finding): boolean {
  return wishes.has(code)
}

interface Shown {
  id: string
  block: Block
}

function headFindings(document: PageDocument, blocks: Shown[]): Finding[] {
  const { title, description } = localize(document, document.base).meta
  const findings: Finding[] = []
  if (title.trim() === '') findings.push({ code: 'missing_title' })
  const names = [title, document.facts.name ?? ''].map(asCompared)
  const isRepeated = names.includes(asCompared(description))
  if (description.trim() !== '' && !isRepeated) return findings
  const told = describing(blocks).find((words) => !names.includes(asCompared(words)))
  const fix: EditOp[] = told ? [{ op: 'meta', meta: { description: told.slice(0, 320) } }] : []
  const code = description.trim() === '' ? 'missing_description' : 'description_repeated'
  findings.push({ code, ...(fix.length > 0 && { fix }) })
  return findings
}

/** What a page may be described with in its own words, the likeliest first. */
function describing(blocks: Shown[]): string[] {
  const said = (path: string) => blocks.map(({ block }) => textOf(block.props[path]))
  const rest = blocks
    .filter(({ block }) => block.type !== 'header' && block.type !== 'footer')
    .flatMap(({ block }) => textFields(block.type, block.props).map(({ value }) => textOf(value)))
  return [...said('lead'), ...said('body'), ...said('title'), ...rest].filter(Boolean)
}

/** What readers will not see until it is filled in; hiding it is a way, too. */
function missingFindings(document: PageDocument): Finding[] {
  return document.order.flatMap((id) => {
    const block = document.blocks[id]
    const wanted = block && !block.hidden ? missingIn(block, document.facts) : null
    return wanted ? [{ code: `missing_${wanted}` as const, block: id }] : []
  })
}

/** Entries of a section that readers see without them. */
function unfinishedFindings(id: string, block: Block): Finding[] {
  const [first, ...others] = unsaidItems(block.type, block.props)
  if (!first) return []
  return [{ code: 'item_unfinished', block: id, path: first.path, count: others.length + 1 }]
}

function headingFindings(blocks: Shown[]): Finding[] {
  const seen = new Set<string>()
  return blocks.flatMap(({ id, block }): Finding[] => {
    if (!('title' in block.props)) return []
    const title = textOf(block.props.title)
    if (title === '')
      return untitled.has(block.type) ? [] : [{ code: 'heading_missing', block: id }]
    const key = title.toLowerCase()
    if (!seen.has(key)) {
      seen.add(key)
      return []
    }
    return [{ code: 'heading_repeated', block: id, path: 'title', excerpt: title }]
  })
}

/** Links to what is not there: a part of the page, or a fact nobody has given. */
function linkFindings(id: string, block: Block, facts: Facts, shown: string[]): Finding[] {
  return linkFields(block.type, block.props).flatMap(({ path, value }) => {
    const to = textOf(value)
    const anchor = to.startsWith('#') ? to.slice(1) : null
    const fact = to.startsWith('fact:') ? to.slice('fact:'.length) : null
    const isBroken =
      (anchor !== null && anchor !== '' && !shown.includes(anchor)) ||
      (fact !== null && !isReachable(fact, facts))
    if (!isBroken) return []
    const fix: EditOp[] = [{ op: 'set', id, path, value: '' }]
    const label = textOf(getAt(block.props, path.replace(/[^.]+$/, 'label')))
    return [
      { code: 'link_broken', block: id, path, excerpt: to, ...(label && { other: label }), fix },
    ]
  })
}

const factBehind: Record<string, (facts: Facts) => unknown> = {
  map: ({ place }) => place,
  sms: ({ phone }) => phone,
  whatsapp: (facts) => whatsAppNumber(facts),
  line: ({ action }) => lineAddress(action?.to),
  kakao: ({ action }) => kakaoAddress(action?.to),
}

function isReachable(fact: string, facts: Facts): boolean {
  return Boolean(factBehind[fact] ? factBehind[fact](facts) : facts[fact as keyof Facts])
}

/** Photos have to say what they show, all of them in one line; drawn art is decoration. */
function pictureFindings(blocks: Shown[]): Finding[] {
  const photos = blocks.flatMap(({ id, block }) =>
    mediaFields(block.type, block.props).flatMap(({ path, value }) => {
      const media = value as { kind?: string; alt?: string } | null
      if (media?.kind !== 'upload') return []
      const alt = asCompared(textOf(media.alt))
      return [{ id, path, alt, isHeading: alt === asCompared(textOf(block.props.title)) }]
    }),
  )
  const told = (code: FindingCode, found: typeof photos): Finding[] =>
    found[0] ? [{ code, block: found[0].id, path: found[0].path, count: found.length }] : []
  return [
    ...told(
      'alt_missing',
      photos.filter(({ alt }) => alt === ''),
    ),
    ...told(
      'alt_repeated',
      photos.filter(({ alt, isHeading }) => alt !== '' && isHeading),
    ),
  ]
}

function wordFindings(id: string, block: Block): Finding[] {
  const title = textOf(block.props.title)
  const word = title
    .split(/[\s\u00ad\u200b\p{Pd}/]+/u)
    .find((part) => part.length > longestWord && /^[\p{Script=Latin}\p{N}.@]+$/u.test(part))
  return word ? [{ code: 'long_word', block: id, path: 'title', excerpt: word }] : []
}

/** Themes are solved for contrast, so this finds a fault of ours and not of a person's taste. */
function contrastFindings(document: PageDocument): Finding[] {
  const { light, dark } = themeTokens(document.theme)
  const isLow = [light, dark].some(({ text, bg }) => contrast(text, bg) < leastContrast)
  return isLow ? [{ code: 'contrast_low' }] : []
}

/** Whether two texts say the same is no matter of capitals or of the mark at the end. */
function asCompared(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[.!。！]$/, '')
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  return Array.isArray(value) ? plainText(value as RichText).trim() : ''
}

/** Whether a block has words of its own that readers see. */
export function hasWords(block: Block): boolean {
  return textFields(block.type, block.props).some(({ value }) => textOf(value) !== '')
}
