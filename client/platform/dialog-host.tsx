import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import type { Question } from './dialogs.tsx'
import { useI18n } from './i18n.tsx'

/** The window of one question: 'Notice' with OK, 'Confirm' with OK and Cancel. */
export function DialogHost({ question }: { question: Question }) {
  const { t } = useI18n()
  const { kind, text, answer, danger = false } = question
  const asks = kind === 'confirm'
  return (
    <Dialog
      open
      role="alertdialog"
      title={question.title ?? t(asks ? 'dialog.confirm' : 'dialog.notice')}
      onClose={() => answer(false)}
      actions={
        <>
          {asks && (
            <Button onClick={() => answer(false)}>{question.cancel ?? t('dialog.cancel')}</Button>
          )}
          <Button variant={danger ? 'danger' : 'primary'} onClick={() => answer(true)}>
            {question.ok ?? t('dialog.ok')}
          </Button>
        </>
      }
    >
      <p className="whitespace-pre-line">{text}</p>
    </Dialog>
  )
}
