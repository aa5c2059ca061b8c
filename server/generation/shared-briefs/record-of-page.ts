import { createHmac } from 'node:crypto'
import { type Reading, read } from '#server/reader/read.ts'
import { fold } from '#server/reader/text/fold.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { factKeys } from '#shared/page/facts.ts'
import { type Disguised, disguise } from './disguise.ts'
import { saidIn } from './is-said.ts'
import {
  type LabelledFact,
  type LabelledFacts,
  type LabelledRecord,
  labelledFactsSchema,
  labelledRecordSchema,
} from './labelled-record.ts'
import { placesOf } from './made-names.ts'
import { labelsOfFacts, labelsOfReading } from './read-labels.ts'

/** Why a page's brief was not taken. */
export const reasonsNotTaken = ['trashed', 'briefless', 'uncorrected', 'unsaid', 'telling'] as const
export type ReasonNotTaken = (typeof reasonsNotTaken)[number]

type Corrections = { [K in LabelledFact]?: unknown }

/**
 * A page's brief as a line of the labelled set: without a word of whose it is, pieces and facts as
 * the reader reads them, and what its creator put right.
 * @param secret the server's: made values and id come from it, so that nobody finds the page by
 * them and the same page gives the same line
 */
export function recordOfPage(
  document: PageDocument,
  brief: string,
  secret: string,
): { locale: string; record: LabelledRecord } | ReasonNotTaken {
  const corrections = correctionsOf(document)
  if (Object.keys(corrections).length === 0) return 'uncorrected'
  const said = Object.entries(corrections).flatMap(([key, value]) => {
    const known = value === null ? null : saidIn(brief, key as LabelledFact, value)
    return known === undefined ? [] : [[key, known] as const]
  })
  if (said.length === 0) return 'unsaid'
  const options = { language: null, fallback: document.base }
  const reading = read(brief, options)
  const mark = createHmac('sha256', secret).update(`brief ${document.id}`).digest('hex')
  const personal = personalOf(reading, corrections)
  const disguised = disguise(reading, personal, Number.parseInt(mark.slice(-8), 16))
  const language = reading.text.language.code
  const again = read(disguised.brief, { ...options, language })
  const record = labelledRecordSchema.parse({
    id: `${language}-shared-${mark.slice(0, 12)}`,
    typed: isHasty(brief) ? 'phone' : 'desk',
    spans: again.pieces.map(({ span, role }) => [role, again.text.raw.slice(...span)]),
    // A made name may hold a word of another trade: "Rugs & Debt is a barber shop".
    facts: withCorrections(
      { ...labelsOfReading(again), industry: reading.industry },
      said,
      disguised,
    ),
    unreviewed: true,
    corrected: said.map(([key]) => key),
  })
  return tells(record, disguised) ? 'telling' : { locale: language, record }
}

const labelKeys = labelledFactsSchema.keyof().options

/** What a person put right or, as null, took away; only what labels can tell. */
function correctionsOf({ facts, meta, src }: PageDocument): Corrections {
  const typed = factKeys.filter((key) => src[`facts.${key}`] === 'user')
  const right = Object.fromEntries(typed.map((key) => [key, facts[key]]))
  const gone = typed.filter((key) => facts[key] === undefined && labelKeys.includes(key as never))
  const industry = src['meta.industry'] === 'user' ? meta.industry : undefined
  return {
    ...Object.fromEntries(gone.map((key) => [key, null])),
    ...labelsOfFacts({ ...right, industry }),
  }
}

/** Names and addresses, as they were read and as they were put right. */
function personalOf({ facts }: Reading, corrections: Corrections) {
  const { name, place, people } = corrections as Partial<LabelledFacts>
  const texts = (...known: unknown[]) => known.filter((text) => typeof text === 'string')
  const persons = [...facts.people.map(({ value }) => value), ...(people ?? [])]
  return {
    names: texts(facts.name?.value, name),
    people: persons.map((person) => person.name),
    places: texts(facts.place?.value, place),
  }
}

function withCorrections(
  labels: LabelledFacts,
  said: readonly (readonly [string, unknown])[],
  { retell }: Disguised,
) {
  const facts: Record<string, unknown> = { ...labels }
  for (const [key, value] of said) {
    if (value === null) delete facts[key]
    else facts[key] = asRead.has(key) ? value : retold(value, retell)
  }
  return facts
}

/** Codes and readings, of which no word is the creator's. */
const asRead: ReadonlySet<string> = new Set(['industry', 'action', 'hours', 'currency', 'unit'])

function retold(value: unknown, retell: Disguised['retell']): unknown {
  if (typeof value === 'string') return retell(value)
  if (Array.isArray(value)) return value.map((entry) => retold(entry, retell))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  return Object.fromEntries(
    entries.map(([key, inner]) => [key, asRead.has(key) ? inner : retold(inner, retell)]),
  )
}

/** Thumbs leave capitals and full stops out. */
function isHasty(brief: string): boolean {
  return brief === brief.toLowerCase() && brief !== brief.toUpperCase()
}

/** Whether anything of it still says whose it was. */
function tells(record: LabelledRecord, { secrets }: Disguised): boolean {
  const { industry: _, ...facts } = record.facts
  const told = fold(JSON.stringify([record.spans.map(([, said]) => said), facts]))
  return secrets.some((secret) => placesOf(told, secret).length > 0)
}
