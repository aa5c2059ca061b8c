import type { KeyboardEvent, MouseEvent } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import type { Media } from '#shared/blocks/field.ts'
import { imageUrl, uploadSource } from '#shared/images.ts'

export interface FocalPointProps {
  media: NonNullable<Media>
  onChange: (value: Media) => void
}

const keySteps: Record<string, [number, number]> = {
  ArrowLeft: [-0.05, 0],
  ArrowRight: [0.05, 0],
  ArrowUp: [0, -0.05],
  ArrowDown: [0, 0.05],
}

/** The point of a picture that stays in view however it is cut. */
export function FocalPoint({ media, onChange }: FocalPointProps) {
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
