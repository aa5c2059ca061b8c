import type { ColourWish, PageColours } from '#server/composer/look/look-wishes.ts'
import type { Half } from '#server/reader/grammars/hours/piece.ts'
import type { AnswerKind } from '#shared/blocks/contact.ts'
import type { BlockType } from '#shared/blocks/index.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import type { ActionKind, FactKey, Price } from '#shared/page/facts.ts'
import type { Theme } from '#shared/page/theme.ts'

/** Where a block is to stand. */
export type Spot =
  | { where: 'up' | 'down' | 'top' | 'bottom' }
  | { where: 'before' | 'after'; kind: BlockType }

/** A look that one word names. */
export type PlainLook =
  | 'dark'
  | 'light'
  | 'warm'
  | 'cool'
  | 'vivid'
  | 'pale'
  | 'round'
  | 'square'
  | 'airy'
  | 'dense'
  | 'large'
  | 'small'
  /** Of plain text, and not of headings alone. */
  | 'largeText'
  | 'smallText'
  /** The ground, and where it is so already, the colours there are. */
  | 'darker'
  | 'lighter'
  /** The colours there are, and once they are as far as they go, the ground. */
  | 'darkerColours'

/** What is there or not: a block, or what one holds beside its texts. */
export type PagePart = BlockType | 'map' | 'form'

/** A colour as a wish calls it. */
export interface NamedColour extends ColourWish {
  said: string
  /** The colour that is there is to become darker or lighter. */
  isStep?: true
}

/** How the page is to look different. */
export type LookWish =
  | PlainLook
  | 'font'
  | 'recolour'
  /** Another drawing of the same thing. */
  | 'redraw'
  | { mood: Theme['mood'] }
  /** Letters of a kind: the first of the pairs the page has not. */
  | { pairs: readonly Theme['pair'][] }
  /** Colours by name, in their places, and all of them as the wish names them. */
  | { colours: PageColours<NamedColour>; said: string[] }

/** How an amount changes: to a new one, or by so much or so many percent. */
export type NewAmount =
  /** `from`: it is the least. */
  { to: number; currency: string | null; from?: true } | { by: number } | { percent: number }

/** A time of the clock as a wish says it; minutes since midnight. */
export interface NewTime {
  said: string
  minutes: number
  isMarked: boolean
}

/** Times of some days; minutes since midnight. `days` null are all days it is open. */
export interface NewHours {
  days: readonly number[] | null
  change:
    | { open: readonly { from: number; to: number }[] }
    | { closes: number }
    /** `half`: of the opening that lies then, where a day has two. */
    | { opens: number; half?: Half | undefined }
    | 'closed'
    /** The one of its two openings that lies then. */
    | { closedHalf: Half }
}

/** An entry of a programme: at a time in the creator's words, or on a day as an event's block has it. */
export interface ToldEvent {
  title: string
  when: string
  text: string
  start: string
  end: string
  place?: string
}

/** What a form asks for, in the creator's words. */
export interface AskedField {
  label: string
  kind: AnswerKind
}

/** Words of the page, and what is to stand in their place. */
export type Corrected = readonly [said: string, now: string]

/** Ways to get in touch that lead somewhere by themselves. */
export const wayKinds = ['call', 'whatsapp', 'mail'] as const
export type WayKind = (typeof wayKinds)[number]

