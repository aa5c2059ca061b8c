import type { Span } from '#server/reader/text/trim.ts'
import { type FactKey, type Facts, factKeys, type Price } from '#shared/page/facts.ts'
import { type Industry, industries } from '#shared/page/industries.ts'
import { isSame } from '#shared/page/is-same.ts'
import type { Understood } from '#shared/page/ops.ts'
import { type CheckedClaim, checkClaim, isList, placeOf } from './check-claim.ts'
import type { Claim } from './claim-schema.ts'
import { contains } from './contains.ts'
import { type KnownReading, settledReading } from './known-reading.ts'
import { pricesTogether } from './prices-together.ts'
import type { PriceValue } from './proof/price-said.ts'

type Found = { value: unknown; span: [number, number]; confidence: number }
type Entries = Partial<Record<FactKey, Found | Found[]>>

/** Where reader and model agree; where the model found what the reader did not; where they differ. */
const confidences = { agreed: 0.97, added: 0.85, disputed: 0.5 }
/** A place the reader is as sure of is where the business is: another one is where its flour is from. */
const surePlace = 0.95

/**
 * What the reader understood, put right by what a model says of it: only what its words say. Where
 * the two disagree the model's value is taken, and so unsure that its owner is asked.
 */
export function correctReading(
  understood: Understood,
  claims: readonly Claim[],
  brief: string,
  known: KnownReading,
): Understood {
  const facts: Entries = structuredClone(understood.facts) as Entries
  const settled = settledReading(known, claims, brief)
  const [none, some] = [claims.filter(isNone), claims.filter((claim) => !isNone(claim))]
  for (const claim of none) drop(facts, claim, brief)
  const takeChecked = (checked: CheckedClaim | null): boolean => {
    const isTaken = checked !== null && !isSumTaken(facts, checked)
    if (isTaken) take(facts, checked)
    return isTaken
  }
  const isTaken = (claim: Claim, known: KnownReading) =>
    takeChecked(checkClaim(claim, brief, known))
  const first = some.filter((claim) => !isTaken(claim, settled))
  const beside = { ...settled, told: toldIn(facts) }
  const refused = first.filter(
    (claim) =>
      claim.key !== 'prices' || isPriced(facts, claim.value as Price) || !isTaken(claim, beside),
  )
  const prices = [facts.prices ?? []].flat() as { value: PriceValue; span: [number, number] }[]
  for (const checked of pricesTogether(refused, prices, brief, beside)) takeChecked(checked)
  return { ...understood, ...industryOf(understood, claims), facts: facts as Understood['facts'] }
}

/** Facts whose words are nobody's to pay for. */
const unpaid: readonly FactKey[] = [
  'name',
  'place',
  'area',
  'email',
  'url',
  'hours',
  'since',
  'people',
  'deadline',
  'audience',
]

/** Where the brief tells such facts for sure. */
const toldIn = (facts: Entries): Span[] =>
  unpaid
    .flatMap((key) => [facts[key] ?? []].flat())
    .flatMap(({ span, confidence }) => (confidence >= confidences.added ? [span] : []))

/** Whether a thing, or one that is called much the same, has a price already. */
const isPriced = (facts: Entries, { item }: Price): boolean =>
  [facts.prices ?? []].flat().some(({ value }) => {
    const known = value as Price
    return contains(known.item, item) || contains(item, known.item)
  })

const isNone = ({ value }: Claim): boolean => value === null || value === undefined

/**
 * A sum is one thing's: where it was read for another it stays that one's, unless a claim says that
 * this is none, or names the same thing in more words.
 */
function isSumTaken(facts: Entries, { value, span, sumAt }: CheckedClaim): boolean {
  if (!sumAt) return false
  const { item, amount } = value as Price
  return [facts.prices ?? []].flat().some(({ value: known, span: [from, to] }) => {
    const other = known as Price
    const isThere = from <= sumAt[0] && sumAt[1] <= to && other.amount === amount
    // "Tea and water free": one gift for all that stand before it.
    const isShared = amount === 0 && from <= span[0] && span[1] <= to
    return isThere && !isShared && !contains(item, other.item)
  })
}

function take(facts: Entries, { key, value, span, isLikely }: CheckedClaim): void {
  if (isList(key)) {
    const list = withEntry([facts[key] ?? []].flat(), value, span)
    facts[key] = isLikely ? list.map((entry) => asked(entry, value)) : list
    return
  }
  const known = facts[key] as Found | undefined
  if (known && key === 'place' && isOtherPlace(known, String(value))) {
    facts[key] = { ...known, confidence: confidences.disputed }
    return
  }
  const confidence = !known
    ? confidences.added
    : isSame(known.value, value)
      ? Math.max(known.confidence, confidences.agreed)
      : confidences.disputed
  facts[key] = { value, span, confidence }
}

