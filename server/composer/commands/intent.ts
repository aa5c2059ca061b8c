import type { BlockType } from '#shared/blocks/index.ts'
import type { FactKey, Price } from '#shared/page/facts.ts'
import type { Theme } from '#shared/page/theme.ts'
import type { ColourWish } from '../look/look-words.ts'
import type { Tone } from '../write/tones.ts'

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

/** How the page is to look different. */
export type LookWish =
  | PlainLook
  | 'font'
  | 'recolour'
  | { mood: Theme['mood'] }
  | { colour: ColourWish }

/** What of the texts is meant: the one headline of the page, or the headings of its blocks. */
export type Titles = 'headline' | 'headings'

/** One thing a command asks for. */
export type Intent =
  | { wish: 'add'; kinds: BlockType[]; spot?: Spot | undefined }
  | { wish: 'remove' | 'hide' | 'show'; kinds: BlockType[] }
  | { wish: 'move'; kind: BlockType; spot: Spot }
  | { wish: 'shorter' | 'longer'; kind: BlockType | null; of?: Titles | undefined }
  | { wish: 'rewrite'; kind: BlockType | null; of?: Titles | undefined }
  | { wish: 'voice'; tone: Tone; kind: BlockType | null }
  /** Where the page as a whole is to be different, its words follow. */
  | { wish: 'look'; looks: LookWish[]; tone?: Tone | undefined }
  | { wish: 'fact'; key: FactKey; value: unknown }
  /** Open on further days; `hours` of these days, null where the command does not say them. */
  | { wish: 'open'; days: string; hours: string | null }
  | { wish: 'forget'; key: FactKey }
  | { wish: 'prices'; prices: Omit<Price, 'id'>[] }
  | { wish: 'offer'; item: string }
  | { wish: 'removeItem'; words: string }
  | { wish: 'tell'; sentence: string }
  | { wish: 'title' | 'headline' | 'notice'; text: string }
