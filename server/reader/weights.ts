import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import * as z from 'zod'
import { spanRoles } from '#shared/page/ops.ts'
import type { ScorerWeights } from './scorer.ts'
import type { TaggerWeights } from './statements/tagger.ts'

/** The questions a scorer answers of a candidate: is this the name, the kind, the place …? */
export const questions = ['name', 'kind', 'place', 'audience', 'industry'] as const
export type Question = (typeof questions)[number]

export interface Weights {
  tagger: TaggerWeights
  scorers: Record<Question, ScorerWeights>
}

/** Weights are kept in twentieths, and weights of roles as "c12g-7": a letter for each role. */
const scale = 20
const firstLetter = 'a'.charCodeAt(0)

const fileSchema = z.strictObject({
  roles: z.record(z.string(), z.string()),
  cuts: z.record(z.string(), z.number()),
  follows: z.array(z.array(z.number())),
  scorers: z.record(
    z.enum(questions),
    z.strictObject({ bias: z.number(), features: z.record(z.string(), z.number()) }),
  ),
})
type WeightsFile = z.infer<typeof fileSchema>

/** Beside this file: JSON, compressed to a fifth. */
export const weightsFile = join(import.meta.dirname, 'weights.json.br')

let shipped: Weights | null = null

/** The weights `npm run reader:train` wrote, read once. */
export function shippedWeights(): Weights {
  shipped ??= unpackWeights(readFileSync(weightsFile))
  return shipped
}

/** @throws Error for bytes `packWeights` did not make */
export function unpackWeights(packed: Uint8Array): Weights {
  const json: unknown = JSON.parse(brotliDecompressSync(packed).toString())
  const { roles, cuts, follows, scorers } = fileSchema.parse(json)
  const unscaled = (entries: Record<string, number>) =>
    new Map(Object.entries(entries).map(([name, value]) => [name, value / scale]))
  return {
    tagger: {
      roles: new Map(Object.entries(roles).map(([name, packed]) => [name, unpackRoles(packed)])),
      cuts: unscaled(cuts),
      follows: follows.map((row) => row.map((value) => value / scale)),
    },
    scorers: Object.fromEntries(
      questions.map((question) => {
        const { bias, features } = scorers[question]
        return [question, { bias: bias / scale, features: unscaled(features) }]
      }),
    ) as unknown as Weights['scorers'],
  }
}

function unpackRoles(packed: string): Float32Array {
  const weights = new Float32Array(spanRoles.length)
  for (const [, letter = '', value] of packed.matchAll(/([a-z])(-?\d+)/g)) {
    weights[letter.charCodeAt(0) - firstLetter] = Number(value) / scale
  }
  return weights
}

/**
 * As it is stored, with weights below `least` left out.
 * @param least of a role's weight, in units of a weight
 */
export function packWeights({ tagger, scorers }: Weights, least: number): Buffer {
  const scaled = (entries: ReadonlyMap<string, number>, from: number) =>
    Object.fromEntries(
      [...entries]
        .filter(([, value]) => Math.abs(value) >= from)
        .map(([name, value]): [string, number] => [name, Math.round(value * scale)])
        .sort(byName),
    )
  const roles = [...tagger.roles]
    .map(([name, weights]): [string, string] => [name, packRoles(weights, least)])
    .filter(([, packed]) => packed !== '')
    .sort(byName)
  const file: WeightsFile = {
    roles: Object.fromEntries(roles),
    cuts: scaled(tagger.cuts, least),
    follows: tagger.follows.map((row) => Array.from(row, (value) => Math.round(value * scale))),
    scorers: Object.fromEntries(
      questions.map((question) => {
        const { bias, features } = scorers[question]
        return [question, { bias: Math.round(bias * scale), features: scaled(features, 0.05) }]
      }),
    ) as WeightsFile['scorers'],
  }
  return brotliCompressSync(JSON.stringify(file))
}

const byName = ([one]: [string, unknown], [other]: [string, unknown]): number =>
  one < other ? -1 : 1

function packRoles(weights: ArrayLike<number>, least: number): string {
  return Array.from(weights, (value, role) =>
    Math.abs(value) < least
      ? ''
      : `${String.fromCharCode(firstLetter + role)}${Math.round(value * scale)}`,
  ).join('')
}
