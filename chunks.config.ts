import { join } from 'node:path'

type Modules = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }

const entry = (file: string) => join(import.meta.dirname, 'client', file)
const started = [entry('entry-browser.tsx'), entry('layouts/default-layout.tsx')]
const previewed = [entry('entry-preview.tsx')]

/**
 * Which file a module goes into: one for what every screen starts with, one for what the preview's
 * frame needs of that too, React above all. Few files compress better than many. Null leaves a
 * module to the bundler.
 */
export function startChunk(id: string, modules: Modules): string | null {
  if (!closureOf(started, modules).has(id)) return null
  return closureOf(previewed, modules).has(id) ? 'react' : 'start'
}

const closures = new Map<string[], Set<string>>()

/** Some modules and all they import, but for what they load later. */
function closureOf(entries: string[], modules: Modules): Set<string> {
  const known = closures.get(entries)
  if (known) return known
  const closure = new Set<string>()
  const visit = (id: string) => {
    if (closure.has(id)) return
    closure.add(id)
    modules.getModuleInfo(id)?.importedIds.forEach(visit)
  }
  entries.forEach(visit)
  closures.set(entries, closure)
  return closure
}
