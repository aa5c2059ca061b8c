import { asMeant } from '#server/reader/as-meant.ts'
import { mannerOf, rowsOf } from '#server/reader/brief-rows.ts'
import { inText, nothingChosen } from '#server/reader/chosen.ts'
import type { Found } from '#server/reader/facts/found.ts'
import { type Reading, read as readBrief } from '#server/reader/read.ts'
import { asName } from '#server/reader/spelling/name-words.ts'
import type { SplicedText } from '#server/reader/text/spliced-text.ts'
import type { Ledger, Understood } from '#shared/page/ops.ts'
import { composePage, pageLanguage } from './compose-page.ts'
import type { Composer, Composition, CompositionRequest } from './composition.ts'
import { inBrief, understoodInBrief } from './in-brief.ts'
import { composeTheme } from './look/compose-theme.ts'

/**
 * Makes a whole page of a brief, without a model and without a network: reads it, lays it out and
 * styles it. Pure: the same request gives the same ops. Nothing is invented: the page is the
 * creator's own words, and what the brief lacks stays empty.
 */
export function compose(request: CompositionRequest): Composition {
  const meant = meantBy(request)
  const reading = read(meant, request)
  const composition = inBrief(
    composePage(reading, understoodOf(reading, request), request),
    meant,
    request.chosen,
  )
  return { ...composition, ledger: withRows(composition.ledger, request) }
}

/** The ledger with what its creator chooses from. */
function withRows(
  ledger: Ledger,
  { brief, fallback, chosen, isDictated }: CompositionRequest,
): Ledger {
  const parts = ledger.spans.map(({ span: [start] }) => start)
  const manner = mannerOf(brief) ?? (isDictated ? 'dictated' : undefined)
  const rows = rowsOf(brief, fallback, parts, chosen ?? nothingChosen)
  return { ...ledger, rows, ...(manner && { manner }) }
}

export const composer: Composer = {
  understand(request) {
    const meant = meantBy(request)
    return understoodInBrief(understoodOf(read(meant, request), request), meant)
  },
  plan: (request) => planOf(compose(request)),
  theme: (request) =>
    composeTheme(read(meantBy(request), request), request.seed, request.pictures?.colour),
  compose,
}

const meantBy = ({ brief, fallback, chosen }: CompositionRequest): SplicedText =>
  asMeant(brief, fallback, chosen)

/** The brief as it is read, and the trade the creator put right. */
function read(meant: SplicedText, { fallback, known, chosen }: CompositionRequest): Reading {
  const wanted = inText(meant, chosen?.with ?? [])
  const told = readBrief(meant.text, { language: null, fallback, wanted })
  const reading = known.isNameless ? withoutName(told) : told
  return known.industry ? { ...reading, industry: known.industry, confidence: 1 } : reading
}

/** What was read as a name is none, be it in quotes: so its creator says. */
function withoutName({ facts, claims, ...reading }: Reading): Reading {
  const { name, ...others } = facts
  const isOfName = ({ kind, span: [start, end] }: Reading['claims'][number]) =>
    kind === 'quote' && name !== undefined && start < name.span[1] && name.span[0] < end
  return {
    ...reading,
    facts: others,
    claims: claims.filter((claim) => !isOfName(claim)),
    nameChoices: [],
  }
}

function understoodOf(reading: Reading, { locale, fallback }: CompositionRequest): Understood {
  const {
    facts: { place, ...facts },
    nameChoices,
    partOfWeek,
  } = reading
  return {
    op: 'understood',
    locale: locale ?? pageLanguage(reading.text.language.code, fallback),
    industry: reading.industry,
    confidence: reading.confidence,
    facts: { ...facts, ...(place && { place: withoutKind(place) }) },
    ...(partOfWeek && { partOfWeek: partOfWeek.value }),
    ...(nameChoices.length > 0 && { nameChoices: written(reading, nameChoices) }),
  }
}

/** As they would stand on the page. */
function written({ text }: Reading, names: readonly Found<string>[]): Found<string>[] {
  return names.map((name) => ({ ...name, value: asName(name.value, text) }))
}

function withoutKind<T extends { kind: unknown }>({ kind: _kind, ...found }: T): Omit<T, 'kind'> {
  return found
}

function planOf({ opening }: Composition) {
  return opening.find((op) => op.op === 'plan')?.blocks ?? []
}
