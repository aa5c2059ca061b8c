import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import * as z from 'zod'
import { spanRoles } from '#shared/page/ops.ts'
import { FeatureRows } from './feature-rows.ts'
import { packedNamesSchema, packNames, unpackNames } from './packed-names.ts'
import { hasFactors, packedPairsSchema, packPairs, unpackPairs } from './packed-pairs.ts'
import type { Scorers } from './scorer.ts'
import type { TaggerWeights } from './statements/tagger.ts'
import { toByte } from './to-byte.ts'

/** The questions a scorer answers of a candidate: is this the name, the kind, a sum of money …? */
export const questions = ['name', 'kind', 'place', 'audience', 'industry', 'sum', 'thing'] as const
export type Question = (typeof questions)[number]

export interface Weights {
  tagger: TaggerWeights
  scorers: Scorers<Question>
}

/**
 * Tables of the file: a line a feature, a byte a weight, column by column. The tagger's last column is
 * the weight of a border. Weights are told in parts of one, and what is smaller in all columns is left
 * out.
 */
const tables = {
  tagger: { columns: spanRoles.length + 1, parts: 10, least: 0.05 },
  scorers: { columns: questions.length, parts: 20, least: 0.05 },
}

const headSchema = z.strictObject({
  /** Features, in the order of their lines. */
  tagger: packedNamesSchema,
  scorers: packedNamesSchema,
  follows: z.array(z.number()),
  bias: z.record(z.enum(questions), z.number()),
  pairs: z.partialRecord(z.enum(questions), packedPairsSchema),
})
type Head = z.infer<typeof headSchema>

/** Bytes that tell the length of the head; behind it stand the two tables, and the factors. */
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
  const names = { tagger: unpackNames(head.tagger), scorers: unpackNames(head.scorers) }
  const middle = end + names.tagger.length * tables.tagger.columns
  const tagger = unpackTable(bytes.subarray(end, middle), 'tagger')
  const last = middle + names.scorers.length * tables.scorers.columns
  const scorers = unpackTable(bytes.subarray(middle, last), 'scorers')
  const pairs = unpackPairs(bytes.subarray(last), head.pairs, names.scorers.length)
  const of = questions.map((question, column) => [
    question,
    { bias: head.bias[question], weights: scorers[column], pairs: pairs.get(question) },
  ])
  return {
    tagger: {
      features: new FeatureRows(names.tagger),
      weights: rowByRow(tagger, names.tagger.length),
      follows: Float32Array.from(head.follows),
    },
    scorers: {
      features: new FeatureRows(names.scorers),
      of: Object.fromEntries(of) as Weights['scorers']['of'],
    },
  }
}

/** The columns of a table. */
function unpackTable(bytes: Buffer, table: keyof typeof tables): Float32Array[] {
  const { columns, parts } = tables[table]
  const rows = bytes.length / columns
  return Array.from({ length: columns }, (_, column) =>
    Float32Array.from({ length: rows }, (_, row) => bytes.readInt8(column * rows + row) / parts),
  )
}

/** What is asked of one feature stands together. */
function rowByRow(columns: readonly Float32Array[], rows: number): Float32Array {
  const weights = new Float32Array(rows * columns.length)
  columns.forEach((column, at) => {
    for (let row = 0; row < rows; row += 1) weights[row * columns.length + at] = column[row] ?? 0
  })
  return weights
}

/** As it is stored. */
export function packWeights({ tagger, scorers }: Weights): Buffer {
  const { columns } = tables.tagger
  const roles = packTable('tagger', tagger.features, (row) =>
    Array.from({ length: columns }, (_, at) => tagger.weights[row * columns + at] ?? 0),
  )
  const choices = packTable(
    'scorers',
    scorers.features,
    (row) => questions.map((question) => scorers.of[question].weights[row] ?? 0),
    (row) => questions.some((question) => hasFactors(scorers.of[question].pairs, row)),
  )
  const pairs = packPairs(
    questions.map((question) => [question, scorers.of[question].pairs]),
    choices.rows,
  )
  const head: Head = {
    tagger: packNames(roles.names),
    scorers: packNames(choices.names),
    follows: Array.from(tagger.follows, (value) => Math.round(value * 100) / 100),
    bias: Object.fromEntries(
      questions.map((question) => [question, scorers.of[question].bias]),
    ) as Head['bias'],
    pairs: pairs.head,
  }
  const json = Buffer.from(JSON.stringify(head))
  const length = Buffer.alloc(lengthBytes)
  length.writeUInt32LE(json.length)
  return brotliCompressSync(Buffer.concat([length, json, roles.bytes, choices.bytes, pairs.bytes]))
}

function packTable(
  table: keyof typeof tables,
  features: FeatureRows,
  weightsOf: (row: number) => number[],
  isKept: (row: number) => boolean = () => false,
) {
  const { columns, parts, least } = tables[table]
  const rows = features.names
    .map((name, row) => ({ name, row, weights: weightsOf(row) }))
    .filter(
      ({ row, weights }) => isKept(row) || weights.some((weight) => Math.abs(weight) >= least),
    )
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
  const byteOf = (weight: number) => (Math.abs(weight) < least ? 0 : toByte(weight, parts))
  const bytes = Array.from({ length: columns }, (_, column) =>
    rows.map(({ weights }) => byteOf(weights[column] ?? 0)),
  )
  return {
    names: rows.map(({ name }) => name),
    rows: rows.map(({ row }) => row),
    bytes: Buffer.from(Int8Array.from(bytes.flat()).buffer),
  }
}
