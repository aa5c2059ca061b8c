import type { Claim } from '#server/generation/reading/claim-schema.ts'
import type { FactKey } from '#shared/page/facts.ts'
import { nearMisses } from './near-misses.ts'
import type { ReadBrief } from './reading-measures.ts'

/** A small generator of its own, so that a failure can be made again by its seed. */
export function random(seed: number): (below: number) => number {
  let state = (seed + 1) * 2654435761
  return (below) => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9
    return Math.floor((((state ^ (state >>> 13)) >>> 0) / 2 ** 32) * below)
  }
}

/** What a model says that invents: things out of the air, and true words that it misreads. */
export function inventedClaims(
  { label }: ReadBrief,
  seed: number,
): { madeUp: Claim[]; misread: Claim[] } {
  const pick = random(seed)
  return { madeUp: madeUp(label.brief, pick), misread: nearMisses(label, pick) }
}

/** With words of the brief, that do not say them. */
function madeUp(brief: string, pick: (below: number) => number): Claim[] {
  const words = () => {
    const from = pick(Math.max(1, brief.length - 10))
    return brief.slice(from, from + 5 + pick(90))
  }
  const digits = (count: number) => Array.from({ length: count }, () => pick(10)).join('')
  const hour = () => String(pick(24)).padStart(2, '0')
  const names = [
    'Jonathan Miller',
    'Blue Heron Studio',
    'Ristorante Zanzibar',
    '山田工房',
    'Best of 2024',
  ]
  const name = () => names[pick(names.length)] ?? ''
  const values: Partial<Record<FactKey, () => unknown>> = {
    name,
    kind: () => `award-winning ${name()}`,
    place: () => `${1 + pick(200)} Invented Street, ${name()}`,
    phone: () => `+44${digits(10)}`,
    email: () => `info${digits(3)}@invented.example`,
    url: () => `https://invented${digits(3)}.example`,
    hours: () => `Mo-${['Fr', 'Sa', 'Su'][pick(3)]} ${hour()}:${pick(2)}0-${hour()}:30`,
    since: () => 1500 + pick(526),
    area: name,
    offers: () => `free ${name()}`,
    highlights: () => `${1 + pick(99)} years of experience`,
    people: () => ({ name: name(), role: 'founder' }),
    audience: () => `${name()} lovers`,
    deadline: () => `${1 + pick(28)} March`,
    action: () => ({ kind: 'donate', label: `Give ${1 + pick(99)} €` }),
    prices: () => ({
      item: name(),
      amount: 1 + pick(500),
      currency: ['EUR', 'USD', 'JPY'][pick(3)],
    }),
  }
  const keys = Object.keys(values) as FactKey[]
  return Array.from({ length: 8 }, () => {
    const key = keys[pick(keys.length)] ?? 'name'
    return { key, value: values[key]?.(), words: words() }
  })
}

/** Whether the brief says a fact, by a plain look at its letters and digits alone. */
export function isSaid(key: string, value: unknown, { label }: ReadBrief): boolean {
  const brief = label.brief.normalize('NFKC').toLowerCase()
  const texts: unknown[] =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, each]) =>
          ['currency', 'kind', 'unit', 'from'].includes(name) ? [] : [each],
        )
      : [value]
  const digits = brief.replaceAll(/\D/g, '')
  return texts.every((text) => {
    const said = String(text).normalize('NFKC').toLowerCase()
    if (key === 'hours')
      return (said.match(/\d{2}:/g) ?? []).every((each) =>
        hasHour(brief, Number.parseInt(each, 10)),
      )
    if (key === 'phone') return digits.includes(said.replaceAll(/\D/g, '').slice(-6))
    if (typeof text === 'number')
      return text === 0 || digits.includes(String(text).replace('.', '').replace(/0+$/, ''))
    return said.split(/[\s,]+/).every((word) => brief.includes(word.replace(/^https?:\/\//, '')))
  })
}

function hasHour(brief: string, hour: number): boolean {
  const ways = [hour, hour % 12 || 12].map(String)
  return ways.some((way) => brief.includes(way)) || /noon|midi|mittag|mezzogiorno|24/.test(brief)
}
