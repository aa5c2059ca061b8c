import { basename } from 'node:path'
import { keepShowcase } from './kept-showcase.ts'

/**
 * Run as a process: makes one part of the build and tells the names of the files it wrote. What is
 * loaded for it is loaded where it is needed: one step after the other has all the memory.
 */
const [step = '', root = '', dist = ''] = process.argv.slice(2)
const steps: Record<string, () => Promise<string[]>> = {
  browser: () => bundled(false),
  server: () => bundled(true),
  async showcase() {
    const { composeShowcase } = await import('#server/composer/compose-showcase.ts')
    keepShowcase(dist, composeShowcase(Date.now()))
    return []
  },
}
const names = await steps[step]?.()
process.send?.(names)

async function bundled(ssr: boolean): Promise<string[]> {
  const { build } = await import('vite')
  const built = await build({ root, mode: 'production', logLevel: 'warn', build: { ssr } })
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : []
  return outputs.flatMap(({ output }) => output.map(({ fileName }) => basename(fileName)))
}
