import type { Reading } from '#server/composer/compose-page.ts'
import type { CompositionRequest } from '#server/composer/composition.ts'
import type { Facts } from '#shared/page/facts.ts'
import type { Industry } from '#shared/page/industries.ts'
import type { Understood } from '#shared/page/ops.ts'
import { someTime } from '#test/support/fixtures.ts'

const found = <T>(value: T) => ({ value, span: [0, 1] as [number, number], confidence: 0.9 })

/** A brief as it might have been read, so that planning and writing are tested on their own. */
export function sampleReading(industry: Industry, facts: Facts): Reading {
  const { prices = [], offers = [], ...single } = facts
  const understood: Understood = {
    op: 'understood',
    locale: 'en',
    industry,
    confidence: 0.9,
    facts: {
      ...Object.fromEntries(Object.entries(single).map(([key, value]) => [key, found(value)])),
      prices: prices.map(({ id: _id, ...price }) => found(price)),
      offers: offers.map(found),
    },
  }
  return { understood, briefLocale: 'en' }
}

export const fullFacts: Facts = {
  name: 'Sol & Mar',
  place: 'Rua das Flores 12, 4050-262 Porto',
  phone: '+351222000111',
  email: 'hello@solmar.example',
  hours: 'Tu-Su 08:00-18:00',
  offers: ['sourdough', 'rye bread', 'custard tarts'],
  audience: 'early risers',
  since: 1987,
  prices: [{ id: 'p1', item: 'Sourdough', amount: 4.5, currency: 'EUR' }],
}

export function sampleRequest(patch: Partial<CompositionRequest> = {}): CompositionRequest {
  return {
    brief: 'Sol & Mar bakes bread in Porto.',
    locale: 'en',
    locales: [],
    fallback: 'en',
    now: someTime,
    seed: 1,
    known: { facts: {} },
    ...patch,
  }
}
