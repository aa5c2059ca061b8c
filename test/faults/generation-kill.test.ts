import { afterEach, describe, expect, it } from 'vitest'
import { documentSchema } from '#shared/page/document.ts'
import { type ServerProcess, startServer, temporaryFolder } from '#test/support/server-process.ts'
import { foldEvents, parseEvents, type StreamEvent } from '#test/support/stream.ts'

const brief =
  'A Padaria Sol é uma padaria no Porto. Pão de centeio 2,80 €, pastel de nata 1,30 €. Aberta de terça a sábado das 7h às 19h. Telefone 222 000 111.'
const pace = { COMPOSER_PACE_MS: '400' }

const folder = temporaryFolder()
let server: ServerProcess | null = null
afterEach(async () => {
  await server?.kill()
  folder.remove()
})

describe('a server killed while it writes a page', () => {
  it('goes on where it stopped when it is back, and the reader misses nothing', async () => {
    server = await startServer(folder.path, pace)
    const { events, cookie } = await begin(server, 3)
    await server.kill()

    server = await startServer(folder.path, { ...pace, COMPOSER_PACE_MS: '20' })
    const start = events[0]?.op
    if (start?.op !== 'start') throw new Error('the stream did not begin with start')
    const api = `${server.url}/api`
    const last = events.at(-1)?.seq ?? 0
    const rest = await fetch(`${api}/generations/${start.generation}/events?after=${last}`, {
      headers: { cookie },
    })
    const all = [...events, ...parseEvents(await rest.text())]

    expect(all.map(({ seq }) => seq)).toEqual(all.map((_, index) => index + 1))
    expect(all.at(-1)?.op).toMatchObject({ op: 'done', status: 'complete' })
    const done = all.flatMap(({ op }) => (op.op === 'blockDone' ? [op.id] : []))
    expect(done).toEqual([...new Set(done)])
    const folded = foldEvents(all)
    expect(folded.progress).toMatchObject({ status: 'complete', attempt: 2 })
    expect(folded.progress.done).toEqual(folded.progress.planned)
    const page = await fetch(`${api}/pages/${start.slug}`, { headers: { cookie } })
    const { document } = (await page.json()) as { document: unknown }
    expect(folded.document).toEqual(document)
    expect(documentSchema.safeParse(document).success).toBe(true)
  })
})

/** A new page's stream until so many of its blocks are finished, the way a browser reads it. */
async function begin(
  { url }: ServerProcess,
  blocks: number,
): Promise<{ events: StreamEvent[]; cookie: string }> {
  const answer = await fetch(`${url}/api/generations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ brief }),
  })
  const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';')
  if (!answer.body) throw new Error(`no stream: ${answer.status}`)
  let text = ''
  for await (const chunk of answer.body.pipeThrough(new TextDecoderStream())) {
    text += chunk
    // A chunk that is not whole yet does not count.
    const events = parseEvents(text.slice(0, text.lastIndexOf('\n\n') + 2))
    if (events.filter(({ op }) => op.op === 'blockDone').length >= blocks) return { events, cookie }
  }
  throw new Error('the page was finished before the server could be killed')
}
