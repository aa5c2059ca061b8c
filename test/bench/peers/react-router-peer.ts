import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pageElements } from './page-elements.ts'
import { npmBuild, type Peer } from './peer.ts'

const source = join(import.meta.dirname, 'react-router')

/**
 * React Router's framework with a page of ours: what it was read into, written by its own server as
 * it comes. Elements and links alone, no texts to look up and no component of ours behind them:
 * the least it could cost.
 */
export const reactRouterPeer: Peer = {
  name: "React Router's own server",
  goal: { times: 2, per: 'an answer' },
  async install(folder, markup) {
    cpSync(source, folder, { recursive: true })
    writeFileSync(join(folder, 'app/page.json'), JSON.stringify(pageElements(markup)))
    await npmBuild(folder)
  },
  command: () => ['node_modules/@react-router/serve/bin.cjs', './build/server/index.js'],
}
