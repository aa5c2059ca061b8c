import type { JobStatus } from '#server/storage/storage.ts'

/** Whether nothing more will come of a generation. */
export function isFinal(status: JobStatus): boolean {
  return status !== 'queued' && status !== 'writing'
}
