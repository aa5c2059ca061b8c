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

/** Weights are kept in tenths: what is finer tells nothing. */
const scale = 10
const count = spanRoles.length

/** What stands in the file as JSON; before it its length, behind it a byte for each role's weight. */
const headSchema = z.strictObject({
  /** Features with weights of roles, in the order of their rows. */
  rows: z.array(z.string()),
  cuts: z.record(z.string(), z.number()),
  follows: z.array(z.number()),
  scorers: z.record(
    z.enum(questions),
    z.strictObject({ bias: z.number(), features: z.record(z.string(), z.number()) }),
  ),
})
type Head = z.infer<typeof headSchema>

/** Bytes of the length of the head. */
const lengthBytes = 4

/** Beside this file, compressed to a fifth. */
export const weightsFile = join(import.meta.dirname, 'weights.br')

let shipped: Weights | null = null

/** The weights `npm run reader:train` wrote, read once. */
export function shippedWeights(): Weights {
  shipped ??= unpackWeights(readFileSync(weightsFile))
  return shipped
}

/** @throws Error for bytes `packWeights` did not make */
export function unpackWeights(packed: Uint8Array): Weights {
  const bytes = brotliDecompressSync(packed)
  const end = lengthBytes + bytes.readUInt32LE(0)
  const json: unknown = JSON.parse(bytes.toString('utf8', lengthBytes, end))
  const { rows, cuts, follows, scorers } = headSchema.parse(json)
  return {
    tagger: {
      rows: new Map(rows.map((name, row) => [name, row])),
      roles: unpackColumns(bytes.subarray(end), rows.length),
      cuts: unscaled(cuts),
      follows: Float32Array.from(follows, (value) => value / scale),
    },
    scorers: Object.fromEntries(
      questions.map((question) => {
        const { bias, features } = scorers[question]
        return [question, { bias: bias / scale, features: unscaled(features) }]
      }),
    ) as unknown as Weights['scorers'],
  }
}

const unscaled = (entries: Record<string, number>) =>
  new Map(Object.entries(entries).map(([name, value]) => [name, value / scale]))

/** A role's weights of all features stand together, for they are alike. */
function unpackColumns(columns: Buffer, length: number): Float32Array {
  const roles = new Float32Array(length * count)
  for (let at = 0; at < roles.length; at += 1) {
    const [role, row] = [Math.floor(at / length), at % length]
    roles[row * count + role] = columns.readInt8(at) / scale
  }
  return roles
}

/**
 * As it is stored.
 * @param least what is below it is left out, in units of a weight
 */
export function packWeights({ tagger, scorers }: Weights, least: number): Buffer {
  const scaled = (entries: ReadonlyMap<string, number>) =>
    Object.fromEntries(
      [...entries]
        .filter(([, value]) => Math.abs(value) >= least)
        .map(([name, value]): [string, number] => [name, Math.round(value * scale)])
        .toSorted(byName),
    )
  const weightOf = (row: number, role: number) => tagger.roles[row * count + role] ?? 0
  const rows = [...tagger.rows]
    .filter(([, row]) => spanRoles.some((_, role) => Math.abs(weightOf(row, role)) >= least))
    .toSorted(byValue)
  const head: Head = {
    rows: rows.map(([name]) => name),
    cuts: scaled(tagger.cuts),
    follows: Array.from(tagger.follows, (value) => Math.round(value * scale)),
    scorers: Object.fromEntries(
      questions.map((question) => {
        const { bias, features } = scorers[question]
        return [question, { bias: Math.round(bias * scale), features: scaled(features) }]
      }),
    ) as Head['scorers'],
  }
  const columns = spanRoles.flatMap((_, role) =>
    rows.map(([, row]) => {
      const weight = weightOf(row, role)
      return Math.abs(weight) < least ? 0 : toByte(weight * scale)
    }),
  )
  const json = Buffer.from(JSON.stringify(head))
  const length = Buffer.alloc(lengthBytes)
  length.writeUInt32LE(json.length)
  return brotliCompressSync(
    Buffer.concat([length, json, Buffer.from(Int8Array.from(columns).buffer)]),
  )
}

const toByte = (value: number): number => Math.max(-127, Math.min(127, Math.round(value)))

const byName = ([one]: [string, unknown], [other]: [string, unknown]): number =>
  one < other ? -1 : 1

/** "w=piano" beside "kw=piano": features of one word compress well side by side. */
const byValue = ([one]: [string, unknown], [other]: [string, unknown]): number =>
  byName([valueFirst(one), 0], [valueFirst(other), 0])

function valueFirst(name: string): string {
  const at = name.indexOf('=')
  return `${name.slice(at + 1)}\n${name.slice(0, at)}`
}
