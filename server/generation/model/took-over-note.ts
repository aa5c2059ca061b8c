import { catalogueWords } from '#server/catalogue-words.ts'
import { sentenceGap } from '#shared/locales.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import type { Op } from '#shared/page/ops.ts'

/** Why the model did not write everything, as its page's owner is told. */
export type Reason = 'absent' | 'late' | 'busy' | 'refused' | 'unusable' | 'failed' | 'spent'

/** Says plainly that the composer wrote what the model did not, and why. */
export function tookOverNote(
  language: PageLanguage,
  reason: Reason,
  count: number,
  total: number,
): Op {
  const t = catalogueWords(language, 'notes')
  const text = [t(`reasons.${reason}`), t('tookOver', { count, total })].join(sentenceGap(language))
  return { op: 'note', code: 'composer_took_over', text }
}
