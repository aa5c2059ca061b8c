import { useNavigate } from 'react-router'
import { useApi } from '#client/platform/api-context.tsx'
import { useI18n } from '#client/platform/i18n.tsx'
import { useToast } from '#client/platform/toasts.tsx'
import type { PageSummary } from '#shared/payloads.ts'
import { editorPath } from './editor-path.ts'
import type { PageCardActions } from './page-card.tsx'
import type { PageList } from './use-page-list.ts'

/** Long enough to read and to change one's mind. */
const undoMs = 8000

/** What may be done to a page of the list; deleting can be taken back where it happened. */
export function usePageActions(
  list: PageList,
): PageCardActions & { onBrought: (page: PageSummary) => void } {
  const { t } = useI18n()
  const api = useApi()
  const toast = useToast()
  const navigate = useNavigate()
  const attempt = async (act: () => Promise<void>) => {
    try {
      await act()
    } catch (error) {
      console.error('A page could not be changed', error)
      toast(t('history.failed'), { kind: 'error', duration: 6000 })
    }
  }
  const nameOf = (page: PageSummary) => ({ title: page.title || t('history.untitled') })
  const onRestore = (page: PageSummary) =>
    attempt(async () => {
      const restored = await api.call('restorePage', { params: { slug: page.slug } })
      list.add(restored)
      toast(t('history.restored', nameOf(page)), { kind: 'success' })
    })
  return {
    onRestore,
    onBrought(page) {
      list.add(page)
      toast(t('history.import.done', nameOf(page)), {
        kind: 'success',
        duration: undoMs,
        action: { label: t('history.edit'), onSelect: () => void navigate(editorPath(page)) },
      })
    },
    onTrash: (page) =>
      attempt(async () => {
        list.replace(await api.call('trashPage', { params: { slug: page.slug } }))
        toast(t('history.movedToTrash', nameOf(page)), {
          duration: undoMs,
          action: { label: t('history.undo'), onSelect: () => void onRestore(page) },
        })
      }),
    onDuplicate: (page) =>
      attempt(async () => {
        list.add(await api.call('duplicatePage', { params: { slug: page.slug } }))
        toast(t('history.duplicated'), { kind: 'success' })
      }),
  }
}
