import { expect, it } from 'vitest'
import type { Border } from '#server/reader/statements/borders.ts'
import { type Chain, chainMarginals } from '#server/reader/statements/chain-marginals.ts'
import { tagTokens } from '#server/reader/statements/tagger.ts'
import { randomFrom } from '#test/briefs/train-weights.ts'

const count = 19
const length = 3
const random = randomFrom(5)
const row = (size: number) => Float64Array.from({ length: size }, () => random() * 4 - 2)
const chainWith = (borders: Border[]): Chain => ({
  roles: Array.from({ length }, () => row(count)),
  cuts: row(length),
  follows: row((count + 1) * count),
  borders,
})

interface Sequence {
  roles: number[]
  begins: boolean[]
  weight: number
}

/** Every sequence of pieces there is, each with what speaks for it. */
function sequencesOf({ roles, cuts, follows, borders }: Chain): Sequence[] {
  let open: Sequence[] = [{ roles: [], begins: [], weight: 0 }]
  for (let t = 0; t < length; t += 1) {
    open = open.flatMap((before) =>
      Array.from({ length: count }, (_, r) => r).flatMap((r): Sequence[] => {
        const last = before.roles.at(-1)
        const own = before.weight + (roles[t]?.[r] ?? 0)
        const next = (begins: boolean, weight: number) => ({
          roles: [...before.roles, r],
          begins: [...before.begins, begins],
          weight,
        })
        const from = (last ?? count) * count + r
        if (last === undefined) return [next(true, own + (follows[from] ?? 0))]
        const begun = next(true, own + (cuts[t] ?? 0) + (follows[from] ?? 0))
        const same = last === r && borders[t] !== 'always' ? [next(false, own)] : []
        return borders[t] === 'never' ? same : [begun, ...same]
      }),
    )
  }
  return open
}

it.each<[string, Border[]]>([
  ['open borders', ['open', 'open', 'open']],
  ['a border that must be', ['open', 'always', 'open']],
  ['a border that must not be', ['open', 'open', 'never']],
])('marginals are sums over every sequence, with %s', (_what, borders) => {
  const chain = chainWith(borders)
  const sequences = sequencesOf(chain).map((one) => ({ ...one, odds: Math.exp(one.weight) }))
  const all = sequences.reduce((sum, { odds }) => sum + odds, 0)
  const share = (has: (sequence: Sequence) => boolean) =>
    sequences.filter(has).reduce((sum, { odds }) => sum + odds, 0) / all
  const { roles, cuts } = chainMarginals(chain)
  for (let t = 0; t < length; t += 1) {
    expect(cuts[t]).toBeCloseTo(
      share(({ begins }) => begins[t] === true),
      6,
    )
    for (const r of [0, 7, 18]) {
      expect(roles[t]?.[r]).toBeCloseTo(
        share((one) => one.roles[t] === r),
        6,
      )
    }
  }
})

it('the best sequence is the one most speaks for', () => {
  const chain = chainWith(['open', 'open', 'open'])
  const [best] = sequencesOf(chain).toSorted((one, other) => other.weight - one.weight)
  const tagged = tagTokens(chain)
  expect(tagged.map(({ role }) => role)).toEqual(best?.roles)
  expect(tagged.map(({ begins }) => begins)).toEqual(best?.begins)
})
