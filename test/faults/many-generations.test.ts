import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { localeCodes } from '#shared/locales.ts'
import { documentSchema } from '#shared/page/document.ts'
import { type ServerProcess, startServer, temporaryFolder } from '#test/support/server-process.ts'
import { foldEvents, parseEvents } from '#test/support/stream.ts'

const count = 80
const folder = temporaryFolder()
let server: ServerProcess
beforeAll(async () => {
  server = await startServer(folder.path, {
    COMPOSER_PACE_MS: '0',
    RATE_GENERATIONS_PER_HOUR: '0',
    RATE_GENERATIONS_PER_HOUR_IP: '0',
    STREAMS_PER_IP: String(count),
  })
})
afterAll(async () => {
  await server.kill()
  folder.remove()
})

describe('eighty people who ask for a page in the same moment', () => {
  it('all get a whole page of their own, and none is lost', async () => {
    const answers = await Promise.all(Array.from({ length: count }, (_, index) => generate(index)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const pages = answers.map(({ text }) => foldEvents(parseEvents(text)))
    expect(pages.map(({ progress }) => progress.status)).toEqual(pages.map(() => 'complete'))
    expect(new Set(pages.map(({ progress }) => progress.slug)).size).toBe(count)
    for (const [index, { document, progress }] of pages.entries()) {
      documentSchema.parse(document)
      expect(progress.done).toEqual(progress.planned)
      expect(document.facts.name).toBe(nameOf(index))
    }
  })
})

const nameOf = (index: number) => `Bakery ${index}`

async function generate(index: number): Promise<{ status: number; text: string }> {
  const answer = await fetch(`${server.url}/api/generations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url },
    body: JSON.stringify({
      brief: `“${nameOf(index)}” is a bakery in Porto. Open Tuesday to Sunday 8am to 6pm.`,
      locale: localeCodes[index % localeCodes.length],
      seed: index,
    }),
  })
  return { status: answer.status, text: await answer.text() }
}
