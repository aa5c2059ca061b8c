import * as z from 'zod'
import type { PairWeights } from './scorer.ts'
import { toByte } from './to-byte.ts'

/** Which lines of a table of features have factors, each told by how far it is behind the last. */
export const packedPairsSchema = z.strictObject({ factors: z.int(), steps: z.array(z.int()) })
type PackedPairs = z.infer<typeof packedPairsSchema>

/** Factors are told in parts of one. */
const parts = 64

/** Whether a row has a factor large enough to be stored. */
export const hasFactors = (pairs: PairWeights | undefined, row: number): boolean =>
  pairs !== undefined && factorsOf(pairs, row).some((byte) => byte !== 0)

const factorsOf = ({ factors, weights }: PairWeights, row: number): number[] =>
  Array.from({ length: factors }, (_, factor) =>
    toByte(weights[row * factors + factor] ?? 0, parts),
  )

/**
 * The factors of each question that weighs pairs, a byte each, column by column.
 * @param rows of the features, in the order of their lines
 */
export function packPairs<Question extends string>(
  of: readonly (readonly [Question, PairWeights | undefined])[],
  rows: readonly number[],
) {
  const head: Partial<Record<Question, PackedPairs>> = {}
  const bytes: number[] = []
  for (const [question, pairs] of of) {
    if (!pairs) continue
    const lines = [...rows.keys()].filter((line) => hasFactors(pairs, rows[line] ?? 0))
    const { factors } = pairs
    head[question] = { factors, steps: lines.map((line, i) => line - (lines[i - 1] ?? 0)) }
    const columns = lines.map((line) => factorsOf(pairs, rows[line] ?? 0))
    for (let factor = 0; factor < factors; factor += 1)
      for (const column of columns) bytes.push(column[factor] ?? 0)
  }
  return { head, bytes: Buffer.from(Int8Array.from(bytes).buffer) }
}

/** @param lines of the table of features */
export function unpackPairs<Question extends string>(
  bytes: Buffer,
  head: Partial<Record<Question, PackedPairs>>,
  lines: number,
): ReadonlyMap<Question, PairWeights> {
  let at = 0
  const told = Object.entries<PackedPairs | undefined>(head) as [Question, PackedPairs][]
  return new Map(
    told.map(([question, { factors, steps }]) => {
      const weights = new Float32Array(lines * factors)
      for (let factor = 0; factor < factors; factor += 1) {
        let line = 0
        for (const step of steps) {
          line += step
          weights[line * factors + factor] = bytes.readInt8(at) / parts
          at += 1
        }
      }
      return [question, { factors, weights }] as const
    }),
  )
}
