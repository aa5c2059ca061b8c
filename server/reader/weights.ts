import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import * as z from 'zod'
import { spanRoles } from '#shared/page/ops.ts'
import { FeatureRows } from './feature-rows.ts'
import type { Scorers } from './scorer.ts'
import type { TaggerWeights } from './statements/tagger.ts'

/** The questions a scorer answers of a candidate: is this the name, the kind, a sum of money …? */
export const questions = ['name', 'kind', 'place', 'audience', 'industry', 'sum', 'thing'] as const
export type Question = (typeof questions)[number]

export interface Weights {
  tagger: TaggerWeights
  scorers: Scorers<Question>
}

/**
 * Tables of the file: a line a feature, a byte a weight. The tagger's last column is the weight of
 * a border. Weights are told in parts of one, and what is smaller in all columns is left out.
 */
const tables = {
  tagger: { columns: spanRoles.length + 1, parts: 10, least: 0.05 },
  scorers: { columns: questions.length, parts: 20, least: 0.05 },
}

const names = z.array(z.string())
const headSchema = z.strictObject({
  /** Features, in the order of their lines. */
  tagger: names,
  scorers: names,
  follows: z.array(z.number()),
  bias: z.record(z.enum(questions), z.number()),
})
type Head = z.infer<typeof headSchema>

/** Bytes that tell the length of the head; behind it stand the two tables. */
const lengthBytes = 4

/** Beside this file, compressed. */
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
  const head = headSchema.parse(json)
  const middle = end + head.tagger.length * tables.tagger.columns
  const tagger = unpackTable(bytes.subarray(end, middle), tables.tagger.parts)
  const scorers = unpackTable(bytes.subarray(middle), tables.scorers.parts)
  const { columns } = tables.scorers
  const of = questions.map((question, column) => {
    const weights = head.scorers.map((_, row) => scorers[row * columns + column] ?? 0)
    return [question, { bias: head.bias[question], weights: Float32Array.from(weights) }]
  })
  return {
    tagger: {
      features: new FeatureRows(head.tagger),
      weights: tagger,
      follows: Float32Array.from(head.follows),
    },
    scorers: {
      features: new FeatureRows(head.scorers),
      of: Object.fromEntries(of) as Weights['scorers']['of'],
    },
  }
}

function unpackTable(bytes: Buffer, parts: number): Float32Array {
  const weights = new Float32Array(bytes.length)
  for (let i = 0; i < bytes.length; i += 1) weights[i] = bytes.readInt8(i) / parts
  return weights
}

/** As it is stored. */
export function packWeights({ tagger, scorers }: Weights): Buffer {
  const { columns } = tables.tagger
  const roles = packTable('tagger', tagger.features, (row) =>
    Array.from({ length: columns }, (_, at) => tagger.weights[row * columns + at] ?? 0),
  )
  const choices = packTable('scorers', scorers.features, (row) =>
    questions.map((question) => scorers.of[question].weights[row] ?? 0),
  )
  const head: Head = {
    tagger: roles.names,
    scorers: choices.names,
    follows: Array.from(tagger.follows, (value) => Math.round(value * 100) / 100),
    bias: Object.fromEntries(
      questions.map((question) => [question, scorers.of[question].bias]),
    ) as Head['bias'],
  }
  const json = Buffer.from(JSON.stringify(head))
  const length = Buffer.alloc(lengthBytes)
  length.writeUInt32LE(json.length)
  return brotliCompressSync(Buffer.concat([length, json, roles.bytes, choices.bytes]))
}

function packTable(
  table: keyof typeof tables,
  features: FeatureRows,
  weightsOf: (row: number) => number[],
) {
  const { least, parts } = tables[table]
  const rows = features.names
    .map((name, row) => ({ name, weights: weightsOf(row) }))
    .filter(({ weights }) => weights.some((weight) => Math.abs(weight) >= least))
    .toSorted((one, other) => (valueFirst(one.name) < valueFirst(other.name) ? -1 : 1))
  const toByte = (weight: number) =>
    Math.abs(weight) < least ? 0 : Math.max(-127, Math.min(127, Math.round(weight * parts)))
  const bytes = Int8Array.from(rows.flatMap(({ weights }) => weights.map(toByte)))
  return { names: rows.map(({ name }) => name), bytes: Buffer.from(bytes.buffer) }
}

/** "w=piano" beside "kw=piano": features of one word compress well side by side. */
function valueFirst(name: string): string {
  const at = name.indexOf('=')
  return `${name.slice(at + 1)}\n${name.slice(0, at)}`
}
