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
  return isPartOf(upper.split('_'), words) || distance(upper, setting) <= mostChanges(setting)
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

/** How many letters were left out, added, replaced or swapped with their neighbour. */
function distance(one: string, other: string): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    for (let at = 1; at <= other.length; at++) {
      const replaced = (last[at - 1] ?? 0) + Number(one[row - 1] !== other[at - 1])
      const isSwapped = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      const swapped = isSwapped ? (before[at - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY
      next.push(Math.min((last[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, replaced, swapped))
    }
    before = last
    last = next
  }
  return last[other.length] ?? 0
}
