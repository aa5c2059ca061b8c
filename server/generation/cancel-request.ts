import type { Storage } from '#server/storage/storage.ts'

/** Whether somebody has asked for the end of a generation. */
export async function hasCancelRequest(storage: Storage, id: string): Promise<boolean> {
  const generation = await storage.generations.byId(id)
  return generation?.cancelRequestedAt != null
}
