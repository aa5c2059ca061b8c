import { createSlice, original, type PayloadAction } from '@reduxjs/toolkit'
import { rootReducer } from '#client/store.ts'
import { applyOp, foldOps } from '#shared/page/apply-op.ts'
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

export interface LoadedPage {
  slug: string
  document: PageDocument
  /** The generation it was last written by, and how that ended. */
  generation?: string
  status?: GenerationStatus
}

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
    loaded(state, { payload }: PayloadAction<LoadedPage>) {
      const before = plain(state).page
      const known = before?.progress.slug === payload.slug ? before : null
      const isOlder = known !== null && known.document.rev > payload.document.rev
      const document = isOlder ? known.document : payload.document
      const { slug, generation = null, status = 'idle' } = payload
      const progress = known?.progress ?? { ...idleProgress, slug, generation, status }
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
  const page = fresh.length > 0 ? fresh.reduce(applyIfFits, before) : state.page
  return { ...state, page, lastSeq, link: 'live' }
}

/** An op of a newer server must not end the stream: the page is read again when it is written. */
function applyIfFits(page: PageState, op: Op): PageState {
  try {
    return applyOp(page, op)
  } catch (error) {
    console.error(`The op "${op.op}" was left out`, error)
    return page
  }
}

/** The state itself: the fold shares structure of its own and gains nothing from a draft. */
function plain(state: GenerationState): GenerationState {
  return original(state) ?? state
}
