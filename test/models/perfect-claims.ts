import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max'
import { checkClaim } from '#server/generation/reading/check-claim.ts'
import type { Claim } from '#server/generation/reading/claim-schema.ts'
import { contains, placesOf } from '#server/generation/reading/contains.ts'
import { type KnownReading, settledReading } from '#server/generation/reading/known-reading.ts'
import { saidText } from '#server/generation/reading/proof/evidence.ts'
import { writtenDays } from '#server/generation/reading/proof/written-days.ts'
import { currencyOf } from '#server/reader/countries.ts'
import { dataOf } from '#server/reader/language.ts'
import type { FactKey } from '#shared/page/facts.ts'
import { isSame } from '#shared/page/is-same.ts'
import type { SpanRole, Understood } from '#shared/page/ops.ts'
import type { LabelledBrief } from '../briefs/labelled-brief.ts'

/** Fields of a label that a model is asked for, and the roles their words have. */
const rolesOf: Partial<Record<FactKey, readonly SpanRole[]>> = {
  name: ['name', 'kind', 'contact', 'person'],
  kind: ['kind', 'name', 'offer'],
  place: ['place', 'area', 'contact', 'name', 'kind'],
  phone: ['contact', 'action'],
  email: ['contact', 'action'],
  url: ['contact', 'action'],
  hours: ['hours'],
  since: ['story', 'highlight', 'kind', 'name'],
  audience: ['audience', 'kind', 'offer'],
  deadline: ['deadline', 'action'],
  action: ['action', 'contact', 'instruction', 'policy'],
  area: ['area', 'place'],
  people: ['person', 'name', 'story', 'offer', 'kind'],
  prices: ['price', 'offer'],
}

/**
 * What a model would say that reads a brief as its label does: each fact the reader has not, with
 * the words of the brief that say it, and each the reader has that is none.
 */
export function perfectClaims(
  label: LabelledBrief,
  understood: Understood,
  known: KnownReading,
): Claim[] {
  const claims: Claim[] = homeClaims(label, known)
  known = settledReading(known, claims, label.brief)
  const industry = [label.facts.industry].flat()
  if (!industry.includes(understood.industry)) claims.push({ key: 'industry', value: industry[0] })
  for (const key of Object.keys(rolesOf) as FactKey[]) {
    if (label.partial && key === 'people') continue
    const due = dueOf(label, key)
    const found = foundOf(understood, key)
    const plain =
      label.partial && key === 'prices' ? sumOf : key === 'hours' ? withoutClosed : plainly
    const isRight = (value: unknown) =>
      due.some((each) => [each].flat().some((one) => isSame(plain(one), plain(value))))
    const [missing, kept] = [[] as Claim[], [] as unknown[]]
    for (const value of due) {
      const readings = [value].flat()
      if (found.some((entry) => readings.some((one) => isSame(plain(one), plain(entry.value)))))
        continue
      const claim = proven(label, key, readings, known) ?? together(label, key, readings)
      if (claim) missing.push(claim)
      // What a price without a thing is of, nobody has told: the reader's is as good.
      else
        kept.push(
          ...found.filter((entry) => readings.length > 1 && isSameSum(entry.value, readings[0])),
        )
    }
    for (const entry of found)
      if (!isRight(entry.value) && !kept.includes(entry))
        claims.push({ key, value: null, words: label.brief.slice(...entry.span) })
    claims.push(...missing)
  }
  return claims
}

/** Where labels name several readings that are as good, any of them is right. */
function dueOf({ facts }: LabelledBrief, key: FactKey): unknown[] {
  const value = (facts as Record<string, unknown>)[key]
  if (value === undefined) return []
  if (key === 'action') return [{ kind: value }]
  if (key === 'prices') return facts.prices?.map((price) => itemised(price, facts)) ?? []
  if (key === 'area' || key === 'people') return value as unknown[]
  return [value]
}

/** What a price without a thing of its own may be of. */
function itemised(
  price: NonNullable<LabelledBrief['facts']['prices']>[number],
  facts: LabelledBrief['facts'],
) {
  if (price.item !== '') return price
  const items = [facts.kind ?? [], facts.offers ?? [], facts.name ?? []].flat()
  return items.map((item) => ({ ...price, item }))
}

function foundOf(
  { facts }: Understood,
  key: FactKey,
): { value: unknown; span: [number, number] }[] {
  const found = facts[key as keyof Understood['facts']]
  return [found ?? []].flat() as { value: unknown; span: [number, number] }[]
}

/** What makes two readings the same: of an action its kind, of a person the name. */
function plainly(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const { kind, name, item, amount, to, currency, unit, from } = value as Record<string, unknown>
  if (amount !== undefined)
    return [item, amount, to ?? '', currency, unit ?? '', from ?? false].join('|')
  return name ?? kind
}

const isSameSum = (one: unknown, other: unknown): boolean =>
  isSame(plainly({ ...(one as object), item: '' }), plainly({ ...(other as object), item: '' }))

/** Days that are told to be closed are not labelled. */
const withoutClosed = (value: unknown): unknown => String(value).replace(/; [\w,-]+ off$/, '')

/** Of some prices only the sums are labelled. */
const sumOf = (value: unknown): unknown => {
  const { amount, currency } = value as Record<string, unknown>
  return `${amount} ${currency}`
}

