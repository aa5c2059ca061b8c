import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type PersonName = 'given' | 'family' | 'both'

let listed: { given: ReadonlySet<string>; family: ReadonlySet<string> } | null = null

/**
 * Whether a word is listed among the names of people, of all languages: they travel.
 * @param word folded
 */
export function personNameOf(word: string): PersonName | undefined {
  const { given, family } = listedNames()
  const isGiven = given.has(word)
  const isFamily = family.has(word)
  if (isGiven && isFamily) return 'both'
  return isGiven ? 'given' : isFamily ? 'family' : undefined
}

/** @param word folded */
export const isGivenName = (word: string): boolean => listedNames().given.has(word)

/** `languages/people.tsv`, folded, read once. */
export function listedNames() {
  listed ??= readNames()
  return listed
}

function readNames() {
  const file = join(import.meta.dirname, '../../../languages/people.tsv')
  const rows = readFileSync(file, 'utf8').split('\n').slice(1)
  const namesOf = (kind: string) =>
    new Set(
      rows
        .find((row) => row.startsWith(`${kind}\t`))
        ?.slice(kind.length + 1)
        .split('|'),
    )
  return { given: namesOf('given'), family: namesOf('family') }
}
