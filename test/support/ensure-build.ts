import { join } from 'node:path'
import { ensureBuild } from '#server/render/build-client.ts'

/** Vitest's global setup: tests meet the product as it is built. */
export async function setup(): Promise<void> {
  process.env.NODE_ENV = 'production'
  const root = join(import.meta.dirname, '../..')
  await ensureBuild(root, join(root, 'dist'))
}
