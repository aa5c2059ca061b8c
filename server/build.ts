import { join } from 'node:path'
import { composeShowcase } from './composer/compose-showcase.ts'
import { buildClient } from './render/build-client.ts'
import { keepShowcase } from './render/kept-showcase.ts'

/** `npm run build`. */
const root = join(import.meta.dirname, '..')
const dist = join(root, 'dist')
process.env.NODE_ENV ??= 'production'
// First: with the client's files the build is whole.
keepShowcase(dist, composeShowcase(Date.now()))
await buildClient(root, dist)
