import type { FactKey } from '#shared/page/facts.ts'

export type ChipKey = FactKey | 'industry'

/** The facts there are chips for, in their order. */
export const chipFacts: FactKey[] = [
  'name',
  'kind',
  'place',
  'area',
  'phone',
  'whatsapp',
  'email',
  'url',
  'hours',
  'prices',
  'offers',
  'programme',
  'deadline',
  'people',
  'highlights',
  'policies',
  'audience',
  'since',
]

/** The chip that supplies what a draft on the page lacks; null for what no fact can say. */
export function chipForWanted(wanted: string): ChipKey | null {
  if (wanted === 'contact') return 'phone'
  if (wanted === 'events') return 'programme'
  return chipFacts.find((key) => key === wanted) ?? null
}
