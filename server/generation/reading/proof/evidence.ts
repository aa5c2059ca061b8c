import * as z from 'zod'
import { type Language, languageOf } from '#server/reader/language.ts'
import { languageFile, phrases } from '#server/reader/language-file.ts'
import { fold } from '#server/reader/text/fold.ts'
import {
  findTags,
  indexPhrases,
  type PhraseIndex,
  type Tag,
} from '#server/reader/text/phrase-index.ts'
import { type TaggedText, tagText } from '#server/reader/text/tagged-text.ts'
import { actionKinds, priceUnits } from '#shared/page/facts.ts'

const numbers = z.record(z.string(), z.number())

/**
 * Words that bear a model out though the reader's grammars, which have to find facts by
 * themselves, make nothing of them. They prove nothing alone.
 */
const evidenceSchema = z.strictObject({
  also: phrases,
  /** Open day and night. */
  always: phrases,
  closed: phrases,
  /** "Otherwise": the times behind it are those of all other days. */
  others: phrases,
  /** What numbers count that are no sums: evenings, people, grams. */
  counted: phrases,
  free: phrases,
  /** "No": gives away what people call a fee, and nothing else: "no joining fee", no car park. */
  none: phrases,
  /** Things that are such fees, whole or by their ends: "deposit", "*kosten". */
  charges: phrases,
  /** What people call what is to be paid, and no thing of its own: "participation", "fee". */
  fees: phrases,
  /** To pay and what is paid with: where it is denied something is free, "nobody pays a cent". */
  paying: phrases,
  /** "From": the sum is the least. */
  least: phrases,
  /** Joins a sum to what it is paid for: "3 a cup", "46 pro Mann". */
  per: phrases,
  /** The same in one short word with what is counted: "pp", "pcm". */
  apiece: phrases,
  units: z.partialRecord(z.enum(priceUnits), phrases),
  /** Sums in words. */
  numbers,
  /** Words that make a number larger, by how much. */
  scales: numbers,
  /** Words behind a number that add to it: "and a half". */
  halves: numbers,
  /** Behind the last two digits of a year, when something began then: 72년에. */
  inYear: phrases,
  /** Short days as people type them, Monday first: only beside other days or a time. */
  days: z.array(phrases).length(7),
  /** All days, those of the working week and of its end, as people type them. */
  daily: phrases,
  weekdays: phrases,
  weekends: phrases,
  /** Right behind a time: "8ish". */
  roughly: phrases,
  mornings: phrases,
  afternoons: phrases,
  /** What somebody writes who wants this of a visitor. */
  actions: z.partialRecord(z.enum(actionKinds), phrases),
})

const read = new Map<string, PhraseIndex>()

/** A language that briefs are only read in may have none. */
function evidenceOf({ code }: Language): PhraseIndex {
  const known = read.get(code)
  if (known) return known
  const index = indexPhrases(entriesOf(languageFile(code, 'evidence', evidenceSchema) ?? {}))
  read.set(code, index)
  return index
}

function* entriesOf(data: object): Generator<[string, string]> {
  for (const [key, value] of Object.entries(data))
    for (const [phrase, tag] of entriesUnder(key, value)) yield [phrase, tag]
}

function* entriesUnder(tag: string, value: unknown): Generator<[string, string]> {
  if (typeof value === 'string') yield [value, tag]
  else if (Array.isArray(value)) {
    for (const [at, each] of value.entries())
      yield* entriesUnder(typeof each === 'string' ? tag : `${tag}.${at}`, each)
  } else if (typeof value === 'object' && value !== null)
    for (const [key, each] of Object.entries(value)) {
      if (typeof each === 'number') yield [key, `${tag}.${each}`]
      else yield* entriesUnder(`${tag}.${key}`, each)
    }
}

/** Words a model points at, with what they may bear out. */
export interface SaidText extends TaggedText {
  evidence: readonly Tag[]
}

/** @param language a folder of `languages/` */
export function saidText(said: string, language: string): SaidText {
  const text = tagText(said, languageOf(language))
  return { ...text, evidence: findTags(evidenceOf(text.language), fold(said)) }
}

/** Evidence of a kind inside a span; a kind may be a prefix: `units.`. */
export function evidenceIn(
  { evidence, raw }: SaidText,
  kind: string,
  [start, end]: readonly [number, number] = [0, raw.length],
): Tag[] {
  const isKind = (tag: string) => (kind.endsWith('.') ? tag.startsWith(kind) : tag === kind)
  return evidence.filter((found) => found.start >= start && found.end <= end && isKind(found.tag))
}
