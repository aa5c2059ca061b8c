import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { npmBuild, type Peer } from './peer.ts'

/** The collection of other stacks' servers beside this repository, where there is one. */
const collection = join(import.meta.dirname, '../../../../shared/bench')
const parts = ['content.json', 'peers/next', 'peers/shared-react', 'peers/prepare.mjs']

/** Next with the collection's home page in nine languages, rendered each time. */
export const nextPeer: Peer = {
  name: 'Next, force-dynamic',
  goal: { times: 4, per: 'a KiB' },
  async install(folder) {
    if (!existsSync(collection)) throw new Error('../shared/bench is not there')
    for (const part of parts)
      cpSync(join(collection, part), join(folder, part), { recursive: true })
    execFileSync('chmod', ['-R', 'u+w', folder])
    execFileSync(process.execPath, [join(folder, 'peers/prepare.mjs')])
    // It reads a database of ten thousand pages, which is nobody's home page.
    rmSync(join(folder, 'peers/next/app/p'), { recursive: true })
    await npmBuild(join(folder, 'peers/next'))
  },
  command: (port) => [
    'peers/next/node_modules/next/dist/bin/next',
    'start',
    'peers/next',
    ...['--hostname', '127.0.0.1', '--port', String(port)],
  ],
}
