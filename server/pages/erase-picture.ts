import { rm } from 'node:fs/promises'
import { sizesFolder } from '#server/assets/upload-files.ts'
import type { Services } from '#server/services.ts'
import type { StoredPage, StoredUpload } from '#server/storage/storage.ts'
import { notFound } from '#shared/errors.ts'
import { uploadIds } from '#shared/page/upload-ids.ts'
import { withoutUploads } from '#shared/page/without-uploads.ts'
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

/** Of each page that shows it, or had it online: readers' copies of that are no longer true. */
async function takenFrom(services: EraseServices, { id, owner }: StoredUpload) {
  const { pages } = services.storage
  const changed: ErasedFrom[] = []
  for (const page of await pages.idsOf(owner)) {
    const found = await pages.byId(page)
    if (!found || !(await shows(services, found, id))) continue
    const { slug } = found
    await changePage(
      services,
      { slug, identity: operator },
      'takeDown',
      ({ document, rev, publishedRev }) => {
        const isNew = document.v === 2 && uploadIds(document).includes(id)
        const online = isNew && publishedRev === rev ? rev + 1 : publishedRev
        const change = isNew && { document: withoutUploads(document, [id]) }
        return { change: { ...change, ...(online !== null && { publishedRev: online }) } }
      },
      'takeDown',
    )
    changed.push({ slug })
  }
  return changed
}

async function shows(
  { storage }: EraseServices,
  { id, document, publishedRev }: StoredPage,
  upload: string,
): Promise<boolean> {
  if (document.v === 2 && uploadIds(document).includes(upload)) return true
  if (publishedRev === null) return false
  return (await storage.uploads.namedBy(id, publishedRev - 1)).ids.includes(upload)
}
