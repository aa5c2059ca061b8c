import { useI18n } from '#client/platform/i18n.tsx'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import type { Editor } from './editor.ts'
import type { Conflict } from './editor-state.ts'

/** Both texts of a place that was changed here and elsewhere; closing decides nothing away. */
export function ConflictDialog({ editor, conflict }: { editor: Editor; conflict: Conflict }) {
  const { t } = useI18n()
  const { mine, theirs, isGone } = conflict
  return (
    <Dialog
      open
      role="alertdialog"
      title={t('editor.conflict.title')}
      onClose={() => editor.settle(conflict, 'theirs')}
      actions={
        <>
          <Button onClick={() => editor.settle(conflict, 'theirs')}>
            {t(isGone ? 'editor.conflict.letGo' : 'editor.conflict.keepTheirs')}
          </Button>
          {!isGone && (
            <Button variant="primary" onClick={() => editor.settle(conflict, 'mine')}>
              {t('editor.conflict.keepMine')}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4 pt-1">
        <p>{t(isGone ? 'editor.conflict.gone' : 'editor.conflict.text')}</p>
        <Version label={t('editor.conflict.mine')} text={mine} />
        {!isGone && <Version label={t('editor.conflict.theirs')} text={theirs} />}
      </div>
    </Dialog>
  )
}

function Version({ label, text }: { label: string; text: string }) {
  return (
    <figure className="grid gap-1">
      <figcaption className="text-sm font-medium">{label}</figcaption>
      <blockquote className="max-h-40 overflow-y-auto rounded-md border border-line bg-sunken px-3 py-2 whitespace-pre-line">
        {text || '–'}
      </blockquote>
    </figure>
  )
}
