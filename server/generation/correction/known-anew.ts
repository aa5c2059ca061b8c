import type { CompositionRequest } from '#server/composer/composition.ts'
import { type Facts, factKeys } from '#shared/page/facts.ts'
import { isSame } from '#shared/page/is-same.ts'
import { mergedList } from './merged-list.ts'

type Known = CompositionRequest['known']

/**
 * What the creator corrected, with what a changed brief says otherwise: what was said last counts.
 * @param was what the brief before said by itself
 * @param is what the brief says now
 */
export function knownAnew(known: Known, was: Facts, is: Facts): Known {
  const told = factKeys.filter((key) => known.facts[key] !== undefined)
  const facts = told.map((key) => [key, factAnew(known.facts[key], was[key], is[key])])
  return { ...known, facts: Object.fromEntries(facts) }
}

function factAnew(own: unknown, was: unknown, is: unknown): unknown {
  if (is === undefined || isSame(was, is)) return own
  return Array.isArray(own) && Array.isArray(is)
    ? mergedList(own, Array.isArray(was) ? was : [], is)
    : is
}
