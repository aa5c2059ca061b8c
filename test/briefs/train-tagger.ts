import { type TaggerWeights, tagTokens } from '#server/reader/statements/tagger.ts'
import type { TokenFeatures } from '#server/reader/statements/token-features.ts'
import type { SpanRole } from '#shared/page/ops.ts'
import { spanRoles } from '#shared/page/ops.ts'

/** A brief with what its tokens are, as labelled. */
export interface TaggedExample {
  features: readonly TokenFeatures[]
  roles: readonly SpanRole[]
  begins: readonly boolean[]
  isBound: (token: number) => boolean
}

const count = spanRoles.length

/** A weight that remembers its sum over time, so that its average costs nothing to keep. */
class Averaged {
  readonly now: Float64Array
  readonly #sum: Float64Array
  readonly #seen: Float64Array

  constructor(size: number) {
    this.now = new Float64Array(size)
    this.#sum = new Float64Array(size)
    this.#seen = new Float64Array(size)
  }

  add(at: number, value: number, time: number): void {
    this.#settle(at, time)
    this.now[at] = (this.now[at] ?? 0) + value
  }

  average(at: number, time: number): number {
    this.#settle(at, time)
    return (this.#sum[at] ?? 0) / Math.max(1, time)
  }

  #settle(at: number, time: number): void {
    this.#sum[at] = (this.#sum[at] ?? 0) + (time - (this.#seen[at] ?? 0)) * (this.now[at] ?? 0)
    this.#seen[at] = time
  }
}

/**
 * Averaged structured perceptron (Collins 2002): where the best sequence is not the labelled one,
 * the labelled one's features gain and the other's lose. Same examples and seed, same weights.
 */
export function trainTagger(
  examples: readonly TaggedExample[],
  { epochs, random, least }: { epochs: number; random: () => number; least: number },
): TaggerWeights {
  const known = frequent(examples, least)
  const roles = new Map<string, Averaged>()
  const cuts = new Map<string, Averaged>()
  const follows = Array.from({ length: count + 1 }, () => new Averaged(count))
  const live: TaggerWeights = {
    roles: { get: (name: string) => roles.get(name)?.now } as ReadonlyMap<string, Float64Array>,
    cuts: { get: (name: string) => cuts.get(name)?.now[0] } as ReadonlyMap<string, number>,
    follows: follows.map(({ now }) => now),
  }
  let time = 0
  const order = examples.map((_, i) => i)
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random)
    for (const at of order) {
      const example = examples[at]
      if (!example) continue
      time += 1
      update(example, tagTokens(example.features, live, example.isBound), {
        role: (name, role, value) => {
          if (known.has(name)) entry(roles, name, count).add(role, value, time)
        },
        cut: (name, value) => {
          if (known.has(name)) entry(cuts, name, 1).add(0, value, time)
        },
        follow: (before, role, value) => follows[before]?.add(role, value, time),
      })
    }
  }
  return {
    roles: new Map(
      Array.from(roles, ([name, own]) => [name, spanRoles.map((_, r) => own.average(r, time))]),
    ),
    cuts: new Map(Array.from(cuts, ([name, own]) => [name, own.average(0, time)])),
    follows: follows.map((own) => spanRoles.map((_, r) => own.average(r, time))),
  }
}

function frequent(examples: readonly TaggedExample[], least: number): ReadonlySet<string> {
  const seen = new Map<string, number>()
  for (const { features } of examples) {
    const own = new Set(
      features.flatMap(({ role, cut, clause }) => [...role, ...cut, ...clause.features]),
    )
    for (const name of own) seen.set(name, (seen.get(name) ?? 0) + 1)
  }
  return new Set([...seen].filter(([, times]) => times >= least).map(([name]) => name))
}

function entry(map: Map<string, Averaged>, name: string, size: number): Averaged {
  const found = map.get(name) ?? new Averaged(size)
  map.set(name, found)
  return found
}

interface Change {
  role(name: string, role: number, value: number): void
  cut(name: string, value: number): void
  follow(before: number, role: number, value: number): void
}

function update(
  { features, roles, begins }: TaggedExample,
  said: readonly { role: number; begins: boolean }[],
  change: Change,
): void {
  features.forEach((token, i) => {
    const due = spanRoles.indexOf(roles[i] ?? 'courtesy')
    const found = said[i]
    if (!found) return
    if (due !== found.role) {
      for (const name of [...token.role, ...token.clause.features]) {
        change.role(name, due, 1)
        change.role(name, found.role, -1)
      }
    }
    const cut = Number(begins[i]) - Number(found.begins)
    if (i > 0 && cut !== 0) for (const name of token.cut) change.cut(name, cut)
    const before = i === 0 ? count : spanRoles.indexOf(roles[i - 1] ?? 'courtesy')
    const beforeSaid = i === 0 ? count : (said[i - 1]?.role ?? 0)
    if (begins[i]) change.follow(before, due, 1)
    if (found.begins) change.follow(beforeSaid, found.role, -1)
  })
}

function shuffle(order: number[], random: () => number): void {
  for (let i = order.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1))
    ;[order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0]
  }
}
