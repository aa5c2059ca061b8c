import { join } from 'node:path'
import { buildClient } from './render/build-client.ts'

/** `npm run build`. */
const root = join(import.meta.dirname, '..')
process.env.NODE_ENV ??= 'production'
await buildClient(root, join(root, 'dist'))
