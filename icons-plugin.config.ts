import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { getIconData } from '@iconify/utils'
import type { Plugin } from 'vite'

const blocks = 'shared/blocks/icon-names.ts'
const interfaceOnly = 'client/ui/icon-names.ts'
const sources: Record<string, string[]> = {
  'virtual:icons': [blocks, interfaceOnly],
  'virtual:icons/interface': [interfaceOnly],
}

/**
 * `virtual:icons`: the drawings of the icons we use, and of no other, out of the bundled set.
 * `virtual:icons/interface` leaves out those that only blocks show.
 */
export function iconsPlugin(): Plugin {
  let root = ''
  return {
    name: 'ninefold-icons',
    configResolved(config) {
      root = config.root
    },
    resolveId: (source) => (source in sources ? `\0${source}` : undefined),
    async load(source) {
      const lists = sources[source.slice(1)]
      if (!lists) return
      const file = fileURLToPath(import.meta.resolve('@iconify-json/lucide/icons.json'))
      const set = JSON.parse(await readFile(file, 'utf8'))
      const modules = await Promise.all(
        lists.map((file) => import(pathToFileURL(join(root, file)).href)),
      )
      const wanted = new Set(modules.flatMap((names) => Object.values(names) as string[][]).flat())
      const bodies = [...wanted].sort().map((name) => {
        const icon = getIconData(set, name)
        if (!icon) throw new Error(`no icon "${name}" in the bundled set`)
        return [name, icon.body]
      })
      return `export const iconBodies = ${JSON.stringify(Object.fromEntries(bodies))}`
    },
  }
}
