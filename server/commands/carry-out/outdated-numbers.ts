import { dialledAs, isSameNumber, phoneLike } from '#server/composer/phone-numbers.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { pageTexts } from './page-texts.ts'

/**
 * How the page's texts write an old number, and the new one in its place; none where they tell the new
 * one already, of something else: "WhatsApp 0151 …, else 040 …".
 */
export function outdatedNumbers(
  document: PageDocument,
  key: 'phone' | 'whatsapp',
  value: string,
  written?: string,
): [string, string][] {
  const old = document.facts[key]
  const told = pageTexts(document).flatMap((text) => text.match(phoneLike) ?? [])
  if (!old || told.some((one) => isSameNumber(one, value))) return []
  const before = new Set(told.filter((one) => isSameNumber(one, old)))
  return [...before].map((said) => [said, written ?? dialledAs(said, value)])
}
