import { letterChanges } from './letter-changes.ts'

/**
 * Variables that nobody reads and that look like settings: a limit that was misspelt would
 * otherwise be none, and nobody would be told.
 * @returns each with the setting that was probably meant
 */
export function misspeltSettings(
  given: readonly string[],
  settings: readonly string[],
): [name: string, meant: string][] {
  const unknown = given.filter((name) => !settings.includes(name))
  return unknown.flatMap((name): [string, string][] => {
    const meant = settings.find((setting) => looksLike(name, setting))
    return meant === undefined ? [] : [[name, meant]]
  })
}

/** `NINEFOLD_PORT` and `NINEFOLD_HOST` are left alone: Kubernetes sets such names for a service. */
function looksLike(name: string, setting: string): boolean {
  const upper = name.toUpperCase()
  const words = setting.split('_')
  if (upper === setting || (words.length > 1 && upper === `NINEFOLD_${setting}`)) return true
  return isPartOf(upper.split('_'), words) || letterChanges(upper, setting) <= mostChanges(setting)
}

/** Some of a setting's words, in their order: `MODEL_KEY`, `KEEP_EVENTS`. */
function isPartOf(words: string[], all: string[]): boolean {
  if (words.length < 2 || words[0] !== all[0]) return false
  let at = 0
  for (const word of all) if (word === words[at]) at += 1
  return at === words.length
}

/** Short names are near to many words that mean something else. */
function mostChanges({ length }: string): number {
  if (length < 6) return 0
  return length < 10 ? 1 : 2
}
