import { join } from 'node:path'
import { buildClient } from './render/build-client.ts'

/** `npm run build`. */
const root = join(import.meta.dirname, '..')
process.env.NODE_ENV ??= 'production'
try {
  await buildClient(root, join(root, 'dist'))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
