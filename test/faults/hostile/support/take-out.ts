import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { guards } from '../guards.ts'
import { plantedFaults } from '../planted-faults.ts'
import { type Patch, patched } from './guard.ts'

/**
 * Preloaded: the code that is loaded from now on is without one guard, or with a fault, as
 * `WITHOUT_GUARD` and `WITH_FAULT` say. No file is changed.
 */
const root = join(import.meta.dirname, '../../../..')
const { WITHOUT_GUARD, WITH_FAULT } = process.env
const wanted = [
  ...guards.filter(({ name }) => name === WITHOUT_GUARD).flatMap(({ patches }) => patches),
  ...(plantedFaults[WITH_FAULT ?? ''] ?? []),
]
const patches = new Map<string, Patch[]>()
for (const patch of wanted) {
  const url = pathToFileURL(join(root, patch.file)).href
  patches.set(url, [...(patches.get(url) ?? []), patch])
}

registerHooks({
  load(url, context, nextLoad) {
    const ofFile = patches.get(url)
    if (!ofFile) return nextLoad(url, context)
    const source = ofFile.reduce(patched, readFileSync(new URL(url), 'utf8'))
    return { format: 'module-typescript', source, shortCircuit: true }
  },
})
