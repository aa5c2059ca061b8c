import { readText } from '#server/reader/build-draft.ts'
import type { Piece } from '#server/reader/draft.ts'
import { findAction } from '#server/reader/facts/find-action.ts'
import { findHours } from '#server/reader/facts/find-hours.ts'
import {
  findArea,
  findDeadline,
  findOffers,
  findProgramme,
  statementsOf,
} from '#server/reader/facts/find-lists.ts'
import { findPeople } from '#server/reader/facts/find-people.ts'
import { findPrices } from '#server/reader/facts/find-prices.ts'
import { findSums } from '#server/reader/facts/find-sums.ts'
import { type Found, found } from '#server/reader/facts/found.ts'
import { languageOf } from '#server/reader/language.ts'
import type { ReadFacts, Reading } from '#server/reader/read.ts'
import { shippedWeights } from '#server/reader/weights.ts'
import type { LabelledBrief } from './labelled-brief.ts'

/** A reading as perfect as the labels: what a writer can be judged by alone. */
export function readingOfLabels({ brief, spans, facts, locale }: LabelledBrief): Reading {
  const draft = readText(brief, languageOf(locale))
  const { tokens } = draft.text
  let offset = 0
  const pieces = spans.flatMap(([role, said]): Piece[] => {
    const start = offset
    offset += said.length
    const first = tokens.findIndex((token) => token.start >= start)
    const last = tokens.findLastIndex((token) => token.start < offset)
    return [{ span: [start, offset], role, tokens: [first, last] }]
  })
  const cut = { ...draft, pieces }
  const industry = [facts.industry].flat()[0] ?? 'general'
  const text = (value: string | readonly string[] | undefined): Found<string> | undefined => {
    const said = [value ?? []].flat()[0]
    const at = said === undefined ? -1 : brief.indexOf(said)
    return said === undefined || at < 0 ? undefined : found(said, [at, at + said.length], 1)
  }
  const place = [facts.place ?? []].flat()[0]
  const parts = place === undefined ? [] : brief.includes(place) ? [place] : place.split(', ')
  const spansOfPlace = parts.flatMap((part) => text(part) ?? [])
  const phone = draft.contacts.find(({ kind }) => kind === 'phone')
  const kindOfPlace = /\d/.test(place ?? '') ? 'address' : 'town'
  const read: { [K in keyof ReadFacts]: ReadFacts[K] | undefined } = {
    name: text(facts.name),
    kind: text(facts.kind),
    place:
      place !== undefined && spansOfPlace.length > 0
        ? {
            ...found(
              place,
              [
                Math.min(...spansOfPlace.map(({ span }) => span[0])),
                Math.max(...spansOfPlace.map(({ span }) => span[1])),
              ],
              1,
            ),
            kind: kindOfPlace,
          }
        : undefined,
    area: findArea(cut),
    phone: facts.phone ? found(facts.phone, phone?.span ?? [0, 0], 1) : undefined,
    phoneText: phone && found(brief.slice(...phone.span), phone.span, 1),
    email: text(facts.email),
    url: undefined,
    hours: facts.hours ? (findHours(cut, industry) ?? undefined) : undefined,
    prices: findPrices(cut, findSums(cut, shippedWeights().scorers), shippedWeights().scorers),
    offers: findOffers(cut),
    audience: text(facts.audience),
    since: undefined,
    people: findPeople(cut),
    highlights: statementsOf(cut, 'highlight', 200),
    policies: statementsOf(cut, 'policy', 300),
    programme: findProgramme(cut),
    deadline: findDeadline(cut),
    action: facts.action ? found({ kind: facts.action }, [0, 0], 1) : findAction(cut, industry),
  }
  const known = Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined))
  return {
    ...cut,
    industry,
    confidence: 1,
    facts: known as unknown as ReadFacts,
    nameChoices: [],
  }
}
