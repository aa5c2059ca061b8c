import type { Api } from '#client/api.ts'
import { HttpError } from '#client/platform/http-client.ts'
import type { Upload } from '#shared/payloads.ts'
import { uploadMaxBytes, uploadTypes } from '#shared/upload-limits.ts'
import { shrinkPicture } from './shrink-picture.ts'

export type UploadProblem = 'type' | 'size' | 'full' | 'unreadable' | 'failed'

/** What is known of a picture once it is sent. */
export type SentPicture = Pick<Upload, 'id' | 'focal' | 'width' | 'height'>

/** Sends a picture; what cannot be taken is known before it is sent. */
export async function uploadPicture(
  api: Api,
  file: File,
): Promise<SentPicture | { problem: UploadProblem }> {
  if (!(uploadTypes as readonly string[]).includes(file.type)) return { problem: 'type' }
  const picture = await shrinkPicture(file)
  if (picture.size > uploadMaxBytes) return { problem: 'size' }
  try {
    const bytes = new Uint8Array(await picture.arrayBuffer())
    const body = { type: picture.type, bytes }
    const { id, focal, width, height } = await onceKnown(() => api.call('createUpload', { body }))
    return { id, focal, width, height }
  } catch (error) {
    return { problem: problemOf(error) }
  }
}

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
