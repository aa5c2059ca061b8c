import type { PageDocument } from '#shared/page/document.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { createCatchUp, newestPage } from './catch-up.ts'
import { createCommands } from './create-commands.ts'
import type { Editor, EditorDeps } from './editor.ts'
import { type EditorState, editorState, type Way } from './editor-state.ts'
import { hearOfChanges } from './hear-of-changes.ts'
import { keptEdits } from './kept-edits.ts'
import { makeEdits } from './make-edits.ts'
import { createOutbox } from './outbox.ts'
import { createStepBack } from './step-back.ts'
import { rewrittenBy, steppedFrom } from './steps-of-others.ts'
import { takeBase, takeOwn } from './take-base.ts'
import { withoutErased } from './without-erased.ts'

/** Opens a page for editing, with what an earlier visit left unsaved. */
export async function openEditor(deps: EditorDeps): Promise<Editor> {
  const { api, slug } = deps
  const store = keptEdits(slug)
  const { rev, ...kept } = await store.load()
  // A screen that was read during the last save is older than what this tab was told is saved.
  const newest = deps.document.rev < rev ? await newestPage(deps) : null
  const document = newest ?? deps.document
  const othersRev = document.rev > rev ? document.rev : kept.othersRev
  let state: EditorState = takeBase(
    { ...editorState(slug, document), ...kept, othersRev },
    document,
  )
  const listeners = new Set<() => void>()
  let isKept = true

  function change(next: EditorState): void {
    if (next.saving === 'gone' && state.saving !== 'gone') deps.onNotice('gone')
    const isNewer = next.base.rev > state.base.rev
    state = next
    if (isNewer) changes.tell(next.base.rev)
    const wasKept = store.keep({ ...state, rev: state.base.rev })
    if (!wasKept && isKept) deps.onNotice('notKept')
    isKept = wasKept
    for (const listener of listeners) listener()
    others.check()
  }

  const others = createCatchUp({
    page: deps,
    state: () => state,
    isWriting: deps.isWriting,
    onNewer(document) {
      receive(document)
      deps.onOthersChange(others.whose())
    },
  })
  const lose = () => change({ ...state, sending: 0, saving: 'gone' })
  const outbox = createOutbox({
    api,
    state: () => state,
    change,
    onOthersChange: () => deps.onOthersChange(others.whose()),
    onRefused: ({ problem: { errors = [] } }, document) =>
      deps.onNotice('refused', { document, errors }),
  })
  const changes = hearOfChanges({
    api,
    slug,
    rev: () => state.base.rev,
    onStanding(standing) {
      deps.onStanding(standing)
      others.hear(standing)
    },
    onOther: () => void others.read(),
    onEnded: lose,
    // What cannot be sent any more lies in the browser's storage for the next visit.
    onLeaving: () => void outbox.flush().catch(() => {}),
  })

  function receive(document: PageDocument): void {
    if (document.rev > state.base.rev && state.sending === 0) {
      change(takeBase(state, document))
      outbox.nudge()
    }
    // A writing that brought nothing may have kept what others changed waiting.
    others.check()
  }

  function receiveOwn(document: PageDocument): void {
    if (document.rev > state.base.rev && state.sending === 0) change(takeOwn(state, document))
  }

  const steps = createStepBack({
    api,
    state: () => state,
    change,
    outbox,
    onChangedSince: () => deps.onNotice('changedSince'),
    onFailed: () => deps.onNotice('revertFailed'),
    onWish: deps.onWish,
  })
  const step = (way: Way) => others.after(steps.step(way))
  if (state.pending.length > 0) outbox.nudge()
  void steps.findSteps()

  function apply(ops: EditOp[], key?: string): void {
    change(makeEdits(state, ops, { key, at: Date.now() }))
    outbox.nudge()
  }

  const { answer, command, say } = createCommands({
    state: () => state,
    change,
    apply,
    onStep: (direction) => void step(direction),
    onNotice: deps.onNotice,
  })

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    apply,
    answer,
    command,
    say,
    undo: () => void step('undo'),
    redo: () => void step('redo'),
    receive,
    rewritten(document, way) {
      receiveOwn(document)
      change(rewrittenBy(state, way))
      outbox.nudge()
    },
    stepped(document, from) {
      receiveOwn(document)
      change(steppedFrom(state, from, document.rev))
      outbox.nudge()
      void steps.findSteps()
    },
    turnWish: (id, way) => others.after(steps.turnWish(id, way)),
    async erasePicture(id) {
      await outbox.flush()
      const erased = api.call('deleteUpload', { params: { id } }).then(() => newestPage(deps))
      await others.after(erased.then((page) => page && receiveOwn(page)))
      change(withoutErased(state, id))
    },
    lose,
    settle(conflict, choice) {
      const conflicts = state.conflicts.filter(({ target }) => target !== conflict.target)
      change({ ...state, conflicts })
      if (choice === 'mine') apply(conflict.ops)
    },
    flush: outbox.flush,
    close() {
      outbox.close()
      changes.close()
      listeners.clear()
    },
  }
}
