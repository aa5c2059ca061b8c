import { cpSync, globSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { picture } from '#test/support/pictures.ts'
import { publishPage } from '#test/support/publish-page.ts'
import { type ServerProcess, startServer, temporaryFolder } from '#test/support/server-process.ts'

const root = join(import.meta.dirname, '../..')
const copied = [
  ...readFileSync(join(root, 'Dockerfile'), 'utf8').matchAll(/^COPY --from=build \/app\/(\S+)/gm),
].map(([, path = '']) => path)

const folder = temporaryFolder()
const app = join(folder.path, 'app')
let server: ServerProcess
beforeAll(async () => {
  mkdirSync(app)
  for (const path of copied) {
    if (path === 'node_modules') symlinkSync(join(root, path), join(app, path))
    else cpSync(join(root, path), join(app, path), { recursive: true })
  }
  server = await startServer(join(folder.path, 'data'), {}, [], app)
})
afterAll(async () => {
  await server.stop()
  folder.remove()
})

/** What stands beside the libraries, which are linked. */
const files = () => globSync('**/*', { cwd: app, exclude: ['node_modules'] }).sort()

describe('what the container image holds', () => {
  it('is all the product needs, and stays as it is', async () => {
    const before = files()
    const { cookie, slug } = await publishPage(server.url, 'Padaria Aurora, no Porto.')
    const headers = { cookie, 'content-type': 'image/png' }
    const body = new Uint8Array(await picture().png().toBuffer())
    const uploaded = await fetch(`${server.url}/api/uploads`, { method: 'POST', headers, body })
    expect(uploaded.status).toBe(201)
    const { id } = (await uploaded.json()) as { id: string }
    for (const path of [
      '/',
      '/ja/terms',
      '/generate',
      `/pt/p/${slug}`,
      `/p/${slug}/card.png`,
      `/_image/f_webp,w_320/uploads/${id}`,
      '/_icons/lucide.json?icons=sun',
      `/api/pages/${slug}/export?format=zip`,
    ])
      expect((await fetch(server.url + path, { headers: { cookie } })).status, path).toBe(200)
    expect(files()).toEqual(before)
  })
})
