import type { CompositionRequest } from '#server/composer/composition.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { type Facts, factKeys } from '#shared/page/facts.ts'
import { isSame } from '#shared/page/is-same.ts'
import type { Understood } from '#shared/page/ops.ts'

type Known = CompositionRequest['known']

/**
 * What a page knows of its brief that the reader does not, because a model has read it: composed
 * again, the page has to be composed with it.
 */
export function factsReadOtherwise(document: PageDocument, read: Understood): Known {
  const isTyped = (key: string) => document.src[key] === 'user'
  const keys = factKeys.filter((key) => {
    const known = document.facts[key]
    return (
      known !== undefined && !isTyped(`facts.${key}`) && !isSame(plain(known), readAs(read, key))
    )
  })
  const facts: Facts = Object.fromEntries(keys.map((key) => [key, document.facts[key]]))
  const { industry } = document.meta
  const isOther = industry !== read.industry && !isTyped('meta.industry')
  return { ...(isOther && { industry }), facts }
}

/** What is known, and over it what is known better. */
export const withKnown = (known: Known, better: Known): Known => ({
  ...known,
  ...better,
  facts: { ...known.facts, ...better.facts },
})

function readAs({ facts }: Understood, key: keyof Facts): unknown {
  const found = facts[key as keyof typeof facts]
  return Array.isArray(found) ? found.map(({ value }) => value) : found?.value
}

/** Without the ids the page gives its prices. */
const plain = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((entry) => {
        if (typeof entry !== 'object') return entry
        const { id: _id, ...rest } = entry
        return rest
      })
    : value
