import { keepBuild } from '#server/render/keep-builds.ts'

/**
 * Run as a process: keeps builds in a folder as processes of a site that start at the same time do,
 * over and over.
 */
const [dist = '', first = '0'] = process.argv.slice(2)
const assets = Array.from({ length: 200 }, (_, at) => `screen-${at}.js`)
for (let round = 0; round < 200; round++) {
  const timestamp = (Number(first) + round) % 8
  const meta = { id: `b${timestamp}`, timestamp, prerendered: [], routes: {}, parts: [] }
  keepBuild(dist, meta, assets)
}
