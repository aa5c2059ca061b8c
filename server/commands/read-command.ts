import { detectLanguage } from '#server/reader/detect-language.ts'
import { languageCodes } from '#server/reader/language.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { Intent } from './intent.ts'
import { askBack } from './read/ask-back.ts'
import { markWish } from './read/mark-wish.ts'
import { readWish } from './read/read-wish.ts'

/** A question back: what each choice says is a command that is read whole. */
export interface Ask {
  question: string
  choices: { label: string; command: string }[]
}

/** What a wish asks for, read whole; or a question; or null where nothing of it was recognised. */
export type ReadCommand = { intents: Intent[] } | { ask: Ask } | null

interface Circumstances {
  /** The languages it is most likely in, likeliest first. */
  likely: readonly string[]
  page: PageDocument
  /** ISO 8601. */
  today: string
}

/**
 * Reads what a person wants done to their page, in any of the languages there are words for. A
 * wish is read to its last word or not at all: what is unclear is asked.
 */
export function readCommand(command: string, { likely, page, today }: Circumstances): ReadCommand {
  const text = command.normalize('NFC').replaceAll(/[^\S\n]+/g, ' ').trim()
  const codes = languagesOf(text, likely)
  const marked = codes.map((code) => markWish(text, code, page))
  for (const wish of marked) {
    const intents = readWish(wish, today)
    if (intents) return { intents }
  }
  const [first] = marked
  const ask = first && askBack(first, today)
  return ask ? { ask } : null
}

/** The language it looks like, then those that are likely, then all others. */
function languagesOf(text: string, likely: readonly string[]): string[] {
  const detected = detectLanguage(text, likely[0] ?? 'en')
  return [...new Set([detected, ...likely, ...languageCodes])].filter((code) => languageCodes.includes(code))
}
