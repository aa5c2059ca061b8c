import { addLanguages, type Writing } from '#server/pages/add-languages.ts'
import type { StoredGeneration } from '#server/storage/storage.ts'
import { asUsers } from '#shared/page/as-users.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { applyEdits } from '#shared/page/restore/invert-op.ts'
import { opsBetween } from '#shared/page/restore/ops-between.ts'
import type { ReadWish } from './read-wish.ts'

/** Whether a wish gives the page another language. */
export const addsLanguage = ({ outcomes }: ReadWish): boolean =>
  outcomes.some(({ code }) => code === 'language')

/**
 * A wish for languages with what the composer writes in them by itself; those it has no word for
 * are none of the page, as in its settings.
 * @param latest the page's latest generation, read only where it is needed
 */
export async function withNativeTexts(
  services: Writing,
  document: PageDocument,
  read: ReadWish,
  latest: () => Promise<StoredGeneration | undefined | null>,
): Promise<ReadWish> {
  if (!addsLanguage(read)) return read
  const made = applyEdits(document, read.ops.map(asUsers)).document
  const before = { ...made, locales: document.locales }
  const spoken = await addLanguages(services, before, made.locales, (await latest()) ?? null)
  if (spoken.locales.length < made.locales.length) {
    const outcomes = read.outcomes.map((outcome) =>
      outcome.code === 'language' ? { ...outcome, code: 'noLanguage' as const } : outcome,
    )
    return { ...read, ops: [], outcomes }
  }
  return { ...read, ops: opsBetween(document, spoken) }
}
