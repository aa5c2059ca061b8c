import type { PageLanguage } from '#shared/page/document.ts'
import { type ColourWish, colourWords } from '../look/look-words.ts'
import type { Phrases } from '../understand/lexicon/lexicon.ts'
import {
  indexPhrases,
  type Match,
  matchAll,
  type PhraseIndex,
} from '../understand/match-phrases.ts'
import { type BriefText, isAsian } from '../understand/read-text.ts'
import type { Action, CommandLexicon, Noun, Place, Quality } from './lexicon/command-lexicon.ts'
import { commandLexicons } from './lexicon/command-lexicons.ts'

/** What a word of a command means. */
export type Meaning =
  | { is: 'action'; action: Action }
  | { is: 'noun'; noun: Noun }
  | { is: 'place'; place: Place }
  | { is: 'quality'; quality: Quality }
  | { is: 'colour'; colour: ColourWish }
  | { is: 'link' | 'and' | 'filler' | 'less' }

export type Token = Match<Meaning>
export type TokenOf<K extends Meaning['is']> = Match<Extract<Meaning, { is: K }>>

const indexes = new Map<PageLanguage, PhraseIndex<Meaning>>()

/** The words of a command that mean something, from left to right. */
export function tokensOf({ raw, folded }: BriefText, locale: PageLanguage): Token[] {
  const spelled = spelledFor(locale)
  return matchAll(indexFor(locale), folded).map((token) => {
    const value = spelled.get(raw.slice(token.start, token.end).toLowerCase())
    return value ? { ...token, value } : token
  })
}

const spellings = new Map<PageLanguage, ReadonlyMap<string, Meaning>>()

/** Words by their spelling with its accents, which alone part "andere" from "ändere". */
function spelledFor(locale: PageLanguage): ReadonlyMap<string, Meaning> {
  const known = spellings.get(locale)
  if (known) return known
  const words = new Map<string, Meaning>()
  for (const [phrases, meaning] of entriesOf(commandLexicons[locale])) {
    for (const phrase of phrases.split('|')) {
      if (!words.has(phrase)) words.set(phrase, meaning)
    }
  }
  spellings.set(locale, words)
  return words
}

export function ofKind<K extends Meaning['is']>(tokens: readonly Token[], kind: K): TokenOf<K>[] {
  return tokens.filter((token): token is TokenOf<K> => token.value.is === kind)
}

function indexFor(locale: PageLanguage): PhraseIndex<Meaning> {
  const known = indexes.get(locale)
  if (known) return known
  const index = indexPhrases(entriesOf(commandLexicons[locale]))
  indexes.set(locale, index)
  return index
}

/** Of a word that means two things the first holds. */
function entriesOf(lexicon: CommandLexicon): (readonly [Phrases, Meaning])[] {
  return [
    ...each(lexicon.qualities).map(
      ([quality, said]) => [said, { is: 'quality', quality }] as const,
    ),
    ...each(lexicon.nouns).map(([noun, said]) => [said, { is: 'noun', noun }] as const),
    ...each(lexicon.actions).map(([action, said]) => [said, { is: 'action', action }] as const),
    ...each(lexicon.places).map(([place, said]) => [said, { is: 'place', place }] as const),
    [lexicon.less, { is: 'less' }],
    [lexicon.pink, { is: 'colour', colour: { hue: 350, chroma: 0.14 } }],
    ...colourWords.map(
      ([colour, stems]) => [colourPhrases(stems), { is: 'colour', colour }] as const,
    ),
    [lexicon.link, { is: 'link' }],
    [lexicon.and, { is: 'and' }],
    [lexicon.filler, { is: 'filler' }],
  ]
}

function each<K extends string>(record: Readonly<Record<K, Phrases>>): [K, Phrases][] {
  return Object.entries(record) as [K, Phrases][]
}

/** Long stems may go on: "gelb" in "gelbes". */
function colourPhrases(stems: string): Phrases {
  const grown = (stem: string) => (stem.length > 3 && !isAsian(stem[0]) ? `${stem}*` : stem)
  return stems
    .replaceAll(/\[[^\]]*\]\??/g, '*')
    .split('|')
    .map(grown)
    .join('|')
    .replaceAll('**', '*')
}
