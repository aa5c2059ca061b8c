import type { ReactNode } from 'react'
import type { Media } from '#shared/blocks/field.ts'
import { type BlockProps, type BlockType, blockKind } from '#shared/blocks/index.ts'
import { noticeEnd } from '#shared/blocks/notice.ts'
import { locales } from '#shared/locales.ts'
import { kakaoAddress, lineAddress } from '#shared/page/chat-address.ts'
import type { PageDocument, PageLanguage } from '#shared/page/document.ts'
import { forReaders, readerBlocks } from '#shared/page/drafts.ts'
import type { Facts } from '#shared/page/facts.ts'
import type { FormAnswers } from '#shared/page/form-answers.ts'
import { localize } from '#shared/page/localize.ts'
import { whatsAppNumber } from '#shared/page/whats-app-number.ts'
import { regionalTag } from '#shared/regional-tag.ts'
import { type PageWords, pageWordsIn } from './page-words.ts'
import { priceParts, priceText } from './price-text.ts'

export type Audience = 'reader' | 'creator'

/** The editor's controls of a block. */
export type BlockTools = (id: string) => ReactNode

/** The editor's controls of pictures. */
export interface PhotoTools {
  /** Over a picture, or a place for one; `path` is that of the field it shows. */
  over(id: string, path: string, media: Media): ReactNode
  /** In a gallery without any: the photos it waits for, by name. */
  asks(id: string): ReactNode
}

/** What every block of a page may know about it. */
export interface PageContext {
  /** In the language of the view. */
  document: PageDocument
  facts: Facts
  language: PageLanguage
  /** For `lang`: 'ko'. */
  tag: string
  /** For `Intl`, with its country: 'pt-PT' puts the euro sign where Portugal does. */
  intlTag: string
  words: PageWords
  audience: Audience
  /** Whether every text says which field it is, for who may type into it. */
  marked: boolean
  tools: BlockTools | null
  photos: PhotoTools | null
  /** The block whose heading is the page's own; the others' are a step below. */
  titleBlock: string | null
  /** Ids of the blocks that stand on the page, in order. */
  shown: readonly string[]
  /** Whether its hours are only for who has an appointment. */
  isByAppointment: boolean
  /** Whether a block of the kind stands on the page: what it tells need not be said again. */
  shows(type: BlockType): boolean
  slug: string
  /** Milliseconds since 1970, by the server's clock. */
  now: number
  /** A form of the page that was refused and is shown again. */
  answers?: FormAnswers | undefined
  /** The site forms are sent to where the page stands elsewhere; null where none would take them. */
  formsAt?: string | null | undefined
  /** Addresses of uploaded pictures by their ids, where the page stands elsewhere with them. */
  pictures?: ReadonlyMap<string, string> | undefined
  /** "from 20 €" for the id of a price in the facts; '' for one that is gone. */
  price(id: string): string
  /** The same, its money apart from what is said before and behind it. */
  priceParts(id: string): ReturnType<typeof priceParts> | null
  /** Where a link leads, facts resolved; null where it leads nowhere. */
  href(to: string): string | null
}

/** What a view is given; it never asks for more. */
export interface BlockViewProps<T extends BlockType> {
  id: string
  block: BlockProps<T>
  variant: string
  page: PageContext
}

export interface PageInput {
  document: PageDocument
  language: PageLanguage
  audience: Audience
  slug: string
  now: number
  answers?: FormAnswers | undefined
  formsAt?: string | null | undefined
  pictures?: ReadonlyMap<string, string> | undefined
  marked?: boolean | undefined
  tools?: BlockTools | null | undefined
  photos?: PhotoTools | null | undefined
}

