import type { Api } from '#client/api.ts'
import type { HttpError } from '#client/platform/http-client.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { isSame } from '#shared/page/is-same.ts'
import type { EditorState, PendingEdit } from './editor-state.ts'
import { type Sent, sendEdits } from './send-edits.ts'
import { acknowledge, takeBase } from './take-base.ts'

/** How long typing must rest before it is sent, and the longest it may wait. */
const restMs = 500
const longestMs = 2500
/** Waits between tries while the server is away. */
const firstPauseMs = 1000
const longestPauseMs = 15_000
const mostOps = 200

export interface OutboxDeps {
  api: Api
  state(): EditorState
  change(next: EditorState): void
  /** The page came back with what somebody else had changed. */
  onOthersChange(): void
  /** The server will not take this edit of that page; it is out of the line now. */
  onRefused(error: HttpError, document: PageDocument): void
}

export interface Outbox {
  /** There is something to send. */
  nudge(): void
  /** Sends now; resolves when the line is empty, rejects when it cannot be. */
  flush(): Promise<void>
  close(): void
}

/** Sends what is pending, one call at a time, until nothing is left. */
export function createOutbox(deps: OutboxDeps): Outbox {
  let timer: ReturnType<typeof setTimeout> | undefined
  let since: number | null = null
  let running: Promise<void> | null = null
  let failures = 0
  let size = mostOps
  let isClosed = false

  function wait(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(() => void run(), ms)
  }

  function run(): Promise<void> {
    clearTimeout(timer)
    since = null
    running ??= sendAll().finally(() => {
      running = null
    })
    return running
  }

  async function sendAll(): Promise<void> {
    while (!isClosed && deps.state().pending.length > 0) {
      const before = deps.state()
      const batch = alike(before.pending.slice(0, size))
      deps.change({ ...before, sending: batch.length })
      const sent = await sendEdits(deps.api, before, batch)
      if (isClosed) return
      if (!settle(sent, batch.length)) return
    }
    size = mostOps
  }

  /** @returns whether to go on */
  function settle(sent: Sent, count: number): boolean {
    const state = deps.state()
    if (sent.kind === 'away' || sent.kind === 'full' || sent.kind === 'gone') {
      deps.change({ ...state, sending: 0, saving: sent.kind === 'away' ? 'offline' : sent.kind })
      if (sent.kind !== 'gone') wait(Math.min(longestPauseMs, firstPauseMs * 2 ** failures++))
      return false
    }
    failures = 0
    if (sent.kind === 'stale') takeNewest(state, sent.document)
    if (sent.kind === 'refused') refuse(state, count, sent.error)
    if (sent.kind === 'saved') deps.change(acknowledge(state, count, sent.rev))
    return true
  }

  /** What is newest may be our own: sent before, and its answer lost on the way. */
  function takeNewest(state: EditorState, document: PageDocument): void {
    const next = takeBase(state, document)
    deps.change(next)
    if (!isSame(next.document, { ...state.document, rev: document.rev })) deps.onOthersChange()
  }

  /** One bad edit must not hold up the others: they are sent one by one to find it. */
  function refuse(state: EditorState, count: number, error: HttpError): void {
    size = 1
    if (count > 1) {
      deps.change({ ...state, sending: 0 })
      return
    }
    deps.change(takeBase({ ...state, pending: state.pending.slice(1) }, state.base))
    deps.onRefused(error, state.document)
  }

  return {
    nudge() {
      since ??= Date.now()
      const rest = Math.min(restMs, Math.max(0, since + longestMs - Date.now()))
      if (!['offline', 'full'].includes(deps.state().saving)) wait(rest)
    },
    async flush() {
      await run()
      // What came while the last call was under way.
      if (deps.state().pending.length > 0 && deps.state().saving === 'saving') await run()
      if (deps.state().pending.length > 0) throw new Error('the edits could not be saved yet')
    },
    close() {
      isClosed = true
      clearTimeout(timer)
    },
  }
}

/** Steps through the history are told as such, and so apart from what is new. */
function alike(pending: readonly PendingEdit[]): PendingEdit[] {
  const other = pending.findIndex(({ step }) => step !== pending[0]?.step)
  return pending.slice(0, other < 0 ? undefined : other)
}
