import { rm } from 'node:fs/promises'
import { sizesFolder } from '#server/assets/upload-files.ts'
import type { Services } from '#server/services.ts'
import type { StoredPage, StoredUpload } from '#server/storage/storage.ts'
import { notFound } from '#shared/errors.ts'
import { foldOps } from '#shared/page/apply-op.ts'
import type { PageDocument } from '#shared/page/document.ts'
import { ownPictures } from '#shared/page/own-pictures.ts'
import { pageState } from '#shared/page/page-state.ts'
import { placesOfUpload } from '#shared/page/upload-ids.ts'
import type { ErasedFrom } from '#shared/payloads.ts'
import { type Asking, operator } from './authorise.ts'
import { changePage } from './change-page.ts'
import { dropFiles } from './free-pictures.ts'

type EraseServices = Pick<Services, 'storage' | 'config' | 'now'>

/**
 * Deletes a picture for ever and takes it from the pages that show it: its owner's own, or for the
 * operator also those of whoever else has brought the same.
 * @returns those pages
 * @throws AppError `not_found`
 */
export async function erasePicture(
  services: EraseServices,
  id: string,
  asking: Asking,
): Promise<ErasedFrom[]> {
  const { storage, config } = services
  const gone = await storage.takeDown(async ({ uploads }) => {
    const found = await uploads.byId(id)
    if (!found || (asking !== operator && asking !== found.owner)) return []
    const theirs = asking === operator ? await uploads.ofHash(found.hash) : [found]
    for (const upload of theirs) await uploads.remove(upload.id)
    return theirs
  })
  if (gone.length === 0) throw notFound()
  await dropFiles(services, gone)
  // Nothing leads to its sizes any more, and none can be told from others': all go, where it is not a
  // stranger who could have all made anew again and again.
  if (asking === operator) await rm(sizesFolder(config.DATA_DIR), { recursive: true, force: true })
  const pages: ErasedFrom[] = []
  for (const upload of gone) pages.push(...(await takenFrom(services, upload)))
  return pages
}

async function takenFrom(services: EraseServices, upload: StoredUpload): Promise<ErasedFrom[]> {
  const { pages } = services.storage
  const changed: ErasedFrom[] = []
  for (const page of await pages.idsOf(upload.owner)) {
    const found = await pages.byId(page)
    if (!found || !withoutUpload(found, upload.id)) continue
    const { slug } = found
    const { rev, publishedRev } = await changePage(
      services,
      { slug, identity: operator },
      'takeDown',
      (latest) => {
        const document = withoutUpload(latest, upload.id) ?? latest.document
        const isNewest = latest.publishedRev === latest.rev
        return { change: { document, ...(isNewest && { publishedRev: latest.rev + 1 }) } }
      },
      'takeDown',
    )
    changed.push({ slug, waits: publishedRev !== null && publishedRev !== rev })
  }
  return changed
}

/** Null for a page that does not show it. */
function withoutUpload({ document }: StoredPage, id: string): PageDocument | null {
  if (document.v === 1) return null
  const isOwn = (which: (typeof ownPictures)[number]) => document.meta[which]?.id === id
  const places = placesOfUpload(document, id)
  const own = ownPictures.filter(isOwn)
  if (places.length + own.length === 0) return null
  const ops = places.map((place) => ({ op: 'set' as const, ...place, value: null }))
  const meta = Object.fromEntries(
    Object.entries(document.meta).filter(([key]) => !own.some((which) => which === key)),
  ) as PageDocument['meta']
  return { ...foldOps(pageState(document), ops).document, meta }
}
