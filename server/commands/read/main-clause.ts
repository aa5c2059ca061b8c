import type { CommandWords } from '../command-words.ts'

type VerbLast = NonNullable<CommandWords['verbLast']>

/**
 * A clause whose verb comes last as a sentence of its own, its verb behind its subject; null where
 * either is not known for sure.
 */
export function mainClause(clause: string, words: VerbLast): string | null {
  const parts = clause.split(/(?=,)/)
  for (let count = 1; count <= parts.length; count += 1) {
    const told = parts.slice(0, count).join('').trim().split(/\s+/)
    const sentence = turned(told, words)
    if (sentence) return sentence + parts.slice(count).join('').trimEnd()
  }
  return null
}

function turned(told: readonly string[], words: VerbLast): string | null {
  const [subject = '', ...rest] = told
  if (!isIn(words.subjects, subject)) return null
  const at = verbAt(rest, words)
  const verb = rest[at]
  if (verb === undefined) return null
  // Its verb stands behind the subject already.
  if (at === 0 && rest.length > 1) return told.join(' ')
  const others = rest.filter((_word, index) => index !== at)
  // "Zahlen kann": what the verb rules stands right before it.
  const isSecond = others.slice(0, -1).some((word) => isIn(words.verbs, word))
  const { stem, prefix } = parted(verb, words)
  if (isSecond || stem === null) return null
  return [subject, stem, ...others, ...(prefix ? [prefix] : [])].join(' ')
}

/** The first word may be the verb of a sentence of its own; else it is the last, or leads the last. */
function verbAt(rest: readonly string[], words: VerbLast): number {
  const last = rest.length - 1
  if (isIn(words.verbs, rest[0] ?? '')) return 0
  const leads = words.clusters && last > 0 && isIn(words.verbs, rest[last - 1] ?? '')
  if (leads) return last - 1
  return parted(rest[last] ?? '', words).stem === null ? -1 : last
}

/** "Annehmen": a verb that is known, without what leaves it. */
function parted(verb: string, { verbs, prefixes }: VerbLast) {
  if (isIn(verbs, verb)) return { stem: verb, prefix: null }
  const prefix = prefixes.find(
    (one) => verb.toLowerCase().startsWith(one) && isIn(verbs, verb.slice(one.length)),
  )
  return { stem: prefix ? verb.slice(prefix.length) : null, prefix: prefix ?? null }
}

const isIn = (list: readonly string[], word: string): boolean => list.includes(word.toLowerCase())
