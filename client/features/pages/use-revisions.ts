import { useEffect, useState } from 'react'
import { useApi } from '#client/platform/api-context.tsx'
import { useI18n } from '#client/platform/i18n.tsx'
import { useAttempt } from '#client/platform/use-attempt.ts'
import type { RevisionList } from '#shared/revisions.ts'

/** The versions of a page as far as they are known, and how to ask for older ones. */
export function useRevisions(slug: string, given: RevisionList) {
  const { t } = useI18n()
  const api = useApi()
  const [known, setKnown] = useState(given)
  useEffect(() => setKnown(given), [given])
  const { busy, attempt } = useAttempt(t('history.failed'))
  const more = () =>
    void attempt(async () => {
      const query = { cursor: known.nextCursor ?? '' }
      const older = await api.call('listRevisions', { params: { slug }, query })
      setKnown(({ items }) => ({ ...older, items: [...items, ...older.items] }))
    })
  return { ...known, busy, more }
}
