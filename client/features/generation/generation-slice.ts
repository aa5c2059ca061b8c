import { createSlice, original, type PayloadAction } from '@reduxjs/toolkit'
import { rootReducer } from '#client/store.ts'
import { foldOps } from '#shared/page/apply-op.ts'
import { emptyDocument, type PageDocument } from '#shared/page/document.ts'
import type { Op } from '#shared/page/ops.ts'
import {
  type GenerationStatus,
  idleProgress,
  type PageState,
  pageState,
} from '#shared/page/page-state.ts'
import type { StreamProblem } from './stream-problem.ts'

/** How the browser stands with the stream; the job itself goes on without it. */
export type Link = 'idle' | 'opening' | 'live' | 'reconnecting'

export interface GenerationState {
  page: PageState | null
  /** Number of the newest event that is folded in; what comes again is skipped. */
  lastSeq: number
  link: Link
  problem: StreamProblem | null
}

const initialState: GenerationState = { page: null, lastSeq: 0, link: 'idle', problem: null }

export interface NumberedOp {
  /** Null for signs of life, which are not numbered. */
  seq: number | null
  op: Op
}

export const generationSlice = createSlice({
  name: 'generation',
  initialState,
  reducers: {
    /** A page as the server keeps it; what is known of its writing stays. */
    loaded(state, { payload }: PayloadAction<{ slug: string; document: PageDocument }>) {
      const before = plain(state).page
      const known = before?.progress.slug === payload.slug ? before : null
      const isOlder = known !== null && known.document.rev > payload.document.rev
      const document = isOlder ? known.document : payload.document
      const progress = known?.progress ?? { ...idleProgress, slug: payload.slug }
      return { ...plain(state), page: { document, progress } }
    },
    opening: (state) => ({ ...plain(state), link: 'opening', problem: null, lastSeq: 0 }),
    received(state, { payload }: PayloadAction<NumberedOp[]>) {
      return receive(plain(state), payload)
    },
    /** A person's edit the server has taken. */
    edited(state, { payload }: PayloadAction<{ ops: Op[]; rev: number }>) {
      const before = plain(state)
      if (!before.page) return before
      const { document, progress } = foldOps(before.page, payload.ops)
      return { ...before, page: { progress, document: { ...document, rev: payload.rev } } }
    },
    reconnecting: (state) => ({ ...plain(state), link: 'reconnecting' }),
    /** The stream is over; `status` where its last event was not seen. */
    ended(state, { payload }: PayloadAction<GenerationStatus | undefined>) {
      const { page, ...rest } = plain(state)
      const progress = page && payload ? { ...page.progress, status: payload } : page?.progress
      return { ...rest, link: 'idle', page: page && progress ? { ...page, progress } : page }
    },
    failed: (state, { payload }: PayloadAction<StreamProblem>) => ({
      ...plain(state),
      link: 'idle',
      problem: payload,
    }),
    cleared: () => initialState,
  },
})

export const generationActions = generationSlice.actions

declare module '#client/store.ts' {
  interface LazySlices {
    generation: GenerationState
  }
}

const injected = generationSlice.injectInto(rootReducer)

/** The whole of what the workspace knows of its page. */
export const selectGeneration = injected.selectSlice

function receive(state: GenerationState, batch: NumberedOp[]): GenerationState {
  let { lastSeq } = state
  const fresh: Op[] = []
  for (const { seq, op } of batch) {
    if (seq !== null && seq <= lastSeq) continue
    lastSeq = seq ?? lastSeq
    fresh.push(op)
  }
  const before = state.page ?? pageState(emptyDocument('new', 'en'))
  return { ...state, page: fresh.length ? foldOps(before, fresh) : state.page, lastSeq, link: 'live' }
}

/** The state itself: the fold shares structure of its own and gains nothing from a draft. */
function plain(state: GenerationState): GenerationState {
  return original(state) ?? state
}
