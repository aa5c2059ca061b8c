import { useCallback, useLayoutEffect, useMemo } from 'react'
import { useApi } from '#client/platform/api-context.tsx'
import { requestKey, takeAhead } from '#client/platform/open-ahead.ts'
import { problemOf } from '#client/platform/stream-problem.ts'
import { useAppDispatch, useAppSelector, useAppStore } from '#client/store-hooks.ts'
import type { InputOf } from '#shared/endpoints.ts'
import { isSame } from '#shared/page/is-same.ts'
import { type PageState, pageState } from '#shared/page/page-state.ts'
import type { PageDetail } from '#shared/payloads.ts'
import { type GenerationState, generationActions, selectGeneration } from './generation-slice.ts'
import { type RunControl, useRun } from './use-run.ts'
import type { WriteRequest } from './write-request.ts'

export interface GenerationControl extends Pick<GenerationState, 'link' | 'problem'> {
  /** What the screen shows: the ops so far, or the page as the server gave it; null before one. */
  state: PageState | null
  isWriting: boolean
  /** `key` names a call that was opened ahead of this screen. */
  write(request: WriteRequest, key?: string): void
  /** The same brief with the next seed: the page, or one block of it. */
  another(wish: InputOf<'regeneratePage'>): Promise<Rewritten>
  /** Changes the page in words; settles when that is done, or refused as `problem` says then. `key` names the call. */
  wish(body: InputOf<'commandPage'>, key: string): Promise<WishResult>
  /** Reads what another visit has begun; settles at its end. */
  follow(id: string): Promise<void>
  /** The call that was not answered, once more: it cannot make a second page. */
  retry(): void
  cancel(): void
  /** Settles when nothing is being written any more. */
  finished(): Promise<void>
}

/** Whether a block was written otherwise than before; null where that is not known. */
export type Rewritten = 'changed' | 'same' | null

/** What became of a wish: where it was refused, why. */
export type WishResult = Pick<PageState['progress'], 'outcomes' | 'ask'> & {
  problem: GenerationState['problem']
}

/** The writing of one page: what is folded so far and what a person may do about it. */
export function useGeneration(
  page: PageDetail | null,
  onEnd: (slug: string | null) => void,
): GenerationControl {
  const api = useApi()
  const dispatch = useAppDispatch()
  const store = useAppStore()
  const current = useAppSelector(selectGeneration)
  const run = useRun(onEnd)
  usePage(page, run)

  const write = useCallback(
    (body: WriteRequest, key = requestKey()) => {
      const headers = { 'Idempotency-Key': key }
      run.start({
        open: (signal) =>
          takeAhead(key, signal) ?? api.stream('createGeneration', { body, headers, signal }),
      })
    },
    [api, run],
  )
  const another = useCallback(
    async (body: InputOf<'regeneratePage'>): Promise<Rewritten> => {
      const blocks = () => selectGeneration(store.getState()).page?.document.blocks
      const before = blocks()
      const slug = selectGeneration(store.getState()).page?.progress.slug
      if (!slug) return null
      const call = {
        params: { slug },
        body,
        headers: { 'Idempotency-Key': requestKey() },
      }
      run.start({ open: (signal) => api.stream('regeneratePage', { ...call, signal }) })
      await run.finished()
      const { block } = body
      if (!block || selectGeneration(store.getState()).problem) return null
      return isSame(before?.[block], blocks()?.[block]) ? 'same' : 'changed'
    },
    [api, run, store],
  )
  const wish = useCallback(
    async (body: InputOf<'commandPage'>, key: string): Promise<WishResult> => {
      const { page } = selectGeneration(store.getState())
      const slug = page?.progress.slug ?? ''
      const call = { params: { slug }, body, headers: { 'Idempotency-Key': key } }
      run.start({ open: (signal) => api.stream('commandPage', { ...call, signal }) })
      await run.finished()
      const { page: after, problem } = selectGeneration(store.getState())
      const { outcomes = [], ask = null } = after?.progress ?? {}
      return { outcomes, ask, problem }
    },
    [api, run, store],
  )
  const follow = useCallback(
    (id: string) => {
      run.start({ generation: id })
      return run.finished()
    },
    [run],
  )
  const cancel = useCallback(async () => {
    if (!selectGeneration(store.getState()).page) return run.stop()
    const id = await currentGeneration(store)
    if (!id) return
    await api.call('cancelGeneration', { params: { id } }).catch((error: unknown) => {
      dispatch(generationActions.failed(problemOf(error)))
    })
  }, [api, dispatch, run, store])

  return {
    state: useShownState(page, current.page),
    link: current.link,
    problem: current.problem,
    isWriting: current.link !== 'idle',
    write,
    another,
    wish,
    follow,
    retry: run.again,
    cancel,
    finished: run.finished,
  }
}

/** What is being written; until its first event the page still names the writing before it. */
function currentGeneration(store: ReturnType<typeof useAppStore>): Promise<string | null> {
  return new Promise((resolve) => {
    const look = () => {
      const { link, page } = selectGeneration(store.getState())
      if (link === 'opening') return
      unsubscribe()
      resolve(link === 'idle' ? null : (page?.progress.generation ?? null))
    }
    const unsubscribe = store.subscribe(look)
    look()
  })
}

/** Follows the page of the address: takes it in, and its writing up again where it is under way. */
function usePage(page: PageDetail | null, run: RunControl): void {
  const dispatch = useAppDispatch()
  const store = useAppStore()
  // Before what came with the screen is written, and that is before it is seen.
  useLayoutEffect(() => {
    const progress = selectGeneration(store.getState()).page?.progress
    const known = progress?.slug ?? null
    if (page && run.isRunning() && known === page.slug) return
    run.stop()
    if (!page || known !== page.slug) dispatch(generationActions.cleared())
    if (page?.document.v !== 2) return
    const { slug, document, generation } = page
    const status = generation?.status === 'queued' ? 'writing' : generation?.status
    dispatch(
      generationActions.loaded({
        slug,
        document,
        ...(generation && { generation: generation.id }),
        ...(status && { status }),
        ...(generation && { usage: generation.usage }),
      }),
    )
    const seenToEnd = progress?.generation === generation?.id && progress?.status !== 'writing'
    if (generation && status === 'writing' && !seenToEnd) run.start({ generation: generation.id })
  }, [page, run, dispatch, store])
  // Before another page that takes this one's place is taken in.
  useLayoutEffect(() => () => void dispatch(generationActions.cleared()), [dispatch])
}

/** The server renders from the payload; so does the browser until the store has taken it in. */
function useShownState(page: PageDetail | null, folded: PageState | null): PageState | null {
  const given = useMemo(() => (page?.document.v === 2 ? pageState(page.document) : null), [page])
  if (!page) return folded
  return folded?.progress.slug === page.slug ? folded : given
}