/** The shortest words of the brief that say it whole, or else as much of it as any words do. */
function proven(
  label: LabelledBrief,
  key: FactKey,
  readings: readonly unknown[],
  known: KnownReading,
): Claim | null {
  let partly: Claim | null = null
  for (const value of readings) {
    const shorter = key === 'hours' ? hoursAlone(label) : []
    for (const words of [...naming(value, wordsOf(label, key)), ...shorter]) {
      const claim = { key, value, words }
      const checked = checkClaim(claim, label.brief, known)
      if (checked && isSame(plainly(checked.value), plainly(value))) return claim
      if (checked) partly ??= claim
    }
  }
  return partly
}

/** A price that no words prove alone: with the others of its list they may. */
function together(
  label: LabelledBrief,
  key: FactKey,
  [value, ...more]: readonly unknown[],
): Claim | null {
  if (key !== 'prices' || value === undefined || more.length > 0) return null
  const [words = label.brief.slice(0, 300)] = closestWords(label.brief, value)
  return { key, value, words }
}

/** Of a price first the words that have its thing. */
function naming(value: unknown, runs: readonly string[]): readonly string[] {
  const { item } = (value ?? {}) as { item?: string }
  if (item === undefined) return runs
  return runs.toSorted((one, other) => Number(contains(other, item)) - Number(contains(one, item)))
}

/** Figures as people write a sum, whole or in thousands: "4,50", "35.000", "35". */
const figures = /\d+(?:[.,]\d+)*/g
const most = 60

/** Of a price the words from the thing to its sum, and from a sum to the thing. */
export function closestWords(brief: string, value: unknown): string[] {
  const { item, amount } = value as { item?: string; amount?: number }
  if (!item || amount === undefined) return []
  const sums = [...brief.matchAll(figures)]
    .filter(({ 0: figure }) =>
      figure.replace(/[.,]\d{1,2}$/, '').startsWith(String(amount)[0] ?? ''),
    )
    .map(({ 0: figure, index }): [number, number] => [index, index + figure.length])
  const runs = placesOf(brief, item).flatMap(([start, end]) =>
    sums.map(([from, to]) => brief.slice(Math.min(start, from), behind(brief, Math.max(end, to)))),
  )
  return [...new Set(runs)]
    .filter((words) => words.length <= most)
    .toSorted((one, other) => one.length - other.length)
    .slice(0, 6)
}

/** With the sign of money or the letters that are joined to it. */
const behind = (brief: string, end: number): number =>
  end + (/^(?: ?[^\s\p{P}\d]+)?/u.exec(brief.slice(end))?.[0].length ?? 0)

/** Facts whose parts people write in two places: street and town, a person and what they are. */
const isJoint: readonly FactKey[] = ['place', 'people', 'hours']

/** Of a sentence about hours the end that tells them, and days that stand elsewhere with it. */
function hoursAlone({ spans, locale, brief }: LabelledBrief): string[] {
  const own = spans.filter(([role]) => role === 'hours').map(([, said]) => said.trim())
  const ends = own.flatMap((words) =>
    [...words.matchAll(/\s+/g)].map(({ index }) => words.slice(index).trim()),
  )
  const days = writtenDays(saidText(brief, locale)).map(({ start, end }) => brief.slice(start, end))
  return [...ends, ...own.map((words) => [...days, words].join(' … '))]
}

export function wordsOf({ spans, brief }: LabelledBrief, key: FactKey): string[] {
  const roles = rolesOf[key] ?? []
  const own = spans.filter(([role]) => roles.includes(role)).map(([, said]) => said.trim())
  const runs: string[] = []
  for (let from = 0; from < spans.length; from++)
    for (let to = from + 1; to <= Math.min(spans.length, from + 6); to++)
      runs.push(
        spans
          .slice(from, to)
          .map(([, said]) => said)
          .join('')
          .trim(),
      )
  const short = runs.filter((words) => words.length <= 300 && words.length > 0)
  const pairs = own.flatMap((one, at) => own.slice(at + 1).map((other) => `${one} … ${other}`))
  const joined = [...pairs, own.join(' … ')]
  return [...own, ...short, ...(isJoint.includes(key) ? joined : []), brief.slice(0, 300)].toSorted(
    (one, other) => one.length - other.length,
  )
}

/** Language and country, where the reader has others: as phone and money of the label have it. */
function homeClaims({ locale, facts, brief, spans }: LabelledBrief, known: KnownReading): Claim[] {
  const language: Claim[] =
    locale === known.language ? [] : [{ key: 'language', value: dataOf(locale).info.tag }]
  const settled = settledReading(known, language, brief)
  const countries = countriesOf(facts, dataOf(locale).info.countries)
  if (countries.length === 0 || countries.some((code) => settled.countries[0] === code))
    return language
  const places = spans
    .filter(([role]) => role === 'place' || role === 'area')
    .map(([, said]) => said)
  // "Nysc": a word of its readers may tell as well.
  const others = spans.filter(([role]) => role === 'audience').map(([, said]) => said)
  const telling = [...[facts.place ?? []].flat(), ...(facts.area ?? []), ...places, ...others]
  for (const words of telling) {
    for (const value of countries) {
      const claims: Claim[] = [...language, { key: 'country', value, words: words.trim() }]
      if (settledReading(known, claims, brief).countries[0] === value) return claims
    }
  }
  return language
}

/** Countries that have this dialling code and this money, those of the language first. */
function countriesOf(
  { phone, prices }: LabelledBrief['facts'],
  spoken: readonly string[],
): string[] {
  const currency = prices?.[0]?.currency
  if (!currency && !phone?.startsWith('+')) return []
  const known = getCountries()
  const first = known.filter((code) => spoken.includes(code))
  return [...new Set([...first, ...known])].filter(
    (code) =>
      (!currency || currencyOf(code) === currency) &&
      (!phone?.startsWith('+') || phone.startsWith(`+${getCountryCallingCode(code)}`)),
  )
}
