import { useMemo } from 'react'
import type { Photos } from '#client/platform/use-photos.ts'
import { PhotoButtons } from '#client/ui/photo-buttons.tsx'
import { PhotoDrop } from '#client/ui/photo-drop.tsx'
import { PhotoTray } from '#client/ui/photo-tray.tsx'
import type { PageDocument } from '#shared/page/document.ts'
import { uploadIds } from '#shared/page/upload-ids.ts'

export interface BriefPhotosProps {
  photos: Photos
  /** The page as it stands; null where there is none to place photos on. */
  document: PageDocument | null
  onPlace: (id: string) => void
}

/** The photos brought along with the brief; one that is not on the page is offered to it. */
export function BriefPhotos({ photos, document, onPlace }: BriefPhotosProps) {
  const used = useMemo(() => document && new Set(uploadIds(document)), [document])
  return (
    <PhotoDrop onFiles={photos.add} className="grid gap-1">
      <PhotoTray
        items={photos.items}
        problem={photos.problem}
        onRemove={photos.remove}
        onLead={photos.lead}
        used={used}
        onPlace={document ? onPlace : undefined}
      />
      <PhotoButtons onFiles={photos.add} className="-ml-3" />
    </PhotoDrop>
  )
}
