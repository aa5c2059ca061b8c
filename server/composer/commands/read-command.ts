import { localeCodes } from '#shared/locales.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { detectLanguage } from '../understand/detect-language.ts'
import { matchAll, phraseIndex } from '../understand/match-phrases.ts'
import { readText } from '../understand/read-text.ts'
import { clauseOf } from './clause.ts'
import type { Intent } from './intent.ts'
import { commandLexicons } from './lexicon/command-lexicons.ts'
import { readIntent } from './read-intent.ts'
import { readOpening } from './read-opening.ts'
import { readStatement } from './read-statement.ts'

/** How a command was read; null where something in it was not understood. */
export type ReadCommand = Intent[] | null

const mostWishes = 4
/** What more signs a command has are its own words': each one is a reading of all that is around it. */
const mostSeams = 24

/**
 * Reads what a person wants done to their page, in any of the nine languages. A command is
 * understood to its last word or not at all: nothing is guessed.
 * @param likely the languages it is most likely in, likeliest first
 */
export function readCommand(command: string, likely: readonly PageLanguage[]): ReadCommand {
  const text = command.normalize('NFC').replaceAll(/\s+/g, ' ').trim()
  const detected = detectLanguage(text, likely[0] ?? 'en')
  const opened = readOpening(text, [...new Set([...likely, detected])])
  if (opened) return [opened]
  for (const locale of new Set([...likely, detected, ...localeCodes])) {
    const intents = readWishes(text, locale, mostWishes)
    if (intents) return intents
  }
  const told = readStatement(text, [...new Set([...likely, detected])])
  return told && [told]
}

/** The command as one wish, else cut in two where it says "and". */
function readWishes(raw: string, locale: PageLanguage, most: number): Intent[] | null {
  const whole = readIntent(clauseOf(raw, locale))
  if (whole && !(isFree(whole) && most > 1)) return [whole]
  for (const [end, start] of seams(raw, locale)) {
    const first = readIntent(clauseOf(raw.slice(0, end), locale))
    const others = first && most > 1 && readWishes(raw.slice(start), locale, most - 1)
    if (first && others) return [first, ...others]
  }
  return whole && [whole]
}

/** Words of the page's own end where another wish begins: "call it Rye and make it darker". */
function isFree(intent: Intent): boolean {
  return (
    ['title', 'headline', 'notice', 'offer', 'removeItem'].includes(intent.wish) ||
    (intent.wish === 'fact' && ['name', 'place'].includes(intent.key))
  )
}

/** Where one wish may end and the next begin: at words for "and" and at signs. */
function seams(raw: string, locale: PageLanguage): (readonly [number, number])[] {
  const text = readText(raw)
  const words = matchAll(phraseIndex(commandLexicons[locale].and), text.folded)
  const signs = [...text.folded.matchAll(/[,;.、。,&]/g)].map(({ index }) => ({
    start: index,
    end: index + 1,
  }))
  return [...words, ...signs]
    .sort((one, other) => one.start - other.start)
    .slice(0, mostSeams)
    .map(({ start, end }) => [start, end] as const)
}