export function pageContext(input: PageInput): PageContext {
  const { tag } = locales[input.language]
  const { country } = input.document.meta
  const intlTag = regionalTag(input.language, input.document.meta)
  const words = pageWordsIn(input.language, country)
  const facts = input.document.facts
  const shown = shownBlocks(input)
  return {
    ...input,
    marked: input.marked ?? false,
    tools: input.tools ?? null,
    photos: input.photos ?? null,
    document: shownDocument(input),
    facts,
    tag,
    intlTag,
    titleBlock: heroOf(input.document, shown),
    words,
    shown,
    isByAppointment: shown.some((id) => {
      const { type, props } = input.document.blocks[id] ?? {}
      return type === 'hours' && props?.byAppointment === true
    }),
    shows: (type) => shown.some((id) => input.document.blocks[id]?.type === type),
    price: (id) => {
      const price = facts.prices?.find((candidate) => candidate.id === id)
      return price ? priceText(price, intlTag, words) : ''
    },
    priceParts: (id) => {
      const price = facts.prices?.find((candidate) => candidate.id === id)
      return price ? priceParts(price, intlTag, words) : null
    },
    href: (to) => (isGone(to, shown, input.document) ? null : hrefOf(facts, to)),
  }
}

/** Readers get the entries that say something. */
function shownDocument({ document, language, audience }: PageInput): PageDocument {
  const shown = localize(document, language)
  if (audience === 'creator') return shown
  const blocks = Object.entries(shown.blocks).map(([id, block]) => [id, forReaders(block)])
  return { ...shown, blocks: Object.fromEntries(blocks) }
}

/** Ids of the blocks that stand on the page, in order: for creators, drafts and hidden ones too. */
export function shownBlocks({ document, audience, now }: PageInput): string[] {
  if (audience === 'creator')
    return document.order.filter((id) => blockKind(document.blocks[id]?.type ?? ''))
  return readerBlocks(document).filter((id) => {
    const { type, props } = document.blocks[id] ?? { type: '', props: {} }
    return type !== 'notice' || !noticeIsOver(props, now)
  })
}

function heroOf(document: PageDocument, ids: string[]): string | null {
  return ids.find((id) => document.blocks[id]?.type === 'hero') ?? null
}

/** Whether a notice has nothing to say or its last day is over everywhere on earth. */
function noticeIsOver(props: Record<string, unknown>, now: number): boolean {
  if (!props.text) return true
  return now > noticeEnd(props)
}

/** A part of the page that was removed or is hidden, or a map nobody would find the place on. */
function isGone(to: string, shown: readonly string[], { blocks }: PageDocument): boolean {
  if (to === 'fact:map') {
    const places = shown.filter((id) => blocks[id]?.type === 'place')
    return places.length > 0 && places.every((id) => !blocks[id]?.props.mapLink)
  }
  return to.length > 1 && to.startsWith('#') && !shown.includes(to.slice(1))
}

/** WhatsApp knows mobile numbers of Argentina with the 9 that calls from abroad dial behind 54. */
const chatAddress = (number: string): string =>
  `https://wa.me/${number.slice(1).replace(/^54(?!9)/, '549')}`

/** A call, or a text message. */
const dialled = (scheme: string, { phone }: Facts): string | null =>
  phone ? `${scheme}:${phone.replace(/[^\d+]/g, '')}` : null

function hrefOf(facts: Facts, to: string): string | null {
  switch (to) {
    case '':
      return null
    case 'fact:phone': {
      const { action } = facts
      // A number that is there for messages alone.
      const chat = action?.only && `fact:${action.chat ?? action.kind}`
      return (chat && hrefOf(facts, chat)) || dialled('tel', facts)
    }
    case 'fact:sms':
      return dialled('sms', facts)
    case 'fact:whatsapp': {
      const number = whatsAppNumber(facts)
      return number ? chatAddress(number) : null
    }
    case 'fact:line':
      return lineAddress(facts.action?.to)
    case 'fact:kakao':
      return kakaoAddress(facts.action?.to)
    case 'fact:email':
      return facts.email ? `mailto:${facts.email}` : null
    case 'fact:url':
      return facts.url ?? null
    case 'fact:map':
      return facts.place
        ? `https://www.openstreetmap.org/search?query=${encodeURIComponent(facts.place)}`
        : null
    default:
      return to
  }
}
