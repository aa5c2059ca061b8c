import { fold } from '#server/reader/text/fold.ts'
import type { LabelledFact, LabelledFacts } from './labelled-record.ts'

/** Digits by which a number is known, without its country. */
const telling = 6

/** What is told in the brief's own words; hours, actions and trades are readings of them. */
const inOwnWords: ReadonlySet<LabelledFact> = new Set([
  'name',
  'kind',
  'place',
  'email',
  'url',
  'audience',
  'deadline',
])

/**
 * A corrected fact as far as the brief says it, undefined where it does not: a creator may also
 * have added what was never in the brief, and then there is nothing to be learned.
 */
export function saidIn(brief: string, key: LabelledFact, value: unknown): unknown {
  const folded = fold(brief)
  const holds = (text: string) => wordsOf(text).every((word) => folded.includes(word))
  if (key === 'phone') return endsAlike(brief, String(value)) ? value : undefined
  if (key === 'since') return folded.includes(String(value)) ? value : undefined
  if (inOwnWords.has(key)) return holds(withoutProtocol(String(value))) ? value : undefined
  if (!Array.isArray(value)) return value
  const said = value.filter((entry) => holds(headOf(entry)))
  return said.length > 0 ? said : undefined
}

function wordsOf(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

function endsAlike(brief: string, phone: string): boolean {
  const end = phone.replace(/\D/g, '').slice(-telling)
  return brief.replace(/\D/g, '').includes(end)
}

const withoutProtocol = (text: string) => text.replace(/^https?:\/\//, '')

/** What an entry of a list is about. */
function headOf(entry: unknown): string {
  const { item, name, title } = entry as NonNullable<LabelledFacts['prices']>[number] & {
    name?: string
    title?: string
  }
  return typeof entry === 'string' ? entry : (item ?? name ?? title ?? '')
}
