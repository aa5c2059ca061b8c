import { useId, useRef, useState } from 'react'
import { useApi } from '#client/platform/api-context.tsx'
import { useI18n } from '#client/platform/i18n.tsx'
import { type RefusedPicture, uploadPicture } from '#client/platform/upload-picture.ts'
import { Button } from '#client/ui/button.tsx'
import { refusedPictures } from '#client/ui/refused-pictures.ts'
import { TextField } from '#client/ui/text-field.tsx'
import type { Media } from '#shared/blocks/field.ts'
import { photoShape } from '#shared/page/photo-shape.ts'
import { uploadTypes } from '#shared/upload-limits.ts'
import { ErasePhoto } from './erase-photo.tsx'
import { FocalPoint } from './focal-point.tsx'
import type { FormContext } from './form-context.ts'

export interface MediaFieldProps {
  /** Slug of the page it is on. */
  page: string
  erasePicture: FormContext['erasePicture']
  label: string
  error: string | null
  value: Media
  onChange: (value: Media) => void
}

/** A picture of one's own: chosen, described for who cannot see it, and its middle set. */
export function MediaField({ page, erasePicture, label, error, value, onChange }: MediaFieldProps) {
  const i18n = useI18n()
  const { t } = i18n
  const api = useApi()
  const inputId = useId()
  const input = useRef<HTMLInputElement>(null)
  // What was pressed is gone with the photo.
  const goOn = () => input.current?.focus()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<RefusedPicture | null>(null)
  const picture = value?.kind === 'upload' ? value : null
  const choose = async (file: File | undefined) => {
    if (!file) return
    setBusy(true)
    setRefused(null)
    const answer = await uploadPicture(api, file, page)
    setBusy(false)
    if ('problem' in answer) return setRefused(answer)
    const { id, focal } = answer
    const ratio = photoShape(answer)
    onChange({ kind: 'upload', id, alt: picture?.alt ?? '', focal, ratio })
  }
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      {picture && (
        <>
          <FocalPoint media={picture} onChange={onChange} />
          <TextField
            label={t('editor.media.alt')}
            hint={t('editor.media.altHint')}
            error={error}
            maxLength={300}
            value={picture.alt}
            onChange={(event) => onChange({ ...picture, alt: event.target.value })}
          />
        </>
      )}
      <div className="flex flex-wrap gap-2">
        <input
          ref={input}
          id={inputId}
          type="file"
          accept={uploadTypes.join()}
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
          {t(busy ? 'editor.media.busy' : picture ? 'editor.media.replace' : 'editor.media.choose')}
        </label>
        {picture && (
          <Button
            size="sm"
            variant="ghost"
            icon="trash-2"
            onClick={() => {
              onChange(null)
              goOn()
            }}
          >
            {t('editor.media.remove')}
          </Button>
        )}
        {picture && erasePicture && (
          <ErasePhoto id={picture.id} erasePicture={erasePicture} onErased={goOn} />
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
