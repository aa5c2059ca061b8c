import type { Api } from '#client/api.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { applyEdits } from '#shared/page/restore/invert-op.ts'
import type { WishUndo } from '#shared/page/wish.ts'
import type { EditorState, Step } from './editor-state.ts'
import { makeStep } from './make-edits.ts'
import type { Outbox } from './outbox.ts'
import { takeOwn } from './take-base.ts'

export interface StepBackDeps {
  api: Api
  state(): EditorState
  change(next: EditorState): void
  outbox: Pick<Outbox, 'nudge' | 'flush'>
  /** Somebody else has changed the page since; going back would throw that away. */
  onChangedSince(): void
  onFailed(): void
  /** A wish was taken back, or made again. */
  onWish(turned: WishUndo): void
}

export interface StepBack {
  step(from: 'undo' | 'redo'): Promise<void>
  /**
   * Takes a wish back or makes it again, wherever in the history it is.
   * @throws HttpError where the server does not
   */
  turnWish(id: string, from: 'undo' | 'redo'): Promise<void>
}

/** Makes the newest step of the history: edits at once, the others by way of the server. */
export function createStepBack({ api, state, change, outbox, ...deps }: StepBackDeps): StepBack {
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
      change({ ...takeOwn(state(), document), ...stacks })
    } catch (error) {
      console.warn('The earlier version could not be brought back', error)
      deps.onFailed()
    }
  }

  async function turnWish(id: string, from: 'undo' | 'redo'): Promise<void> {
    await outbox.flush()
    const { slug } = state()
    const call = from === 'undo' ? 'undoWish' : 'redoWish'
    const turned = await api.call(call, { params: { slug, id } })
    const { base } = state()
    const document = { ...applyEdits(base, turned.ops as EditOp[]).document, rev: turned.rev }
    const isOther = (step: Step) => step.kind !== 'wish' || step.id !== id
    const to = from === 'undo' ? 'redo' : 'undo'
    const stacks = {
      [from]: state()[from].filter(isOther),
      [to]: [...state()[to].filter(isOther), { kind: 'wish', id } satisfies Step],
    }
    change({ ...takeOwn(state(), document), ...stacks })
    deps.onWish(turned)
  }

  return {
    async step(from) {
      const last = state()[from].at(-1)
      if (last?.kind === 'revert') return returnTo(last, from)
      if (last?.kind !== 'wish') return makeEditsOf(from)
      await turnWish(last.id, from).catch((error: unknown) => {
        console.warn('The wish could not be taken back', error)
        deps.onFailed()
      })
    },
    turnWish,
  }
}
