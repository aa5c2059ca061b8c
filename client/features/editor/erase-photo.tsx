import { useDialogs } from '#client/platform/dialogs.tsx'
import { useI18n } from '#client/platform/i18n.tsx'
import { useRevalidate } from '#client/platform/router.tsx'
import { useToast } from '#client/platform/toasts.tsx'
import { useAttempt } from '#client/platform/use-attempt.ts'
import { Button } from '#client/ui/button.tsx'
import type { Editor } from './editor.ts'

export interface ErasePhotoProps {
  /** Of the upload. */
  id: string
  erasePicture: Editor['erasePicture']
  onErased: () => void
}

/** Deletes a picture for ever, from every page and version, after a question. */
export function ErasePhoto({ id, erasePicture, onErased }: ErasePhotoProps) {
  const { t } = useI18n()
  const toast = useToast()
  const { confirm } = useDialogs()
  const revalidate = useRevalidate()
  const { busy, attempt } = useAttempt(t('editor.media.erase.failed'))
  const erase = async () => {
    const question = {
      title: t('editor.media.erase.title'),
      ok: t('history.forever'),
      danger: true,
    }
    if (!(await confirm(t('editor.media.erase.text'), question))) return
    await attempt(async () => {
      await erasePicture(id)
      // What readers see is another, too.
      revalidate()
      onErased()
      toast(t('editor.media.erase.done'), { kind: 'success' })
    })
  }
  return (
    <Button size="sm" variant="ghost" busy={busy} onClick={() => void erase()}>
      {t('history.forever')}
    </Button>
  )
}
