import { useEffect, useRef, useState } from 'react'
import {
  type HeldWish,
  heldEntry,
  heldWish,
  holdWish,
  releaseWish,
  waitingEntry,
} from '#client/features/dock/held-wish.ts'
import { type RefusedWish, threadEntries } from '#client/features/dock/thread-entries.ts'
import {
  lastOwn,
  type WishDraft,
  type WishEntry,
  type WishProblem,
  type WishThread,
} from '#client/features/dock/wish.ts'
import type { Step } from '#client/features/editor/editor-state.ts'
import type { GenerationControl, WishResult } from '#client/features/generation/use-generation.ts'
import { useI18n } from '#client/platform/i18n.tsx'
import { requestKey } from '#client/platform/open-ahead.ts'
import { useToast } from '#client/platform/toasts.tsx'
import { untilOnline, useOnline } from '#client/platform/use-online.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import type { EditorLink } from './use-editor.ts'
import { type KeptThread, useThreadOfOthers } from './use-kept-thread.ts'

interface Deps {
  slug: string | null
  /** Which of the editors of another's page this person is; null of its owner. */
  guest: number | null
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

/** Why a wish is no longer waited for that stays kept. */
const leaving = 'leaving'

/** What was asked for in words and what came of it, with what is asked just now. */
export function useWishes({
  slug,
  guest,
  thread,
  editor,
  generation,
  rev,
  language,
  onBegin,
}: Deps): WishThread {
  const { locale, t } = useI18n()
  const toast = useToast()
  // The newest, until the thread has it.
  const [latest, setLatest] = useState<WishEntry | null>(null)
  // The server keeps none of them; here they stay for as long as the page is open.
  const [refused, setRefused] = useState<readonly RefusedWish[]>([])
  const [passed, setPassed] = useState<string | null>(null)
  const isBusy = useRef(false)
  const isOnline = useOnline()
  // Ends the wait of a wish for the network.
  const hold = useRef<AbortController>(null)
  const [hasAsked, setHasAsked] = useState(false)
  const [draft, setDraft] = useState<WishDraft | null>(null)

  const last = thread.wishes.at(-1)
  const isOwn = (last?.editor?.number ?? null) === guest
  const underWay = isOwn && last?.status === 'writing' && !generation.isWriting ? last.id : null
  useThreadOfOthers(thread, editor.standing?.thread ?? null, generation.isWriting)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each wish that is under way
  useEffect(() => {
    if (underWay === null || isBusy.current) return
    onBegin()
    void generation.follow(underWay).then(thread.reload)
  }, [underWay])

  const entries = threadEntries(thread.wishes, refused, latest, guest)
  const newest = lastOwn(entries)
  function moveOn(from: 'answer' | 'refusal'): void {
    const state = newest?.answer.state
    if (newest && (from === 'refusal' ? state === 'refused' : state !== 'waiting'))
      setPassed(newest.id)
  }
  // Edits and steps through the history, by whatever way they were made.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each change of the page
  useEffect(() => moveOn('refusal'), [rev])

  function refuse(entry: WishEntry, problem: WishProblem): void {
    const after = last?.id ?? null
    setRefused((before) => [...before, { ...entry, answer: { state: 'refused', problem }, after }])
    setLatest(null)
  }
  /** Its words return to the box they came from. */
  function giveBack({ command, scope }: WishEntry): void {
    setLatest(null)
    setDraft({ command, scope })
  }
  async function carryOut(entry: HeldWish, signal: AbortSignal): Promise<void> {
    const { command, scope } = entry
    const hold = (body = entry.body) => slug && holdWish(slug, { ...entry, body })
    if (!navigator.onLine) hold()
    await untilOnline(signal)
    const opened = await editor.opened()
    await opened.flush()
    onBegin()
    // What was done here is this browser's own to take back and to make again.
    const isOwn = (step: Step | undefined) => step !== undefined && step.kind !== 'page'
    const holdsLast = isOwn(opened.state().undo.at(-1))
    const holdsNext = isOwn(opened.state().redo.at(-1))
    const holds = { ...(holdsLast && { holdsLast }), ...(holdsNext && { holdsNext }) }
    const place = { ...(scope && { scope }), ...(language && { language }) }
    const body = entry.body ?? { command, locale, ...place, ...holds }
    const ask = () => generation.wish(body, entry.id)
    const { outcomes, problem } = await whenOnline(signal, ask, () => hold(body))
    if (slug) releaseWish(slug, entry.id)
    if (problem?.code === 'not_found') opened.lose()
    if (problem) return refuse(waitingEntry(entry), kindOf(problem.code))
    await thread.reload()
    setLatest(null)
    const isTold = (step: 'undone' | 'redone') => outcomes.some(({ code }) => code === step)
    if (body.holdsLast && isTold('undone')) opened.undo()
    if (body.holdsNext && isTold('redone')) opened.redo()
  }
  function begin(wish: HeldWish): void {
    if (isBusy.current) return
    isBusy.current = true
    setHasAsked(true)
    const entry = waitingEntry(wish)
    setLatest(entry)
    const abort = new AbortController()
    hold.current = abort
    carryOut(wish, abort.signal)
      .catch((error: unknown) => {
        if (abort.signal.reason === leaving) return
        if (slug) releaseWish(slug, wish.id)
        if (abort.signal.aborted) return giveBack(entry)
        console.warn('The wish could not be carried out', error)
        refuse(entry, 'failed')
      })
      .finally(() => {
        isBusy.current = false
      })
  }
  // What waits on a page that is left is sent when that page is opened again.
  useEffect(() => () => hold.current?.abort(leaving), [])
  const isReady = editor.open !== null
  const resumed = useRef<string>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page, as soon as it can be changed
  useEffect(() => {
    if (!isReady || !slug || resumed.current === slug) return
    resumed.current = slug
    const left = heldWish(slug)
    if (left) begin(left)
  }, [slug, isReady])
  return {
    entries: isOnline ? entries : entries.map(heldEntry),
    hasAsked,
    news:
      hasAsked && newest && newest.id !== passed ? (isOnline ? newest : heldEntry(newest)) : null,
    isBusy: latest?.answer.state === 'waiting' || last?.status === 'writing',
    send: (command, scope) => begin({ id: requestKey(), command, scope }),
    draft,
    begin: setDraft,
    turn(id, way) {
      editor
        .opened()
        .then((opened) => opened.turnWish(id, way))
        .catch((error: unknown) => {
          console.warn('The wish could not be taken back', error)
          toast(t('generate.command.notUndone'), { kind: 'error' })
        })
    },
    moveOn,
    // What somebody else has asked for is theirs to stop.
    stop:
      latest || isOwn
        ? () => (generation.isWriting ? generation.cancel() : hold.current?.abort())
        : null,
  }
}

/** Asks again, of the same call, what was lost because the network went away. */
async function whenOnline(
  signal: AbortSignal,
  ask: () => Promise<WishResult>,
  onHold: () => void,
): Promise<WishResult> {
  for (;;) {
    const result = await ask()
    if (result.problem?.code !== 'offline' || navigator.onLine) return result
    onHold()
    await untilOnline(signal)
  }
}

function kindOf(code: string): WishProblem {
  if (code === 'not_found') return 'gone'
  const isTold = code === 'not_understood' || code === 'needs_model' || code === 'owner_only'
  return isTold ? code : 'failed'
}
