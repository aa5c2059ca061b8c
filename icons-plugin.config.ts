import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { getIconData } from '@iconify/utils'
import type { Plugin } from 'vite'

const blocks = 'shared/blocks/icon-names.ts'
const front = 'client/ui/icon-names.ts'
const work = 'client/ui/work-icon-names.ts'
const sources: Record<string, string[]> = {
  'virtual:icons': [blocks, front, work],
  'virtual:icons/front': [front],
  'virtual:icons/work': [work],
}

/**
 * `virtual:icons`: the drawings of the icons we use, and of no other, out of the bundled set.
 * `virtual:icons/front` are the interface's on every screen, `virtual:icons/work` those of the
 * workshop alone. On the server `virtual:icons` is the whole set, so that a published page may show
 * any icon.
 */
export function iconsPlugin(): Plugin {
  let root = ''
  return {
    name: 'ninefold-icons',
    configResolved(config) {
      root = config.root
    },
    resolveId: (source) => (source in sources ? `\0${source}` : undefined),
    async load(source, options) {
      const lists = sources[source.slice(1)]
      if (!lists) return
      const file = fileURLToPath(import.meta.resolve('@iconify-json/lucide/icons.json'))
      const set = JSON.parse(await readFile(file, 'utf8'))
      const isWhole = options?.ssr && lists.includes(blocks)
      const wanted = isWhole
        ? Object.keys({ ...set.icons, ...set.aliases })
        : await namesIn(lists.map((list) => join(root, list)))
      const bodies = wanted.sort().map((name) => {
        const icon = getIconData(set, name)
        if (!icon) throw new Error(`no icon "${name}" in the bundled set`)
        return [name, icon.body]
      })
      return `export const iconBodies = ${JSON.stringify(Object.fromEntries(bodies))}`
    },
  }
}

/** The names in the lists modules export. */
async function namesIn(files: string[]): Promise<string[]> {
  const modules = await Promise.all(files.map((file) => import(pathToFileURL(file).href)))
  const lists = modules.flatMap((exports) => Object.values(exports) as string[][])
  return [...new Set(lists.flat())]
}
