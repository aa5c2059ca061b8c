import type { Api } from '#client/api.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { applyEdits } from '#shared/page/restore/invert-op.ts'
import type { StepsLeft, WishUndo } from '#shared/page/wish.ts'
import type { EditorState, Step, Way } from './editor-state.ts'
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
  /** Asks what the page's own history has to take back, where nothing is left that was done here. */
  findSteps(): Promise<void>
  step(from: Way): Promise<void>
  /**
   * Takes a wish back or makes it again, wherever in the history it is.
   * @throws HttpError where the server does not
   */
  turnWish(id: string, from: Way): Promise<void>
}

/** Makes the newest step of the history: edits at once, the others by way of the server. */
export function createStepBack({ api, state, change, outbox, ...deps }: StepBackDeps): StepBack {
  function makeEditsOf(from: Way): void {
    try {
      change(makeStep(state(), from))
    } catch (error) {
      // Its place is gone: the step is left out, the next one may fit.
      console.warn('A step of the history fits no more', error)
      change({ ...state(), [from]: state()[from].slice(0, -1) })
    }
    outbox.nudge()
  }

  /** A step that would write over what somebody else has done since is left out. */
  async function unlessChanged(found: number, from: Way, act: () => Promise<void>): Promise<void> {
    try {
      await outbox.flush()
      if (state().othersRev <= found) return await act()
      change({ ...state(), [from]: state()[from].slice(0, -1) })
      deps.onChangedSince()
    } catch (error) {
      console.warn('The earlier version could not be brought back', error)
      deps.onFailed()
    }
  }

  /**
   * Steps of the page's own history that nobody made here, on another device or before this browser
   * forgot them: one each way is held, and lies under what is done here.
   */
  function holdSteps(rev: number, left: StepsLeft): void {
    const { undo, redo, pending, base } = state()
    const step: Step = { kind: 'page', found: rev }
    const isNew = ({ kind }: Step) => kind !== 'page'
    // What came in between has left nothing to be made again.
    const isStill = base.rev === rev && pending.length === 0 && undo.every((each) => !isNew(each))
    change({
      ...state(),
      undo: left.undo && undo.every(isNew) ? [step, ...undo] : undo,
      redo: left.redo && isStill && redo.length === 0 ? [step] : redo,
    })
  }

  /** Where nothing is known here to be taken back the server is asked. */
  async function findSteps(): Promise<void> {
    const { slug, undo } = state()
    if (undo.length > 0) return
    try {
      const { rev, left } = await api.call('pageSteps', { params: { slug } })
      if (rev >= state().othersRev) holdSteps(rev, left)
    } catch (error) {
      console.warn('Whether the page has a history is not known', error)
    }
  }

  function stepped(from: Way, document: PageDocument, opposite: Step): void {
    const to = from === 'undo' ? 'redo' : 'undo'
    const stacks = { [from]: state()[from].slice(0, -1), [to]: [...state()[to], opposite] }
    change({ ...takeOwn(state(), document), ...stacks })
  }

  async function returnTo(rev: number, from: Way): Promise<void> {
    const { slug, base } = state()
    const body = { rev, step: from }
    const { document } = await api.call('revertPage', { params: { slug }, body })
    if (document.v !== 2) return
    stepped(from, document, { kind: 'revert', rev: base.rev, found: document.rev })
  }

  async function stepPage(from: Way): Promise<void> {
    const { slug } = state()
    const made = await api.call('stepPage', { params: { slug }, body: { way: from } })
    if (made.ops.length === 0) return change({ ...state(), [from]: state()[from].slice(0, -1) })
    const { document } = applyEdits(state().base, made.ops as EditOp[])
    stepped(from, { ...document, rev: made.rev }, { kind: 'page', found: made.rev })
    holdSteps(made.rev, made.left)
    if (made.wish) deps.onWish({ ...made, kept: [], wish: made.wish })
  }

  async function turnWish(id: string, from: Way): Promise<void> {
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
      if (last?.kind === 'revert')
        return unlessChanged(last.found, from, () => returnTo(last.rev, from))
      if (last?.kind === 'page') return unlessChanged(last.found, from, () => stepPage(from))
      if (last?.kind !== 'wish') return makeEditsOf(from)
      await turnWish(last.id, from).catch((error: unknown) => {
        console.warn('The wish could not be taken back', error)
        deps.onFailed()
      })
    },
    findSteps,
    turnWish,
  }
}
