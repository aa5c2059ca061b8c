import * as z from 'zod'
import { languageCodes } from '../language.ts'
import { languageFile, phrases } from '../language-file.ts'
import { fold } from '../text/fold.ts'

/** The file `debris.json` of a language, which may be missing: what programs write around the words of people. */
const debrisSchema = z.strictObject({
  /** How devices and programs sign a message. */
  devices: phrases,
  /** What a mail's head says, in words that others say too: "To:". */
  headers: phrases,
  /** What nothing but a mail's head says: "Subject:". */
  mailHeaders: phrases,
  /** The line above a mail that is answered. */
  replies: phrases,
  /** Whom a chat calls the one who writes: "You:". */
  speakers: phrases,
  /** What a chat says of a message: "Delivered". */
  receipts: phrases,
})

export type DebrisKind = keyof z.infer<typeof debrisSchema>

const kinds = Object.keys(debrisSchema.shape) as DebrisKind[]
let known: Record<DebrisKind, readonly string[]> | null = null
const patterns = new Map<string, RegExp>()

/** The phrases of all languages: a phone signs in its own, whatever its owner writes. */
export function debrisWords(kind: DebrisKind): readonly string[] {
  known ??= readAll()
  return known[kind]
}

function readAll() {
  const files = languageCodes
    .map((code) => languageFile(code, 'debris', debrisSchema))
    .filter((file) => file !== null)
  const of = (kind: DebrisKind) => [...new Set(files.flatMap((file) => file[kind].map(fold)))]
  return Object.fromEntries(kinds.map((kind) => [kind, of(kind)])) as Record<DebrisKind, string[]>
}

/** Whether a folded text is one of the phrases, and nothing else. */
export function isDebris(folded: string, ...wanted: readonly DebrisKind[]): boolean {
  return folded.length <= longestLine && wanted.some((kind) => patternOf(kind).test(folded))
}

/** Letters; no phrase is longer with what `*` stands for. */
const longestLine = 160

function patternOf(kind: DebrisKind): RegExp {
  let pattern = patterns.get(kind)
  if (!pattern) {
    pattern = new RegExp(`^(?:${debrisWords(kind).map(sourceOf).join('|')})$`, 'u')
    patterns.set(kind, pattern)
  }
  return pattern
}

/** The phrase as a regular expression. */
export const sourceOf = (phrase: string): string =>
  phrase
    .replace(/[.+?^$|()[\]{}\\/]/g, '\\$&')
    .replaceAll('*', '.{0,60}')
    .replaceAll(/# ?/g, '\\d[\\d.,]*\\s?')
