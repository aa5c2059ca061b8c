import { readdirSync } from 'node:fs'
import { join } from 'node:path'

type Modules = { getModuleInfo(id: string): { importedIds: readonly string[] } | null }

const client = join(import.meta.dirname, 'client')
const started = [join(client, 'entry-browser.tsx'), join(client, 'layouts/default-layout.tsx')]
/** With what it loads once the page is edited: the frame must never start the site's own script. */
const previewed = ['entry-preview.tsx', 'blocks/editing/start-editing.tsx'].map((file) =>
  join(client, file),
)
const home = [join(client, 'routes/home.tsx')]
const otherScreens = readdirSync(join(client, 'routes'))
  .map((file) => join(client, 'routes', file))
  .filter((file) => !home.includes(file))

/**
 * Which file a module goes into: one for what every screen starts with and for what the home page
 * shares with other screens, one for what the preview's frame needs of that too, React above all. Few
 * files compress better than many. Null leaves a module to the bundler.
 */
export function startChunk(id: string, modules: Modules): string | null {
  const isIn = (entries: string[]) => closureOf(entries, modules).has(id)
  if (!isIn(started) && !(isIn(home) && isIn(otherScreens))) return null
  return isIn(previewed) ? 'react' : 'start'
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
