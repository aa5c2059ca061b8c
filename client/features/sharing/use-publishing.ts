import { useState } from 'react'
import { useApi } from '#client/platform/api-context.tsx'
import { HttpError } from '#client/platform/http-client.ts'
import { useI18n } from '#client/platform/i18n.tsx'
import { useToast } from '#client/platform/toasts.tsx'
import { useAttempt } from '#client/platform/use-attempt.ts'
import { type Finding, isWish } from '#shared/page/check-page.ts'
import type { EditOp } from '#shared/page/ops.ts'
import type { PageChecks, PageSummary } from '#shared/payloads.ts'
import { takenDownWords } from './taken-down-words.ts'
import { useCameOnline } from './use-came-online.ts'

export interface PublishingOptions {
  page: PageSummary
  onChange: () => void
  /** The page has come online at another slug; `cameOnline` travels with the navigation. */
  onMoved: (slug: string, from: string) => unknown
  /** Makes edits where the page is being edited; elsewhere they are sent to the server. */
  onEdit?: ((ops: EditOp[]) => Promise<unknown>) | undefined
}

/** What is open: what goes online, or where it is. */
export type PublishingSheet =
  | { checks: PageChecks }
  | { online: 'first' | 'again' | 'known' }
  | null

/** The state of putting one page online, and what may be done about it. */
export function usePublishing({ page, onChange, onMoved, onEdit }: PublishingOptions) {
  const { t } = useI18n()
  const api = useApi()
  const toast = useToast()
  const { busy, attempt } = useAttempt(t('share.publish.failed'))
  const [known, setKnown] = useState<{ page: PageSummary; of: string } | null>(null)
  const [sheet, setSheet] = useState<PublishingSheet>(null)
  const [refused, setRefused] = useState<string | null>(null)
  useCameOnline(() => setSheet({ online: 'first' }))
  const isAbout = known && [known.of, known.page.slug].includes(page.slug)
  const current = isAbout && known.page.updatedAt >= page.updatedAt ? known.page : page
  const params = { slug: current.slug }

  const publish = async (slug: string) => {
    if (slug !== current.slug && !(await isMoved(slug))) return
    const answer = await api.call('publishPage', { params: { slug } }).catch(refusedByOperator)
    if (answer) setKnown({ page: answer, of: page.slug })
    setSheet(answer && { online: current.state === 'published' ? 'again' : 'first' })
    if (slug === current.slug) onChange()
    else onMoved(slug, current.slug)
  }
  /** Only the operator can change that: trying again is no use. */
  const tellTakenDown = (why: string | null) =>
    toast(takenDownWords(t, why), { kind: 'error', duration: 12_000 })
  const refusedByOperator = (error: unknown) => {
    if (!(error instanceof HttpError) || error.problem.code !== 'taken_down') throw error
    tellTakenDown(null)
    return null
  }
  /** False where somebody else has it by now. */
  const isMoved = async (slug: string) => {
    try {
      await api.call('putSettings', { params, body: { slug } })
      return true
    } catch (error) {
      if (!(error instanceof HttpError) || error.status !== 422) throw error
      setRefused(slug)
      return false
    }
  }
  /** Changes go online at once where there is nothing to stop for. */
  const check = async () => {
    if (current.takenDown) return tellTakenDown(current.takenDown.reason)
    const checks = await api.call('checkPage', { params })
    const isQuiet = checks.findings.every(isWish) && !checks.changes?.length
    if (current.state === 'published' && isQuiet) await publish(current.slug)
    else setSheet({ checks })
  }
  const fix = async ({ fix: ops = [] }: Finding) => {
    if (onEdit) await onEdit(ops)
    else {
      const { rev: newest } = await api.call('getPage', { params })
      const headers = { 'If-Match': `"${newest}"` }
      await api.call('editPage', { params, headers, body: { ops } })
    }
    setSheet({ checks: await api.call('checkPage', { params }) })
    onChange()
  }
  const unpublish = async () => {
    setKnown({ page: await api.call('unpublishPage', { params }), of: page.slug })
    setSheet(null)
    toast(t('share.publish.isOffline'), { kind: 'success' })
    onChange()
  }
  return {
    current,
    sheet,
    refused,
    busy,
    close: () => setSheet(null),
    show: () => setSheet({ online: 'known' }),
    check: () => attempt(check),
    publish: (slug: string) => attempt(() => publish(slug)),
    fix: (finding: Finding) => attempt(() => fix(finding)),
    unpublish: () => attempt(unpublish),
  }
}
