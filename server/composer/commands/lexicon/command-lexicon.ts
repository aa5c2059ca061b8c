import type { BlockType } from '#shared/blocks/index.ts'
import type { Phrases } from '../../understand/lexicon/lexicon.ts'
import type { Tone } from '../../write/tones.ts'
import type { PlainLook } from '../intent.ts'

/** What is done to something. */
export type Action =
  | 'add'
  | 'remove'
  | 'hide'
  | 'show'
  | 'move'
  | 'change'
  | 'rename'
  | 'shorter'
  | 'longer'
  | 'rewrite'

/** What is talked about: a kind of block, a fact, or a side of the page. */
export type Noun =
  | BlockType
  | 'phone'
  | 'email'
  | 'url'
  | 'address'
  | 'name'
  | 'title'
  | 'headline'
  | 'headings'
  | 'offer'
  | 'texts'
  | 'colours'
  | 'font'
  | 'page'

export type Place = 'up' | 'down' | 'top' | 'bottom' | 'before' | 'after'

/** Words for how the page is to look or speak. */
export type Quality = PlainLook | Tone | 'bold' | 'calm'

/** The words of one language people edit a page with; written as `Phrases` are. */
export interface CommandLexicon {
  actions: Readonly<Record<Action, Phrases>>
  nouns: Readonly<Record<Noun, Phrases>>
  places: Readonly<Record<Place, Phrases>>
  qualities: Readonly<Record<Quality, Phrases>>
  /** Names of colours the composer's own list leaves out because they are names too. */
  pink: Phrases
  /** Between a thing and its new value: "to", "is". */
  link: Phrases
  /** Between two wishes, or two things of one. */
  and: Phrases
  /** Says nothing by itself: "please", "the". */
  filler: Phrases
  /** Turns a quality round: "less", "not so". */
  less: Phrases
  /** "Before" and "after" follow the word they belong to. */
  isPostpositional: boolean
}
