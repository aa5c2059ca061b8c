import { composer } from '#server/composer/compose.ts'
import type { Claim } from '#server/generation/reading/claim-schema.ts'
import { correctReading } from '#server/generation/reading/correct-reading.ts'
import { type KnownReading, knownReading } from '#server/generation/reading/known-reading.ts'
import { saidText } from '#server/generation/reading/proof/evidence.ts'
import type { Reading } from '#server/reader/read.ts'
import type { Understood } from '#shared/page/ops.ts'
import type { PlannedBlock } from '#shared/page/plan-blocks.ts'
import { fields } from '../briefs/fields.ts'
import type { LabelledBrief } from '../briefs/labelled-brief.ts'
import { isUnitTold } from './told-unit.ts'

/** A brief as the reader has read it. */
export interface ReadBrief {
  label: LabelledBrief
  understood: Understood
  known: KnownReading
  /** As the composer planned the page. */
  plan: PlannedBlock[]
}

export interface FieldCount {
  right: number
  found: number
  due: number
}

export function readLabelled(label: LabelledBrief): ReadBrief {
  const { brief } = label
  const request = {
    brief,
    locale: null,
    locales: [],
    fallback: 'en',
    seed: 0,
    now: Date.UTC(2026, 10, 20),
    known: { facts: {} },
  } as const
  const composed = composer.compose({ ...request, locales: [] })
  const { understood, opening } = composed
  const country = opening.find((op) => op.op === 'meta')?.meta.country
  const plan = opening.find((op) => op.op === 'plan')?.blocks ?? []
  return { label, understood, known: knownReading(brief, understood, country), plan }
}

/** The reading of a brief once these claims have put it right. */
export function correctedBy({ label, understood, known }: ReadBrief, claims: Claim[]): Understood {
  return correctReading(understood, claims, label.brief, known)
}

/** How many of each field's values are right, found and due. */
export function countFields(
  read: readonly { label: LabelledBrief; understood: Understood }[],
): Record<string, FieldCount> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, fieldOf]) => {
      const count = { right: 0, found: 0, due: 0 }
      for (const { label, understood } of read) {
        // Fields nobody has labelled in a brief are not measured there.
        if (label.partial && (name === 'prices' || name === 'people')) continue
        const { found, due } = fieldOf(
          asReading(understood),
          name === 'prices' ? withTold(label, understood) : label,
        )
        count.right += found.filter((value) => due.includes(value)).length
        count.found += found.length
        count.due += due.length
      }
      return [name, count]
    }),
  )
}

/**
 * Where only another price tells a unit, or nobody does, a price is right without it as well; a gift
 * is for nothing.
 */
function withTold(label: LabelledBrief, { facts }: Understood): LabelledBrief {
  const brief = saidText(label.brief, label.locale)
  const due = label.facts.prices?.map((price) => {
    const { unit, ...bare } = price
    const isFound = facts.prices.some(
      ({ value }) =>
        value.item === price.item && value.amount === price.amount && value.unit === unit,
    )
    const isDue = price.amount > 0 && isUnitTold(price, brief)
    return unit === undefined || isFound || isDue ? price : bare
  })
  return { ...label, facts: { ...label.facts, ...(due && { prices: due }) } }
}

function asReading({ industry, facts }: Understood): Reading {
  return { industry, facts: { area: [], people: [], ...facts } } as unknown as Reading
}
