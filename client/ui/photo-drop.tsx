import { type ClipboardEvent, type DragEvent, type ReactNode, useState } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { dragsFiles, droppedFiles, pastedPictures } from './picture-files.ts'

export interface PhotoDropProps {
  onFiles: (files: File[]) => void
  className?: string
  children: ReactNode
}

/** A place that takes pictures dropped onto it, or pasted into it. */
export function PhotoDrop({ onFiles, className = '', children }: PhotoDropProps) {
  const { t } = useI18n()
  const [isOver, setOver] = useState(false)
  const take = (event: DragEvent | ClipboardEvent, files: File[]) => {
    if (files.length === 0) return
    event.preventDefault()
    onFiles(files)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is dropped can be chosen by a button too
    <div
      className={`relative ${className}`}
      onDragOver={(event) => {
        if (!dragsFiles(event.dataTransfer)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false)
      }}
      onDrop={(event) => {
        setOver(false)
        take(event, droppedFiles(event.dataTransfer))
      }}
      onPaste={(event) => take(event, pastedPictures(event.clipboardData))}
    >
      {children}
      {isOver && (
        <div className="pointer-events-none absolute inset-1 z-10 grid place-items-center rounded-lg border-2 border-dashed border-accent bg-raised/90 text-lg font-medium">
          {t('photos.drop')}
        </div>
      )}
    </div>
  )
}
