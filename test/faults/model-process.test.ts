/** @module-tag long */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { canaryKey, modelEnvironment } from '#test/contract/model-streams/model-services.ts'
import { brief, inPieces, streams } from '#test/contract/model-streams/recorded-streams.ts'
import { type ModelServer, protocols, startModelServer } from '#test/support/model-server.ts'
import { type ServerProcess, startServer, temporaryFolder } from '#test/support/server-process.ts'
import { foldEvents, parseEvents } from '#test/support/stream.ts'

const folder = temporaryFolder()
let model: ModelServer | null = null
let server: ServerProcess | null = null
afterEach(async () => {
  await server?.kill()
  await model?.close()
  folder.remove()
})

describe.each(protocols)('the product with a model over %s', (protocol) => {
  it('writes a page with it, is killed, goes on with it, and shows it to readers', async () => {
    const lines = (streams.normal ?? '').split('\n')
    const cut = inPieces(`${lines.slice(0, 2).join('\n')}\n`)
    model = await startModelServer(
      protocol,
      { pieces: cut, hangs: true },
      { pieces: inPieces(streams.normal ?? '') },
    )
    const environment = { ...modelEnvironment(protocol, model.url), LOG_LEVEL: 'error' }
    server = await startServer(folder.path, environment)
    const answer = await post('generations', { brief, engine: 'model', locale: 'en', seed: 7 })
    const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';')
    let text = ''
    for await (const chunk of (answer.body as ReadableStream).pipeThrough(
      new TextDecoderStream(),
    )) {
      text += chunk
      if (text.includes('"blockDone","id":"menu"')) break
    }
    await server.kill()
    const heard = parseEvents(text.slice(0, text.lastIndexOf('\n\n') + 2))

    server = await startServer(folder.path, environment)
    const start = heard[0]?.op
    if (start?.op !== 'start') throw new Error('the stream did not begin with start')
    const after = heard.at(-1)?.seq ?? 0
    const events = `generations/${start.generation}/events?after=${after}`
    const rest = await fetch(`${server.url}/api/${events}`, { headers: { cookie } })
    const { document, progress } = foldEvents([...heard, ...parseEvents(await rest.text())])
    expect(progress.status).toBe('complete')
    expect(progress.notes).toEqual([])
    expect(progress.usage?.blocks).toEqual({ model: progress.planned.length - 1, composer: 1 })
    expect(document.blocks.hero?.props.title).toBe('Bread kneaded by hand')

    await post(`pages/${start.slug}/publish`, {}, cookie)
    const page = await (await fetch(`${server.url}/p/${start.slug}`)).text()
    expect(page).toContain('Bread kneaded by hand')
    expect(model.calls.map(({ key }) => key)).toEqual([canaryKey, canaryKey])
    for (const name of readdirSync(folder.path, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(db|db-wal)$/.test(name)) continue
      expect(readFileSync(join(folder.path, name)).includes(canaryKey)).toBe(false)
    }
  })
})

async function post(path: string, body: object, cookie = ''): Promise<Response> {
  const url = server?.url ?? ''
  const headers = { 'content-type': 'application/json', origin: url, cookie }
  const answer = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return answer
}
