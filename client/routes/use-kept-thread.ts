import { useCallback, useEffect, useState } from 'react'
import { useApi } from '#client/platform/api-context.tsx'
import { useI18n } from '#client/platform/i18n.tsx'
import { useToast } from '#client/platform/toasts.tsx'
import type { Wish, WishUndo } from '#shared/page/wish.ts'

/** How much of a thread is shown. */
const shownWishes = 50

export interface KeptThread {
  wishes: readonly Wish[]
  /** Reads the thread anew; resolves when it is here. */
  reload(): Promise<void>
  /** Takes in what became of one wish. */
  replace(turned: WishUndo): void
}

/** The thread as the server keeps it: a reload and another device show the same. */
export function useKeptThread(slug: string | null): KeptThread {
  const api = useApi()
  const { t } = useI18n()
  const toast = useToast()
  const [kept, setKept] = useState<{ slug: string; wishes: Wish[] } | null>(null)
  const reload = useCallback(async () => {
    if (!slug) return
    try {
      const query = { limit: shownWishes }
      const { items } = await api.call('listWishes', { params: { slug }, query })
      setKept({ slug, wishes: items.toReversed() })
    } catch (error) {
      // The page can be changed all the same; the next wish reads the thread again.
      console.warn('The thread of wishes could not be read', error)
    }
  }, [api, slug])
  useEffect(() => void reload(), [reload])
  const replace = useCallback(
    ({ wish, kept: stays }: WishUndo) => {
      if (stays.length > 0) toast(t('generate.command.partlyBack'), { duration: 5000 })
      setKept(
        (before) =>
          before && {
            ...before,
            wishes: before.wishes.map((each) => (each.id === wish.id ? wish : each)),
          },
      )
    },
    [t, toast],
  )
  return { wishes: kept?.slug === slug ? kept.wishes : none, reload, replace }
}

/** Reads the thread anew where somebody else has asked for something; one's own is read at its end. */
export function useThreadOfOthers(
  { wishes, reload }: KeptThread,
  told: string | null,
  isWriting: boolean,
): void {
  const last = wishes.at(-1)
  const known = last ? `${last.id} ${last.status}` : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each state that is told
  useEffect(() => {
    if (told !== null && told !== known && !isWriting) void reload()
  }, [told, isWriting])
}

const none: readonly Wish[] = []
