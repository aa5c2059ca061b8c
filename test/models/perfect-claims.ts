import { checkClaim } from '#server/generation/reading/check-claim.ts'
import type { Claim } from '#server/generation/reading/claim-schema.ts'
import type { KnownReading } from '#server/generation/reading/is-parsed.ts'
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
  action: ['action', 'contact', 'instruction'],
  area: ['area', 'place'],
  people: ['person', 'name', 'story', 'offer'],
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
  const claims: Claim[] = []
  const industry = [label.facts.industry].flat()
  if (!industry.includes(understood.industry)) claims.push({ key: 'industry', value: industry[0] })
  for (const key of Object.keys(rolesOf) as FactKey[]) {
    const isPartly = label.partial && (key === 'people' || key === 'prices')
    if (isPartly) continue
    const due = dueOf(label, key)
    const found = foundOf(understood, key)
    const isRight = (value: unknown) =>
      due.some((each) => [each].flat().some((one) => isSame(plain(one), plain(value))))
    for (const { value, span } of found)
      if (!isRight(value)) claims.push({ key, value: null, words: label.brief.slice(...span) })
    for (const value of due) {
      const readings = [value].flat()
      if (found.some((entry) => readings.some((one) => isSame(plain(one), plain(entry.value)))))
        continue
      const claim = proven(label, key, readings, known)
      if (claim) claims.push(claim)
    }
  }
  return claims
}

/** Where labels name several readings that are as good, any of them is right. */
function dueOf({ facts }: LabelledBrief, key: FactKey): unknown[] {
  const value = (facts as Record<string, unknown>)[key]
  if (value === undefined) return []
  if (key === 'action') return [{ kind: value }]
  if (key === 'area' || key === 'people' || key === 'prices') return value as unknown[]
  return [value]
}

function foundOf(
  { facts }: Understood,
  key: FactKey,
): { value: unknown; span: [number, number] }[] {
  const found = facts[key as keyof Understood['facts']]
  return [found ?? []].flat() as { value: unknown; span: [number, number] }[]
}

/** What makes two readings the same: of an action its kind, of a person the name. */
function plain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const { kind, name, item, amount, to, currency, unit, from } = value as Record<string, unknown>
  if (amount !== undefined)
    return [item, amount, to ?? '', currency, unit ?? '', from ?? false].join('|')
  return name ?? kind
}

/** The shortest words of the brief that say it, as the check has it. */
function proven(
  label: LabelledBrief,
  key: FactKey,
  readings: readonly unknown[],
  known: KnownReading,
): Claim | null {
  for (const words of wordsOf(label, key)) {
    for (const value of readings) {
      const claim = { key, value, words }
      if (checkClaim(claim, label.brief, known)) return claim
    }
  }
  return null
}

function wordsOf({ spans, brief }: LabelledBrief, key: FactKey): string[] {
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
  return [...own, ...short, brief.slice(0, 300)].toSorted((one, other) => one.length - other.length)
}
