import type { Api } from '#client/api.ts'
import { uploadMaxBytes, uploadTypes } from '#shared/images.ts'
import { HttpError } from './http-client.ts'

export type UploadProblem = 'type' | 'size' | 'full' | 'unreadable' | 'failed'

/** Sends a picture; what cannot be taken is known before it is sent. */
export async function uploadPicture(
  api: Api,
  file: File,
): Promise<{ id: string } | { problem: UploadProblem }> {
  if (!(uploadTypes as readonly string[]).includes(file.type)) return { problem: 'type' }
  if (file.size > uploadMaxBytes) return { problem: 'size' }
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    const { id } = await api.call('createUpload', { body: { type: file.type, bytes } })
    return { id }
  } catch (error) {
    return { problem: problemOf(error) }
  }
}

function problemOf(error: unknown): UploadProblem {
  if (!(error instanceof HttpError)) return 'failed'
  if (error.problem.code === 'quota_exceeded') return 'full'
  if (error.status === 413) return 'size'
  if (error.status === 415) return 'type'
  return error.status === 422 || error.status === 400 ? 'unreadable' : 'failed'
}
