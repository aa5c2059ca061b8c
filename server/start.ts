import { join } from 'node:path'
import { ensureBuild } from './render/build-client.ts'

/** `npm start`: builds what is missing or stale, then serves. */
const root = join(import.meta.dirname, '..')
process.env.NODE_ENV ??= 'production'
await ensureBuild(root, join(root, 'dist'))
await import('./main.ts')
