import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react'
import { useApi } from '#client/platform/api-context.tsx'
import { useI18n } from '#client/platform/i18n.tsx'
import { type RefusedPicture, uploadPicture } from '#client/platform/upload-picture.ts'
import { Button } from '#client/ui/button.tsx'
import { refusedPictures } from '#client/ui/refused-pictures.ts'
import { TextField } from '#client/ui/text-field.tsx'
import type { Media } from '#shared/blocks/field.ts'
import { imageUrl, uploadSource } from '#shared/images.ts'
import { photoShape } from '#shared/page/photo-shape.ts'
import { uploadTypes } from '#shared/upload-limits.ts'

export interface MediaFieldProps {
  /** Slug of the page it is on. */
  page: string
  label: string
  error: string | null
  value: Media
  onChange: (value: Media) => void
}

/** A picture of one's own: chosen, described for who cannot see it, and its middle set. */
export function MediaField({ page, label, error, value, onChange }: MediaFieldProps) {
  const i18n = useI18n()
  const { t } = i18n
  const api = useApi()
  const inputId = useId()
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
          <Button size="sm" variant="ghost" icon="trash-2" onClick={() => onChange(null)}>
            {t('editor.media.remove')}
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

type Upload = NonNullable<Media>

const keySteps: Record<string, [number, number]> = {
  ArrowLeft: [-0.05, 0],
  ArrowRight: [0.05, 0],
  ArrowUp: [0, -0.05],
  ArrowDown: [0, 0.05],
}

/** The point of a picture that stays in view however it is cut. */
function FocalPoint({ media, onChange }: { media: Upload; onChange: (value: Media) => void }) {
  const { t } = useI18n()
  const { x, y } = media.focal ?? { x: 0.5, y: 0.5 }
  const set = (nextX: number, nextY: number) =>
    onChange({ ...media, focal: { x: within(nextX), y: within(nextY) } })
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A click by keyboard has no place.
    if (event.detail === 0) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    set((event.clientX - left) / width, (event.clientY - top) / height)
  }
  const key = (event: KeyboardEvent) => {
    const step = keySteps[event.key]
    if (!step) return
    event.preventDefault()
    set(x + step[0], y + step[1])
  }
  return (
    <button
      type="button"
      onClick={press}
      onKeyDown={key}
      aria-label={t('editor.media.focal', {
        x: Math.round(x * 100),
        y: Math.round(y * 100),
      })}
      className="relative overflow-hidden rounded-md border border-line"
    >
      <img src={imageUrl(uploadSource(media.id), { width: 640 })} alt="" className="w-full" />
      <span
        aria-hidden="true"
        style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
        className="absolute size-6 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-neutral-50 bg-neutral-950/40 shadow-float"
      />
    </button>
  )
}

function within(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 100) / 100
}
