import { useState } from 'react'
import { useApi } from '#client/platform/api-context.tsx'
import { useDialogs } from '#client/platform/dialogs.tsx'
import { useI18n } from '#client/platform/i18n.tsx'
import { useAttempt } from '#client/platform/use-attempt.ts'
import type { Payloads, Submission } from '#shared/payloads.ts'

type InboxState = Payloads['settings']['inbox']

/** So many are shown at first: the settings below stay in reach. */
const shownAtFirst = 5

export interface InboxControl extends InboxState {
  busy: boolean
  /** Whether there are messages that are not shown yet. */
  hasMore: boolean
  /** Shows those that are here, then asks for older ones. */
  more(): void
  /** Says of a new message that it was read, and the other way round. */
  mark(message: Submission): void
  markAll(): void
  /** For ever, after a question; `leave` lets its row go. */
  remove(message: Submission, leave: (forget: () => void) => void): void
}

/** A page's messages, and what its owner may do with them. */
export function useInbox(slug: string, given: InboxState): InboxControl {
  const { t } = useI18n()
  const api = useApi()
  const { confirm } = useDialogs()
  const [inbox, setInbox] = useState(given)
  const [isOpen, setIsOpen] = useState(false)
  const items = isOpen ? inbox.items : inbox.items.slice(0, shownAtFirst)
  const { busy, attempt } = useAttempt(t('settings.failed'))
  const marked = (id: string | null, readAt: number | null) =>
    setInbox((known) => withMarks(known, id, readAt))
  return {
    ...inbox,
    items,
    busy,
    hasMore: items.length < inbox.items.length || inbox.nextCursor !== null,
    more() {
      const wasOpen = isOpen
      setIsOpen(true)
      if (!wasOpen && items.length < inbox.items.length) return
      void attempt(async () => {
        const query = { cursor: inbox.nextCursor ?? '' }
        const answer = await api.call('listSubmissions', { params: { slug }, query })
        setInbox((known) => ({ ...answer, items: [...known.items, ...answer.items] }))
      })
    },
    mark: ({ id, readAt: before }) =>
      attempt(async () => {
        const call = { params: { slug, id }, body: { read: before === null } }
        marked(id, (await api.call('markSubmission', call)).readAt)
      }),
    markAll: () =>
      attempt(async () => {
        marked(null, (await api.call('markAllSubmissions', { params: { slug } })).readAt)
      }),
    async remove({ id, readAt }, leave) {
      const action = t('settings.inbox.delete')
      const question = { title: action, ok: action, danger: true }
      if (!(await confirm(t('settings.inbox.deleteText'), question))) return
      await attempt(async () => {
        await api.call('deleteSubmission', { params: { slug, id } })
        leave(() =>
          setInbox((known) => ({
            ...known,
            items: known.items.filter((other) => other.id !== id),
            unread: known.unread - (readAt === null ? 1 : 0),
          })),
        )
      })
    },
  }
}

/** With one message, or all new ones, marked. */
function withMarks(inbox: InboxState, id: string | null, readAt: number | null): InboxState {
  const items = inbox.items.map((message) => {
    const isMeant = id === null ? message.readAt === null : message.id === id
    return isMeant ? { ...message, readAt } : message
  })
  if (id === null) return { ...inbox, items, unread: 0 }
  return { ...inbox, items, unread: inbox.unread + (readAt === null ? 1 : -1) }
}
