import { useMemo } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import type { Photos } from '#client/platform/use-photos.ts'
import { PhotoButtons } from '#client/ui/photo-buttons.tsx'
import { PhotoDrop } from '#client/ui/photo-drop.tsx'
import { PhotoTray } from '#client/ui/photo-tray.tsx'
import type { PageDocument } from '#shared/page/document.ts'
import { uploadIds } from '#shared/page/upload-ids.ts'

/** The photos brought along with the brief, and the ways to bring more. */
export function BriefPhotos({ photos }: { photos: Photos }) {
  return (
    <PhotoDrop onFiles={photos.add} className="grid gap-1">
      <PhotoTray
        items={photos.items}
        refused={photos.refused}
        onRemove={photos.remove}
        onLead={photos.lead}
      />
      <PhotoButtons onFiles={photos.add} className="-ml-3" />
    </PhotoDrop>
  )
}

export interface LeftOverPhotosProps {
  photos: Photos
  document: PageDocument
  onPlace: (id: string) => void
}

/** Photos that were brought along and stand nowhere on the page: one press places each. */
export function LeftOverPhotos({ photos, document, onPlace }: LeftOverPhotosProps) {
  const { t } = useI18n()
  const used = useMemo(() => new Set(uploadIds(document)), [document])
  const left = photos.items.filter(({ id, isLogo }) => !isLogo && id !== null && !used.has(id))
  if (left.length === 0) return null
  return (
    <section className="grid gap-2 px-1">
      <h3 className="font-text text-sm font-medium tracking-normal">{t('photos.unused')}</h3>
      <PhotoTray
        items={left}
        refused={[]}
        onRemove={photos.remove}
        onLead={photos.lead}
        onPlace={onPlace}
      />
    </section>
  )
}
