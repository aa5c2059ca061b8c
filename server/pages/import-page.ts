import type { ImageResult } from '#server/assets/image-job.ts'
import { ImageError, type Waiter } from '#server/assets/image-processor.ts'
import { keepPictures } from '#server/assets/keep-pictures.ts'
import type { Services } from '#server/services.ts'
import type { StoredPage, StoredUpload } from '#server/storage/storage.ts'
import type { RawBody } from '#shared/endpoints.ts'
import { AppError, invalid } from '#shared/errors.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { isRecord } from '#shared/page/path.ts'
import { storedDocumentSchema, upgradeDocument } from '#shared/page/upgrade.ts'
import { uploadIds, withUploadIds } from '#shared/page/upload-ids.ts'
import { version1Schema } from '#shared/page/version-1.ts'
import type { CarriedWish } from '#shared/page/wish.ts'
import type { ImportedPage } from '#shared/payloads.ts'
import { type CarriedAbout, readAbout } from './carried-about.ts'
import { carriedPictures, type Importer } from './carried-pictures.ts'
import { insertCarried, readWishes } from './carried-wishes.ts'
import { type CarriedWriting, insertWriting, readWriting } from './carried-writing.ts'
import { checkAmount, checkedDocument, withCheckedBlocks } from './check-document.ts'
import { checkedPart } from './checked-part.ts'
import { insertPage } from './insert-page.ts'
import { type Inflate, openPageFile, wrongFile } from './page-file.ts'
import { parseJson } from './parse-json.ts'
import { refuseFull } from './refuse-full.ts'
import { pageSummary } from './summaries.ts'

/** A document that may be stored is well within; beside it stand its wishes or an account's export. */
const jsonLimits = { depth: 32, nodes: 64_000 }
/** All that a file carries is read by then, or the page is not taken. */
const deadlineMs = 60_000

/**
 * Makes a new draft of a page that was taken away as JSON, HTML or zip, with the pictures it
 * carries: all of them and the page, or nothing.
 * @throws AppError `invalid` naming what is wrong in the file, `invalid_json`, `too_large`,
 * `rate_limited` where its pictures are too many for now and `too_many` where they are for ever,
 * `quota_exceeded` where they have no room
 */
export async function importPage(
  services: Services,
  importer: Importer,
  locale: PageLanguage,
  body: RawBody,
): Promise<ImportedPage> {
  const { owner } = importer
  const { stored, pictures, wishes, about, writing } = await withinTime(importer, (punctual) =>
    readFile(services, punctual, body),
  )
  const page = await keepPictures(
    services,
    owner,
    [...pictures.values()],
    async (inner, uploads) => {
      const ids = idsHere(stored, [...pictures.keys()], uploads)
      await refuseFull(services, inner, owner)
      const inserted = await insertPage(inner, {
        owner,
        locale: stored.v === 1 ? locale : stored.base,
        document: stored.v === 1 ? stored : withUploadIds(stored, ids),
        rev: 1,
        kind: 'edited',
        now: services.now(),
        about,
      })
      if (writing) await insertWriting(inner, inserted, writing, (id) => ids.get(id))
      await insertCarried(inner, inserted, wishes, ids)
      return inserted
    },
  )
  const picturesOf = ({ document }: Pick<StoredPage, 'document'>) =>
    document.v === 1 ? 0 : uploadIds(document).length
  const missingPictures = picturesOf({ document: stored }) - picturesOf(page)
  return { ...pageSummary(page), missingPictures }
}

interface ReadFile {
  stored: StoredPage['document']
  pictures: Map<string, ImageResult>
  wishes: CarriedWish[]
  about: CarriedAbout
  writing: CarriedWriting | undefined
}

async function readFile(services: Services, importer: Importer, body: RawBody): Promise<ReadFile> {
  const file = openPageFile(body, inflateIn(services, importer))
  const value = parseJson(await file.document(), jsonLimits)
  const stored = readDocument(value)
  const beside = { wishes: readWishes(value), about: readAbout(value), writing: readWriting(value) }
  if (stored.v === 1) return { stored, ...beside, pictures: new Map() }
  return { stored, ...beside, pictures: await carriedPictures(services, importer, stored, file) }
}

/** @throws AppError `unavailable` where the work does not end in time */
async function withinTime<T>(
  importer: Importer,
  work: (punctual: Importer) => Promise<T>,
): Promise<T> {
  const deadline = AbortSignal.timeout(deadlineMs)
  const signals = importer.signal ? [importer.signal, deadline] : [deadline]
  try {
    return await work({ ...importer, signal: AbortSignal.any(signals) })
  } catch (error) {
    if (error !== deadline.reason) throw error
    throw new AppError('unavailable', 'The file takes too long to read. Try again later.', {
      retryAfterSeconds: 60,
    })
  }
}

/** In the process that reads pictures, where a bomb has neither time nor room. */
function inflateIn({ images }: Services, waiter: Waiter): Inflate {
  return async function inflate(bytes, size) {
    if (size === 0) return new Uint8Array()
    try {
      return (await images.intake.run({ kind: 'inflate', bytes, mostBytes: size }, waiter)).bytes
    } catch (error) {
      throw error instanceof ImageError ? wrongFile('a zip file that is whole', error) : error
    }
  }
}

/** The uploads the pictures of the page have become; one that was its importer's stays what it is. */
function idsHere(
  stored: StoredPage['document'],
  carried: string[],
  uploads: StoredUpload[],
): Map<string, string> {
  const own = stored.v === 1 ? [] : uploadIds(stored)
  const brought = carried.map((id, at) => [id, uploads[at]?.id ?? id] as const)
  return new Map([...own.map((id) => [id, id] as const), ...brought])
}

function readDocument(value: unknown): StoredPage['document'] {
  const document = isRecord(value) && isRecord(value.document) ? value.document : null
  if (!document) throw invalid([{ field: 'document', message: 'the document of a page' }])
  if (document.v === 1) return checkedPart(version1Schema, document, 'document')
  if (document.v !== 2) throw invalid([{ field: 'document.v', message: '1 or 2' }])
  checkAmount(document.blocks)
  return checkedDocument(
    withCheckedBlocks(upgradeDocument(checkedPart(storedDocumentSchema, document, 'document'))),
  )
}
