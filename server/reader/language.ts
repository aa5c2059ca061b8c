import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { neededFile } from './language-file.ts'
import { type LanguageData, languageFiles } from './language-schema.ts'
import { fold } from './text/fold.ts'
import { indexPhrases, type PhraseIndex } from './text/phrase-index.ts'

/** A language that briefs are read in: a folder of `languages/`, and nothing in code. */
export interface Language {
  /** The folder's name: "en", "kr". */
  code: string
  /** BCP 47. */
  tag: string
  data: LanguageData
  /** Every phrase of the data; its tag is where it stands: "hours.closed", "money.units.hour". */
  index: PhraseIndex
}

const folder = join(import.meta.dirname, '../../languages')

export const languageCodes: readonly string[] = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort()

const read = new Map<string, Language>()
const parsed = new Map<string, LanguageData>()

/**
 * Reads a language's data once.
 * @throws Error naming file and field where the data does not fit the schema
 */
export function languageOf(code: string): Language {
  const known = read.get(code)
  if (known) return known
  const data = dataOf(code)
  // Words that finished texts are looked at with mean nothing to the reader of briefs.
  const index = indexPhrases(phrasesOf({ ...data, info: {}, lint: {} }))
  const language = { code, tag: data.info.tag, data, index }
  read.set(code, language)
  return language
}

/** A language's data without the index over it, for who only looks at some of its words. */
export function dataOf(code: string): LanguageData {
  const known = parsed.get(code)
  if (known) return known
  const data = readData(code)
  parsed.set(code, data)
  return data
}

function readData(code: string): LanguageData {
  const entries = Object.entries(languageFiles).map(([name, schema]) => {
    return [name, neededFile<unknown>(code, name, schema)]
  })
  return Object.fromEntries(entries)
}

/** Lists of phrases anywhere in the data, each with its path; lists of lists by their number. */
function* phrasesOf(value: unknown, path = ''): Generator<[string, string]> {
  if (Array.isArray(value) && value.every((entry) => typeof entry === 'string')) {
    for (const phrase of value) yield [phrase, path]
    return
  }
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value)) {
    yield* phrasesOf(part, path ? `${path}.${key}` : key)
  }
}

/** Whether a folded word is one of a list of the data. */
export function isOneOf(list: readonly string[], folded: string): boolean {
  let set = sets.get(list)
  if (!set) {
    set = new Set(list.map(fold))
    sets.set(list, set)
  }
  return set.has(folded)
}

const sets = new WeakMap<readonly string[], Set<string>>()
