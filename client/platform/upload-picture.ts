import type { Api } from '#client/api.ts'
import { HttpError } from '#client/platform/http-client.ts'
import type { Upload } from '#shared/payloads.ts'
import { uploadMaxBytes, uploadTypes } from '#shared/upload-limits.ts'
import { drawnAsJpeg, shrinkPicture } from './shrink-picture.ts'

export type UploadProblem = 'type' | 'heic' | 'size' | 'full' | 'unreadable' | 'failed'

/** A file that could not be taken. */
export interface RefusedPicture {
  problem: UploadProblem
  /** What it is called; '' where it is no matter of one file. */
  name: string
}

/** What is known of a picture once it is sent. */
export type SentPicture = Pick<Upload, 'id' | 'focal' | 'width' | 'height'>

/**
 * Sends a picture; what cannot be taken is known before it is sent.
 * @param page slug of the page it is for, where there is one: the picture is its owner's
 */
export async function uploadPicture(
  api: Api,
  file: File,
  page?: string,
): Promise<SentPicture | RefusedPicture> {
  const { name } = file
  const picture = await taken(file)
  if (picture === null) return { problem: isHeic(file) ? 'heic' : 'type', name }
  if (picture.size > uploadMaxBytes) return { problem: 'size', name }
  try {
    const bytes = new Uint8Array(await picture.arrayBuffer())
    const body = { type: picture.type, bytes }
    const call = { body, ...(page !== undefined && { query: { page } }) }
    const { id, focal, width, height } = await onceKnown(() => api.call('createUpload', call))
    return { id, focal, width, height }
  } catch (error) {
    return { problem: problemOf(error), name }
  }
}

/** As what is sent; null where it cannot be. Some browsers can draw the photos of an iPhone. */
async function taken(file: File): Promise<Blob | null> {
  if (isHeic(file)) return drawnAsJpeg(file)
  return (uploadTypes as readonly string[]).includes(file.type) ? shrinkPicture(file) : null
}

/** Most systems know no type of theirs. */
const isHeic = ({ type, name }: File): boolean =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)

let isKnown = false
let line: Promise<void> = Promise.resolve()

/**
 * The first picture gives a new visitor the cookie that says whose it is: until one is there they
 * are sent one at a time, or each would be somebody else's.
 */
async function onceKnown<T>(send: () => Promise<T>): Promise<T> {
  if (isKnown) return send()
  const before = line
  let leave = () => {}
  line = new Promise((resolve) => {
    leave = resolve
  })
  await before
  if (isKnown) leave()
  try {
    const answer = await send()
    isKnown = true
    return answer
  } finally {
    leave()
  }
}

function problemOf(error: unknown): UploadProblem {
  if (!(error instanceof HttpError)) return 'failed'
  if (error.problem.code === 'quota_exceeded') return 'full'
  if (error.status === 413) return 'size'
  if (error.status === 415) return 'type'
  return error.status === 422 || error.status === 400 ? 'unreadable' : 'failed'
}