/** One thing a command asks for. */
export type Intent =
  | { wish: 'add'; kinds: PagePart[]; spot?: Spot | undefined }
  /** A form, with these fields among its own. */
  | { wish: 'form'; fields: AskedField[] }
  /** `isDenied`: the page is to do without them, "no photos". */
  | { wish: 'remove' | 'hide' | 'show'; kinds: PagePart[]; isDenied?: true }
  | { wish: 'move'; kind: BlockType; spot: Spot }
  /** Each stands where the other does. */
  | { wish: 'swap'; kinds: readonly [BlockType, BlockType] }
  | { wish: 'shorter' | 'longer' | 'rewrite'; kind: BlockType | null }
  | { wish: 'look'; looks: LookWish[] }
  /** In OpenStreetMap's syntax: the whole week. */
  | { wish: 'week'; hours: string }
  | { wish: 'hours'; changes: NewHours[] }
  | { wish: 'fact'; key: FactKey; value: unknown; written?: string | undefined }
  /** A street without its town: the town stays. */
  | { wish: 'moved'; place: string; keepsTown: boolean }
  | { wish: 'forget'; key: FactKey }
  /** Of the items so called. */
  /** `note`: from when on, as the wish says it. */
  | { wish: 'amount'; items: readonly string[]; amount: NewAmount; note?: string | undefined }
  | {
      wish: 'price'
      price: Omit<Price, 'id' | 'currency'> & { currency: string | null }
      /** What else is told of it: "including lunch". */
      note?: string | undefined
    }
  /** `isPriced`: it is to stand among the prices, and none was said; `terms` stand in its place. */
  | { wish: 'offer'; item: string; isPriced?: true | undefined; terms?: string | undefined }
  /** A price the page knows is to be a row of its own, under the name the wish gives it. */
  | { wish: 'listPrice'; item: string; name: string; amount?: NewAmount | undefined; note: string }
  /** All the prices it knows are. */
  | { wish: 'listPrices' }
  /** What no page has, or its owner alone can give. */
  | { wish: 'lacking'; what: 'newsletter' | 'photo' }
  /** No page has it, called as the wish does. */
  | { wish: 'lacking'; what: 'absent'; item: string }
  | { wish: 'removeItems'; items: readonly string[] }
  /** They stay, without a price. */
  | { wish: 'unprice'; items: readonly string[] }
  /** Another thing stands in an item's place, at a price of its own. */
  | {
      wish: 'swapItem'
      item: string
      price: Omit<Price, 'id' | 'currency'> & { currency: string | null }
    }
  | { wish: 'renameItem'; item: string; name: string }
  | { wish: 'title'; text: string }
  /** `isTitle`: called a title, which is also the name of what is on. */
  | { wish: 'headline'; text: string; isTitle: boolean }
  /** What stands over a section. */
  | { wish: 'heading'; kind: BlockType; text: string }
  /** A question with its answer. */
  | { wish: 'question'; question: string; answer: string }
  /** What somebody said, and the sentence that tells it so far. */
  | { wish: 'quote'; text: string; name: string; sentence?: string | undefined }
  /** What the page is about is on another day: as `CalendarDay` has it and in words; Monday is 0. */
  | { wish: 'date'; day: string; said: string; weekday?: number | undefined }
  /** The day stands above the headline. */
  | { wish: 'dayOnTop' }
  /** What some words name is on another day. */
  | {
      wish: 'dayOf'
      words: readonly string[]
      /** The day it was on: `06-13`. */
      from?: string
      day: string
      said: string
      weekday?: number | undefined
    }
  | { wish: 'events'; items: ToldEvent[] }
  | { wish: 'notice'; text: string; until: string }
  /** The notice there is ends that day. */
  | { wish: 'noticeUntil'; until: string }
  /** A sentence of the creator's for the page, under a heading of its own or in a block where one is given. */
  | {
      wish: 'tell'
      text: string
      heading?: string | undefined
      into?: string | undefined
      /** Right under the headline, or last on the page. */
      at?: 'lead' | 'end' | undefined
      /** The kind of block it belongs into by what it tells; one is added where there is none. */
      kind?: 'features' | 'place' | 'hours' | undefined
    }
  /** Words of the page's texts become others. */
  | { wish: 'replace'; said: string; now: string }
  /** Words of the page's texts and facts become others, wherever they stand; `alone`: without what joins them. */
  | { wish: 'reword'; pairs: readonly Corrected[]; alone: readonly Corrected[] }
  /** The sentence with these words goes. */
  /** `isEntry`: what is so called in the programme, and no sentence that speaks of it. */
  | { wish: 'untell'; words: string; isEntry?: true }
  /** `isLabel`: what it says alone, and it leads where it did. */
  | {
      wish: 'action'
      kind: ActionKind
      label?: string | undefined
      isLabel?: true | undefined
      /** The account of a messenger it leads to. */
      to?: string | undefined
    }
  /** A button beside the main one; at WhatsApp on another number where one is given. */
  | { wish: 'way'; kind: WayKind; label?: string | undefined; number?: string | undefined }
  /** The last day is another: as `CalendarDay` has it and in words. */
  | { wish: 'deadline'; day: string; said: string }
  /** What the page tells is at another time: the entry with these words, or '' the day itself. */
  | {
      wish: 'time'
      words: string
      isQuoted?: boolean | undefined
      /** The time it was at. */
      at?: number
      from: NewTime
      to?: NewTime | undefined
      /** Which end of "from … to …" a single time is. */
      side?: 'from' | 'to' | undefined
      /** As the wish says it. */
      said: string
    }
  /** Languages the page is to be in as well, or no longer, and what the wish calls them. */
  | { wish: 'languages'; languages: PageLanguage[]; isGone: boolean; said: string }
  /** Whether search engines may show the page. */
  | { wish: 'search'; isHidden: boolean }
  | { wish: 'undo' }
  | { wish: 'redo' }
