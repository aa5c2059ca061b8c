import type { BlockCommand } from '#client/blocks/preview-messages.ts'
import { AppError } from '#shared/errors.ts'
import type { EditOp } from '#shared/page/ops.ts'
import { typedOp } from './answer-report.ts'
import { commandOps } from './block-commands.ts'
import type { Editor, EditorDeps } from './editor.ts'
import type { EditorState } from './editor-state.ts'

interface CommandDeps extends Pick<EditorDeps, 'onNotice'> {
  state: () => EditorState
  change: (next: EditorState) => void
  apply: (ops: EditOp[], key?: string) => void
  onStep: (direction: 'undo' | 'redo') => void
}

/** What is done at a block: from its toolbar, by keys, or by typing into the page. */
export function createCommands({
  state,
  change,
  apply,
  onStep,
  onNotice,
}: CommandDeps): Pick<Editor, 'answer' | 'command' | 'say'> {
  /** What stands on the page and cannot be kept must not pass for saved. */
  function applyTyped(op: EditOp, key: string): void {
    try {
      apply([op], key)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      onNotice('refused', { document: state().document, errors: error.errors })
    }
  }

  function command(command: BlockCommand, id: string): void {
    const { document } = state()
    const type = document.blocks[id]?.type ?? ''
    const ops = commandOps(document, command, id)
    if (ops.length === 0) return
    apply(ops)
    const { blocks } = state().document
    const isOn = command === 'hide' ? blocks[id]?.hidden : command === 'lock' && blocks[id]?.locked
    const key =
      command === 'hide' || command === 'lock' ? `${command}${isOn ? 'On' : 'Off'}` : command
    say(key, id, type)
  }

  function say(key: string, id: string, type?: string): void {
    const { order, blocks } = state().document
    const said = { key, type: type ?? blocks[id]?.type ?? 'other' }
    change({ ...state(), said: { ...said, at: order.indexOf(id) + 1, of: order.length } })
  }

  return {
    command,
    say,
    answer(report) {
      if (report.type === 'ninefold:history') return onStep(report.step)
      if (report.type === 'ninefold:command') return command(report.command, report.id)
      if (report.type !== 'ninefold:edit') return
      const op = typedOp(state().document, report)
      if (op) applyTyped(op, `${report.language}:${report.id}.${report.path}`)
    },
  }
}
