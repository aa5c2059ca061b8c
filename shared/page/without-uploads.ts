import { foldOps } from './apply-op.ts'
import { mediaFields } from './block-props.ts'
import type { PageDocument } from './document.ts'
import { ownPictures } from './own-pictures.ts'
import { pageState } from './page-state.ts'
import { uploadsIn } from './upload-ids.ts'

/** The page without those uploads: where it showed one its place is empty. */
export function withoutUploads(document: PageDocument, gone: readonly string[]): PageDocument {
  const ops = gone
    .flatMap((id) => placesOfUpload(document, id))
    .map((place) => ({ op: 'set' as const, ...place, value: null }))
  const meta = { ...document.meta }
  for (const which of ownPictures) if (gone.includes(meta[which]?.id ?? '')) delete meta[which]
  return { ...foldOps(pageState(document), ops).document, meta }
}

/** Where the blocks of a page show an uploaded picture. */
function placesOfUpload({ blocks }: PageDocument, upload: string): { id: string; path: string }[] {
  return Object.entries(blocks).flatMap(([id, { type, props }]) =>
    mediaFields(type, props)
      .filter(({ value }) => uploadsIn(value).includes(upload))
      .map(({ path }) => ({ id, path })),
  )
}
