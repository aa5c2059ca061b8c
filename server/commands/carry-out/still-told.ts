import { isSameNumber, phoneLike } from '#server/composer/phone-numbers.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { FactKey } from '#shared/page/facts.ts'
import type { Intent } from '../intent.ts'
import { pageTexts } from './page-texts.ts'
import { sentencesOf } from './sentences.ts'

/** The sentences that still tell a number or an address that was taken off the page. */
export function stillTold(
  intents: readonly Intent[],
  before: PageDocument,
  after: PageDocument,
): string[] {
  const gone = intents.flatMap((intent) =>
    intent.wish === 'forget' && after.facts[intent.key] === undefined ? [intent.key] : [],
  )
  const sentences = pageTexts(after).flatMap((text) => sentencesOf(text, after))
  const telling = sentences.filter((said) =>
    gone.some((key) => tells(said, key, before.facts[key])),
  )
  return [...new Set(telling.map((said) => said.trim()))]
}

/** Whether some words have a number or an address in them. */
export function tells(said: string, key: FactKey, value: unknown): boolean {
  if (typeof value !== 'string') return false
  if (key === 'phone' || key === 'whatsapp')
    return (said.match(phoneLike) ?? []).some((number) => isSameNumber(number, value))
  const isWritten = key === 'email' || key === 'url'
  return isWritten && said.toLowerCase().includes(value.toLowerCase().replace(/^https?:\/\//, ''))
}
