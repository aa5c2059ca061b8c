import type { Api } from '#client/api.ts'
import type { EditorState, Step } from './editor-state.ts'
import { makeStep } from './make-edits.ts'
import type { Outbox } from './outbox.ts'
import { takeBase } from './take-base.ts'

export interface StepBackDeps {
  api: Api
  state(): EditorState
  change(next: EditorState): void
  outbox: Pick<Outbox, 'nudge' | 'flush'>
  /** Somebody else has changed the page since; going back would throw that away. */
  onChangedSince(): void
  onFailed(): void
}

/** Makes the newest step of the history: edits at once, a revision by way of the server. */
export function createStepBack({ api, state, change, outbox, ...deps }: StepBackDeps) {
  function makeEditsOf(from: 'undo' | 'redo'): void {
    try {
      change(makeStep(state(), from))
    } catch (error) {
      // Its place is gone: the step is left out, the next one may fit.
      console.warn('A step of the history fits no more', error)
      change({ ...state(), [from]: state()[from].slice(0, -1) })
    }
    outbox.nudge()
  }

  async function returnTo(step: Extract<Step, { kind: 'revert' }>, from: 'undo' | 'redo') {
    try {
      await outbox.flush()
      if (state().othersRev > step.found) {
        change({ ...state(), [from]: state()[from].slice(0, -1) })
        return deps.onChangedSince()
      }
      const { slug, base } = state()
      const answer = await api.call('revertPage', { params: { slug }, body: { rev: step.rev } })
      const { document } = answer
      if (document.v !== 2) return
      const to = from === 'undo' ? 'redo' : 'undo'
      const opposite: Step = { kind: 'revert', rev: base.rev, found: document.rev }
      const stacks = {
        [from]: state()[from].slice(0, -1),
        [to]: [...state()[to], opposite],
      }
      change({ ...takeBase(state(), document), ...stacks })
    } catch (error) {
      console.warn('The earlier version could not be brought back', error)
      deps.onFailed()
    }
  }

  return async function step(from: 'undo' | 'redo'): Promise<void> {
    const last = state()[from].at(-1)
    if (last?.kind === 'revert') return returnTo(last, from)
    makeEditsOf(from)
  }
}
