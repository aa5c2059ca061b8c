import { createAction, type UnknownAction } from '@reduxjs/toolkit'
import type { StreamProblem } from '#client/platform/stream-problem.ts'
import { rootReducer } from '#client/store.ts'
import { applyOp } from '#shared/page/apply-op.ts'
import { emptyDocument, type PageDocument } from '#shared/page/document.ts'
import type { Op } from '#shared/page/ops.ts'
import {
  type GenerationStatus,
  idleProgress,
  type PageState,
  pageState,
} from '#shared/page/page-state.ts'
import type { Usage } from '#shared/page/usage.ts'

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
  /** What that cost. */
  usage?: Usage | null
}

export interface NumberedOp {
  /** Null for signs of life, which are not numbered. */
  seq: number | null
  op: Op
}

export const generationActions = {
  /** A page as the server keeps it; what is known of its writing stays. */
  loaded: createAction<LoadedPage>('generation/loaded'),
  opening: createAction('generation/opening'),
  received: createAction<NumberedOp[]>('generation/received'),
  reconnecting: createAction('generation/reconnecting'),
  /** The stream is over; a status where its last event was not seen. */
  ended: createAction<GenerationStatus | undefined>('generation/ended'),
  failed: createAction<StreamProblem>('generation/failed'),
  cleared: createAction('generation/cleared'),
}

/**
 * Not a `createSlice`: the fold shares structure by itself, so Immer would be weight without use,
 * and all who load the store would carry it.
 */
function reduce(state = initialState, action: UnknownAction): GenerationState {
  const actions = generationActions
  if (actions.received.match(action)) return receive(state, action.payload)
  if (actions.loaded.match(action)) return load(state, action.payload)
  if (actions.ended.match(action)) return end(state, action.payload)
  if (actions.opening.match(action)) return { ...state, link: 'opening', problem: null, lastSeq: 0 }
  if (actions.reconnecting.match(action)) return { ...state, link: 'reconnecting' }
  if (actions.failed.match(action)) return { ...state, link: 'idle', problem: action.payload }
  return actions.cleared.match(action) ? initialState : state
}

declare module '#client/store.ts' {
  interface LazySlices {
    generation: GenerationState
  }
}

const injected = rootReducer.inject({ reducerPath: 'generation', reducer: reduce })

/** The whole of what the workspace knows of its page. */
export const selectGeneration = injected.selector(({ generation }) => generation)

function load(state: GenerationState, loaded: LoadedPage): GenerationState {
  const { slug, generation = null, status = 'idle', usage = null } = loaded
  const known = state.page?.progress.slug === slug ? state.page : null
  const isOlder = known !== null && known.document.rev > loaded.document.rev
  const document = isOlder ? known.document : loaded.document
  const progress = known?.progress ?? { ...idleProgress, slug, generation, status, usage }
  return { ...state, page: { document, progress } }
}

function end(state: GenerationState, status: GenerationStatus | undefined): GenerationState {
  const { page } = state
  if (!page || !status) return { ...state, link: 'idle' }
  return { ...state, link: 'idle', page: { ...page, progress: { ...page.progress, status } } }
}

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
