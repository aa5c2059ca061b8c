import { join } from 'node:path'

interface Modules {
  getModuleInfo(
    id: string,
  ): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null
}

/** Modules something begins with. */
type Entries = (modules: Modules) => readonly string[]
type IsIn = (entries: Entries) => boolean

const client = join(import.meta.dirname, 'client')
const given =
  (...files: string[]): Entries =>
  () =>
    files.map((file) => join(client, file))
const loadedBy =
  (file: string): Entries =>
  (modules) =>
    modules.getModuleInfo(join(client, file))?.dynamicallyImportedIds ?? []

const start = given('entry-browser.tsx', 'layouts/default-layout.tsx')
const home = given('routes/home.tsx')
const generator = given('routes/generate.tsx', 'layouts/white-layout.tsx')
const ofOwnPages = ['history', 'history-page', 'settings'].map((name) =>
  given(`routes/${name}.tsx`),
)
const screens = loadedBy('routes.tsx')
const otherScreens: Entries = (modules) => {
  const apart = [home, generator].flatMap((entries) => entries(modules))
  return screens(modules).filter((file) => !apart.includes(file))
}
/** With what it loads once the page is edited: the frame must never start the site's own script. */
const preview = given('entry-preview.tsx', 'blocks/editing/start-editing.tsx')
/** What stands beside a page that is written, as the server has drawn it. */
const side = given(
  'features/dock/dock.tsx',
  'features/dock/wish-thread.tsx',
  'features/generation/brief-overview.tsx',
  'features/generation/writing-log.tsx',
)
/** What a page waits for until it can be edited. */
const editing = given(
  'features/editor/create-editor.ts',
  'features/editor/editor-bar.tsx',
  'features/generation/review-panel.tsx',
)
const tools = loadedBy('routes/use-tools-ahead.ts')
const dialogs = given('ui/dialog.tsx')
const menus = given('ui/menu-list.tsx', 'ui/tips.tsx')
/** What leads from a screen to the next ones, and is waited for by who presses a link early. */
const next = given('navigation.ts', 'platform/offer-offline-page.ts')
const api = given('platform/http-api.ts')

const isOnScreens = (isIn: IsIn) => isIn(generator) || isIn(otherScreens)
const isStart = (isIn: IsIn) => isIn(start) || ((isIn(home) || isIn(next)) && isOnScreens(isIn))
const isLater = (isIn: IsIn) => isIn(api) || isIn(editing) || isIn(tools)

/**
 * What each file holds of what the ones before it leave, in the order in which they are loaded, so
 * that none needs a later one. `page` is what the frame shares with screens, `shared` what the
 * generator shares with others, `own-pages` what the screens of one's pages share.
 */
const files: [name: string, holds: (isIn: IsIn) => boolean][] = [
  ['react', (isIn) => isStart(isIn) && isIn(preview)],
  ['start', isStart],
  ['navigation', (isIn) => isIn(next)],
  ['page', (isIn) => isIn(preview) && isOnScreens(isIn)],
  ['words', (isIn) => isIn(preview) && isIn(side)],
  ['drawing', (isIn) => isIn(preview) && isLater(isIn)],
  ['shared', (isIn) => isIn(otherScreens) && (isIn(generator) || isIn(side))],
  ['generator', (isIn) => isIn(generator)],
  ['side', (isIn) => isIn(side)],
  ['dialogs', (isIn) => isIn(dialogs)],
  [
    'own-pages',
    (isIn) => ofOwnPages.filter(isIn).length > 1 || (isIn(otherScreens) && isLater(isIn)),
  ],
  ['menus', (isIn) => isIn(menus)],
  ['editing', (isIn) => isIn(editing)],
  ['tools', (isIn) => isIn(tools)],
]

/**
 * Few files compress better than many, and each costs a request. The bundler makes one of every
 * screen, which the server looks for by its name, and of what is seldom loaded.
 */
export const chunks = files.map(([name, holds], index) => ({
  debugName: name,
  priority: files.length - index,
  name(id: string, modules: Modules): string | null {
    const isIn = (entries: Entries) => closureOf(entries, modules).has(id)
    const isScreen = screens(modules).includes(id) && !isStart(isIn)
    return !isScreen && holds(isIn) ? name : null
  },
}))

const closures = new Map<Entries, Set<string>>()

/** Some modules and all they import, but for what they load later. */
function closureOf(entries: Entries, modules: Modules): Set<string> {
  const known = closures.get(entries)
  if (known) return known
  const closure = new Set<string>()
  const visit = (id: string) => {
    if (closure.has(id)) return
    closure.add(id)
    modules.getModuleInfo(id)?.importedIds.forEach(visit)
  }
  entries(modules).forEach(visit)
  closures.set(entries, closure)
  return closure
}