const asked = (entry: Found, value: unknown): Found =>
  entry.value === value ? { ...entry, confidence: confidences.disputed } : entry

/** Another town, and no more of the address. */
function isOtherPlace({ value, confidence }: Found, claimed: string): boolean {
  const parts = String(value)
    .split(/[\s,]+/)
    .filter((part) => part.length > 2 || /\p{Script=Han}|\p{Script=Hangul}/u.test(part))
  const isShared = parts.some((part) => contains(claimed, part)) || contains(String(value), claimed)
  return confidence >= surePlace && !isShared
}

/** An entry of a list anew, or in place of what was read in the same words. */
function withEntry(list: readonly Found[], value: unknown, span: [number, number]): Found[] {
  if (list.some((entry) => isSame(entry.value, value))) return [...list]
  const replaced = list.filter((known) => isReadAnew(known, value, span))
  const confidence = replaced.length > 0 ? confidences.disputed : confidences.added
  return [...list.filter((entry) => !replaced.includes(entry)), { value, span, confidence }].sort(
    (one, other) => one.span[0] - other.span[0],
  )
}

/** Read in the same words, under the same name and at the same price, and otherwise not the same. */
function isReadAnew({ value: known, span }: Found, value: unknown, [from, to]: [number, number]) {
  const sumOf = (price: unknown) => (price as { amount?: number }).amount
  const isThere = span[0] < to && from < span[1]
  return isThere && isSameThing(known, value) && sumOf(known) === sumOf(value)
}

/** Of a sum that two readings have, the one with more words is the thing's name. */
const isSameThing = (known: unknown, value: unknown): boolean =>
  nameOf(known) === nameOf(value) ||
  ((value as Partial<Price>).item !== undefined && contains(nameOf(value), nameOf(known)))

/** What an entry is called: by it two readings of the same thing are told. */
function nameOf(value: unknown): string {
  const { item, name, title } = (value ?? {}) as { item?: string; name?: string; title?: string }
  return String(item ?? name ?? title ?? value).toLocaleLowerCase()
}

/** What was read in these words is none: nothing is invented by leaving something out. */
function drop(facts: Entries, { key, words = '' }: Claim, brief: string): void {
  const place = placeOf(words, brief)
  const found = facts[key as FactKey]
  if (!place || !found) return
  const isMeant = ({ span: [start, end] }: Found) => start < place[1] && place[0] < end
  if (!Array.isArray(found)) {
    if (isMeant(found)) delete facts[key as FactKey]
    return
  }
  const said = brief.slice(...place).trim()
  const isExact = ({ value, span }: Found) =>
    nameOf(value) === said.toLocaleLowerCase() || brief.slice(...span).trim() === said
  const first = found.find(isExact) ?? found.find(isMeant)
  facts[key as FactKey] = found.filter((entry) => entry !== first)
}

function industryOf(
  { industry, confidence }: Understood,
  claims: readonly Claim[],
): Pick<Understood, 'industry' | 'confidence'> {
  const said = claims.find(({ key }) => key === 'industry')?.value
  if (!industries.includes(said as Industry)) return { industry, confidence }
  if (said === industry) return { industry, confidence: Math.max(confidence, confidences.agreed) }
  return { industry: said as Industry, confidence: confidences.disputed }
}

/** The facts that differ, as what a page is composed with; what is gone is named apart. */
export function differingFacts(
  before: Understood,
  after: Understood,
): { facts: Facts; gone: FactKey[]; industry?: Industry } {
  const values = ({ facts }: Understood, key: FactKey): unknown => {
    const found = facts[key as keyof Understood['facts']] as Found | Found[] | undefined
    if (Array.isArray(found)) return found.length > 0 ? found.map(({ value }) => value) : undefined
    return found?.value
  }
  const changed = factKeys.filter((key) => !isSame(values(before, key), values(after, key)))
  const kept = changed.filter((key) => values(after, key) !== undefined)
  const facts = Object.fromEntries(kept.map((key) => [key, valueWithIds(key, values(after, key))]))
  return {
    facts,
    gone: changed.filter((key) => !kept.includes(key)),
    ...(before.industry !== after.industry && { industry: after.industry }),
  }
}

function valueWithIds(key: FactKey, value: unknown): unknown {
  if (key !== 'prices') return value
  return (value as object[]).map((price, at) => ({ ...price, id: `p${at + 1}` }))
}
