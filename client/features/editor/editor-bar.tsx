import { useEffect } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { Button } from '#client/ui/button.tsx'
import { Tooltip, TooltipProvider } from '#client/ui/tooltip.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import type { Editor } from './editor.ts'
import type { EditorState, Said } from './editor-state.ts'

/** Undo and redo, also by keyboard, and the question of a text that was changed elsewhere too. */
export function EditorBar({ editor, state }: { editor: Editor; state: EditorState }) {
  const { t } = useI18n()
  useHistoryKeys(editor)
  const steps = [
    { step: 'undo', icon: 'undo-2' },
    { step: 'redo', icon: 'redo-2' },
  ] as const
  return (
    <TooltipProvider>
      <div className="flex">
        {steps.map(({ step, icon }) => (
          <Tooltip key={step} label={t(`editor.${step}`)}>
            <Button
              variant="ghost"
              icon={icon}
              aria-label={t(`editor.${step}`)}
              // Not `disabled`: a button that goes away under the focus takes it along.
              aria-disabled={state[step].length === 0}
              onClick={() => editor[step]()}
              // A phone has undo below, and room for what can be done and what holds the focus.
              className={`max-sm:w-8 ${step === 'undo' ? 'max-sm:hidden' : ''} ${state[step].length === 0 ? 'max-sm:not-focus:hidden' : ''}`}
            />
          </Tooltip>
        ))}
      </div>
      <p role="status" className="sr-only">
        {state.said && t(`editor.said.${state.said.key}`, wordsFor(state.said, t))}
      </p>
      {state.conflicts[0] && <ConflictDialog editor={editor} conflict={state.conflicts[0]} />}
    </TooltipProvider>
  )
}

function wordsFor({ type, at, of }: Said, t: (key: string) => string) {
  return { part: t(`generate.sections.${type}`), at, of }
}

/** The page's history, wherever the focus is but in a field, which has its own. */
function useHistoryKeys(editor: Editor): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase()
      if (!(event.metaKey || event.ctrlKey) || event.altKey || (key !== 'z' && key !== 'y')) return
      if (event.target instanceof Element && event.target.closest('input, textarea, select')) return
      event.preventDefault()
      if (key === 'y' || event.shiftKey) editor.redo()
      else editor.undo()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [editor])
}
