import { understand } from '#server/composer/understand/understand.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import type { Understood } from '#shared/page/ops.ts'
import type { LabelledBrief } from './labelled-brief.ts'
import { type SetName, sets } from './sets.ts'

export const fields = [
  'industry',
  'name',
  'place',
  'phone',
  'email',
  'url',
  'hours',
  'since',
  'audience',
  'prices',
] as const
export type Field = (typeof fields)[number]

export interface ReadBrief {
  set: SetName
  locale: PageLanguage
  brief: string
  due: LabelledBrief['expect']
  said: Understood
}

export interface Tally {
  right: number
  found: number
  due: number
  misses: string[]
}

/** Every labelled brief of the named sets with what is understood of it. */
export function readBriefs(names: readonly SetName[]): ReadBrief[] {
  return names.flatMap((set) =>
    Object.entries(sets[set]).flatMap(([code, briefs]) => {
      const locale = code as PageLanguage
      const hint = { locale: null, fallback: locale === 'en' ? 'de' : 'en' } as const
      return briefs.map(({ brief, expect: due }) => {
        return { set, locale, brief, due, said: understand(brief, hint) }
      })
    }),
  )
}

function foundIn({ said }: ReadBrief, field: Field): string[] {
  if (field === 'industry') return [said.industry]
  if (field === 'prices') {
    return said.facts.prices.map(
      ({ value: { item, from, amount, currency } }) =>
        `${item} ${from ? 'from ' : ''}${amount} ${currency}`,
    )
  }
  const fact = said.facts[field]
  return fact ? [String(fact.value)] : []
}

/** What is due of a field; of readings as good as each other, the one that was found. */
function dueIn({ due }: ReadBrief, field: Field, found: readonly string[]): string[] {
  if (field === 'prices') return [...(due.prices ?? [])]
  const readings = [due[field] ?? []].flat().map(String)
  return readings
    .filter((one) => found.includes(one))
    .concat(readings)
    .slice(0, 1)
}

const withAudience: ReadonlySet<SetName> = new Set([
  'tuned',
  'held',
  'owners',
  'fresh',
  'strangers',
  'newcomers',
  'latecomers',
  'independents',
])

/** Audiences are labelled in the later sets only; some readings are left open. */
function isUnlabelled({ set, due }: ReadBrief, field: Field): boolean {
  if (field === 'audience' && !withAudience.has(set)) return true
  return due.open?.some((unclear) => unclear === field) ?? false
}

/** How much of a field was found, and how much of what was found is right. */
export function tally(briefs: readonly ReadBrief[], field: Field): Tally {
  const sum: Tally = { right: 0, found: 0, due: 0, misses: [] }
  for (const one of briefs) {
    if (isUnlabelled(one, field)) continue
    const found = foundIn(one, field)
    const due = dueIn(one, field, found)
    const right = found.filter((value) => due.includes(value))
    sum.right += right.length
    sum.found += found.length
    sum.due += due.length
    if (right.length < Math.max(found.length, due.length)) {
      sum.misses.push(
        `${one.locale} ${one.due.name ?? one.due.industry}, ${field}: ` +
          `found ${found.join(' | ') || 'nothing'}, due ${due.join(' | ') || 'nothing'}`,
      )
    }
  }
  return sum
}

export const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole)
export const precision = ({ right, found }: Tally): number => share(right, found)
export const recall = ({ right, due }: Tally): number => share(right, due)
