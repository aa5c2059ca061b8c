import type { Reading, Run } from '../name-words.ts'

/** "Fontanería, Calefacción y Gas en Ávila", "IRS, IVA, Segurança Social.": a list of what is done. */
const list =
  /^\p{Lu}[\p{L}-]+(?: \p{L}+)?(?:, \p{Lu}[\p{L}-]+(?: \p{L}+)?)+(?:,? (?:y|e|et|ed|o|ou) \p{Lu}[\p{L}-]+)?(?=\s*[.\n]| (?:en|em|à|a|in|no|na) |$)/u

/** Whether a candidate is one of the things, or the last two, of a sentence that only lists them. */
export function isListed({ text, lexicon }: Reading, { start, end }: Run): boolean {
  if (!['FR', 'ES', 'IT', 'PT'].includes(lexicon.countries[0])) return false
  const { raw } = text
  let from = start
  while (from > 0 && start - from < 70 && !/[.!?\n:]/.test(raw[from - 1] ?? '')) from -= 1
  while (raw[from] === ' ') from += 1
  const said = list.exec(raw.slice(from, from + 120))?.[0] ?? ''
  const items = said.split(/, | (?:y|e|et|ed|o|ou) /)
  const own = raw.slice(start, end)
  return items.length > 2 && (items.includes(own) || said.endsWith(`, ${own}`))
}
