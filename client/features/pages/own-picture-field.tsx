import { useId, useState } from 'react'
import { useApi } from '#client/platform/api-context.tsx'
import { useI18n } from '#client/platform/i18n.tsx'
import { type RefusedPicture, uploadPicture } from '#client/platform/upload-picture.ts'
import { Button } from '#client/ui/button.tsx'
import { refusedPictures } from '#client/ui/refused-pictures.ts'
import type { OwnPicture } from '#shared/page/own-pictures.ts'
import { uploadTypes } from '#shared/upload-limits.ts'

export interface OwnPictureFieldProps {
  which: OwnPicture
  /** Of the upload; null while what is drawn stands for the page. */
  id: string | null
  onChange: (id: string | null) => void
}

/** A picture of one's own in the place of the page's drawn icon or share picture. */
export function OwnPictureField({ which, id, onChange }: OwnPictureFieldProps) {
  const i18n = useI18n()
  const { t } = i18n
  const api = useApi()
  const inputId = useId()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<RefusedPicture | null>(null)
  const choose = async (file: File | undefined) => {
    if (!file) return
    setBusy(true)
    setRefused(null)
    const answer = await uploadPicture(api, file)
    setBusy(false)
    if ('problem' in answer) setRefused(answer)
    else onChange(answer.id)
  }
  return (
    <fieldset className="grid content-start gap-2">
      <legend className="mb-1 text-sm font-medium">{t(`settings.own.${which}`)}</legend>
      <p className="text-sm text-muted">{t(`settings.own.${which}Hint`)}</p>
      <div className="flex flex-wrap gap-2">
        <input
          id={inputId}
          type="file"
          accept={uploadTypes.join()}
          aria-label={t(`settings.own.${which}`)}
          className="peer sr-only"
          onChange={({ target }) => {
            void choose(target.files?.[0])
            target.value = ''
          }}
        />
        <label
          htmlFor={inputId}
          className="inline-flex h-8 items-center rounded-md border border-line bg-raised px-3 text-sm font-medium hover:bg-sunken peer-focus-visible:outline-2 peer-focus-visible:outline-accent"
        >
          {t(busy ? 'editor.media.busy' : 'settings.own.upload')}
        </label>
        {id !== null && (
          <Button size="sm" variant="ghost" onClick={() => onChange(null)}>
            {t('settings.own.reset')}
          </Button>
        )}
      </div>
      {refused && (
        <p role="alert" className="text-sm text-error wrap-anywhere">
          {refusedPictures([refused], i18n)}
        </p>
      )}
    </fieldset>
  )
}
