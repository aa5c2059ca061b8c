import { useEffect, useMemo, useRef } from 'react'
import { useApi } from '#client/platform/api-context.tsx'
import { useDialogs } from '#client/platform/dialogs.tsx'
import { useI18n } from '#client/platform/i18n.tsx'
import { useNavigate } from '#client/platform/router.tsx'
import { useToast } from '#client/platform/toasts.tsx'
import type { ImportedPage, PageSummary } from '#shared/payloads.ts'
import { editorPath } from './editor-path.ts'
import { inTurns } from './in-turns.ts'
import type { PageCardActions } from './page-card.tsx'
import type { PageList } from './use-page-list.ts'

/** Long enough to read and to change one's mind. */
const undoMs = 8000

type ActOnMany = (pages: PageSummary[]) => Promise<boolean>
/** Each says whether it was done to all of them. */
export type ManyActions = Record<'trash' | 'restore' | 'duplicate' | 'erase', ActOnMany>

export interface PageActions {
  one: PageCardActions
  many: ManyActions
  onBrought: (page: ImportedPage) => void
}

/** What may be done to pages of the list; what is put away can be taken back where it happened. */
export function usePageActions(list: PageList): PageActions {
  const { t } = useI18n()
  const toast = useToast()
  const navigate = useNavigate()
  const act = usePageCalls(list)
  const many = useManyActions(act)
  const topicOf = ({ slug }: PageSummary) => ({ topic: `page ${slug}` })
  const nameOf = (page: PageSummary) => ({ title: page.name || t('history.untitled') })
  const attempt = async (done: Promise<unknown>, then: () => void) => {
    try {
      await done
      then()
    } catch (error) {
      console.error('A page could not be changed', error)
      toast(t('history.failed'), { kind: 'error', duration: 6000 })
    }
  }
  const onRestore = (page: PageSummary) =>
    attempt(act.restore(page), () =>
      toast(t('history.restored', nameOf(page)), { kind: 'success', ...topicOf(page) }),
    )
  const one: PageCardActions = {
    onRestore,
    onTrash: (page) =>
      attempt(act.trash(page), () =>
        toast(t('history.movedToTrash', nameOf(page)), {
          ...topicOf(page),
          duration: undoMs,
          action: { label: t('history.undo'), onSelect: () => void onRestore(page) },
        }),
      ),
    onDuplicate: (page) =>
      attempt(act.duplicate(page), () => toast(t('history.duplicated'), { kind: 'success' })),
    onErase: (page) => void many.erase([page]),
    onRename: (page, title) => attempt(act.rename(page, title), () => {}),
  }
  return {
    one: useSteady(one),
    many,
    onBrought({ missingPictures: count, ...page }) {
      list.add(page)
      const done = t('history.import.done', nameOf(page))
      const words = count > 0 ? [done, t('history.import.missing', { count })] : [done]
      toast(words.join(' · '), {
        kind: count > 0 ? 'warning' : 'success',
        duration: undoMs,
        action: { label: t('history.edit'), onSelect: () => void navigate(editorPath(page)) },
      })
    },
  }
}

/** The same object at every drawing; what it does is what the newest would. */
function useSteady(actions: PageCardActions): PageCardActions {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  return useMemo(
    () => ({
      onTrash: (page) => latest.current.onTrash(page),
      onRestore: (page) => latest.current.onRestore(page),
      onDuplicate: (page) => latest.current.onDuplicate(page),
      onErase: (page) => latest.current.onErase(page),
      onRename: (page, title) => latest.current.onRename(page, title),
    }),
    [],
  )
}

/** One call for one page, and the list told of it. */
function usePageCalls(list: PageList) {
  const api = useApi()
  const at = ({ slug }: PageSummary) => ({ params: { slug } })
  return {
    restore: async (page: PageSummary) => list.add(await api.call('restorePage', at(page))),
    trash: async (page: PageSummary) => list.replace(await api.call('trashPage', at(page))),
    duplicate: async (page: PageSummary) => list.add(await api.call('duplicatePage', at(page))),
    async erase(page: PageSummary) {
      await api.call('erasePage', at(page))
      list.remove(page.slug)
    },
    async rename(page: PageSummary, title: string) {
      const settings = await api.call('putSettings', { ...at(page), body: { title } })
      list.replace({ ...page, title: settings.title, name: settings.title })
    },
  }
}

function useManyActions(act: ReturnType<typeof usePageCalls>): ManyActions {
  const { t } = useI18n()
  const toast = useToast()
  const { confirm } = useDialogs()
  const forAll =
    (call: (page: PageSummary) => Promise<unknown>, done: string): ActOnMany =>
    async (pages) => {
      const failed = await inTurns(pages, call)
      const count = failed || pages.length
      toast(t(failed > 0 ? 'history.many.failed' : done, { count }), {
        kind: failed > 0 ? 'error' : 'success',
        duration: 6000,
      })
      return failed === 0
    }
  return {
    trash: forAll(act.trash, 'history.many.trashed'),
    restore: forAll(act.restore, 'history.many.restored'),
    duplicate: forAll(act.duplicate, 'history.many.duplicated'),
    async erase(pages) {
      const agreed = await confirm(t('history.foreverText'), {
        title: t('history.foreverTitle', { count: pages.length }),
        ok: t('history.forever'),
        danger: true,
      })
      return agreed && forAll(act.erase, 'history.many.erased')(pages)
    },
  }
}
