import { useCallback, useEffect, useRef, useState } from 'react'
import {
  type WishEntry,
  type WishProblem,
  type WishThread,
  wishEntry,
} from '#client/features/dock/wish.ts'
import type { Step } from '#client/features/editor/editor-state.ts'
import type { GenerationControl } from '#client/features/generation/use-generation.ts'
import { useApi } from '#client/platform/api-context.tsx'
import { useI18n } from '#client/platform/i18n.tsx'
import { requestKey } from '#client/platform/open-ahead.ts'
import { useToast } from '#client/platform/toasts.tsx'
import type { PageLanguage } from '#shared/page/document.ts'
import type { Wish, WishScope, WishUndo } from '#shared/page/wish.ts'
import type { EditorLink } from './use-editor.ts'

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

const none: readonly Wish[] = []

interface Deps {
  thread: KeptThread
  editor: EditorLink
  generation: GenerationControl
  /** The revision the page has, as far as this browser knows. */
  rev: number
  /** The language the page is shown in. */
  language: PageLanguage | null
  /** Is called before a wish is carried out. */
  onBegin: () => void
}

/** What was asked for in words and what came of it, with what is asked just now. */
export function useWishes({
  thread,
  editor,
  generation,
  rev,
  language,
  onBegin,
}: Deps): WishThread {
  const { locale, t } = useI18n()
  const toast = useToast()
  // The newest, until the thread has it; a wish that was refused is in no thread.
  const [latest, setLatest] = useState<WishEntry | null>(null)
  const isBusy = useRef(false)
  const [hasAsked, setHasAsked] = useState(false)

  const last = thread.wishes.at(-1)
  const underWay = last?.status === 'writing' && !generation.isWriting ? last.id : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each wish that is under way
  useEffect(() => {
    if (underWay === null || isBusy.current) return
    onBegin()
    void generation.follow(underWay).then(thread.reload)
  }, [underWay])

  const forgetRefused = useCallback(
    () => setLatest((now) => (now?.answer.state === 'refused' ? null : now)),
    [],
  )
  // Edits and steps through the history, by whatever way they were made.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each change of the page
  useEffect(forgetRefused, [rev])

  async function carryOut(entry: WishEntry): Promise<void> {
    const { command, scope } = entry
    const opened = await editor.opened()
    await opened.flush()
    onBegin()
    // What was done here is this browser's own to take back and to make again.
    const isOwn = (step: Step | undefined) => step !== undefined && step.kind !== 'page'
    const holdsLast = isOwn(opened.state().undo.at(-1))
    const holdsNext = isOwn(opened.state().redo.at(-1))
    const holds = { ...(holdsLast && { holdsLast }), ...(holdsNext && { holdsNext }) }
    const place = { ...(scope && { scope }), ...(language && { language }) }
    const body = { command, locale, ...place, ...holds }
    const { outcomes, problem } = await generation.wish(body)
    if (problem)
      return setLatest({ ...entry, answer: { state: 'refused', problem: kindOf(problem.code) } })
    await thread.reload()
    setLatest(null)
    const isTold = (step: 'undone' | 'redone') => outcomes.some(({ code }) => code === step)
    if (holdsLast && isTold('undone')) opened.undo()
    if (holdsNext && isTold('redone')) opened.redo()
  }
  return {
    entries: [...thread.wishes.map(wishEntry), ...(latest ? [latest] : [])],
    hasAsked,
    isBusy: latest?.answer.state === 'waiting' || last?.status === 'writing',
    send(command: string, scope: WishScope | null) {
      if (isBusy.current) return
      isBusy.current = true
      setHasAsked(true)
      const entry: WishEntry = { id: requestKey(), command, scope, answer: { state: 'waiting' } }
      setLatest(entry)
      carryOut(entry)
        .catch((error: unknown) => {
          console.warn('The wish could not be carried out', error)
          setLatest({ ...entry, answer: { state: 'refused', problem: 'failed' } })
        })
        .finally(() => {
          isBusy.current = false
        })
    },
    turn(id, way) {
      editor
        .opened()
        .then((opened) => opened.turnWish(id, way))
        .catch((error: unknown) => {
          console.warn('The wish could not be taken back', error)
          toast(t('generate.command.notUndone'), { kind: 'error' })
        })
    },
    forgetRefused,
    stop: generation.cancel,
  }
}

function kindOf(code: string): WishProblem {
  if (code === 'not_found') return 'gone'
  return code === 'not_understood' || code === 'needs_model' ? code : 'failed'
}
