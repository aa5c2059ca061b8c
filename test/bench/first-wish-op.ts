import { beginWish } from '#server/generation/wishes/begin-wish.ts'
import { openModelServices } from '#test/contract/model-streams/model-services.ts'
import { wishedPage } from '#test/contract/model-wishes/wished-page.ts'
import { startModelServer } from '#test/support/model-server.ts'

const rounds = 25
/** The stand-in pauses before the first op, too: what is measured begins behind it. */
const pauseMs = 60
const budgetMs = 50
const command = 'make the top part sound as if a neighbour wrote it'
const titles = ['Sourdough from Bristol', 'Sourdough']

/** How long after a model has sent its first op whole the op is stored and told. */
export async function benchFirstWishOp(): Promise<void> {
  const server = await startModelServer('openai-compatible', {})
  const services = await openModelServices('openai-compatible', server)
  const page = await wishedPage(services, 'Salt & Rye is a bakery in Bristol. Sourdough £4.20.')
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    let askedAt = 0
    const op = JSON.stringify({ op: 'set', id: 'hero', path: 'title', value: titles[round % 2] })
    server.plays = [
      () => {
        askedAt = performance.now()
        return { pieces: [`{"elements":[${op}`, ']}'], pauseMs }
      },
    ]
    services.clock.now += 1000
    const access = { slug: page.slug, identity: 'ana' }
    const { id } = await beginWish(services, access, { command }, undefined)
    for await (const event of services.generations.follow(id, 0, AbortSignal.timeout(10_000)))
      if (event.op.op === 'set') times.push(performance.now() - askedAt - pauseMs)
  }
  await services.close()
  await server.close()
  const sorted = times.toSorted((one, other) => one - other)
  const at = (part: number) => (sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(1)
  process.stdout.write(
    `\nfirst op of a wish after the model sent it: ${at(0.5)} ms (worst ${at(1)}), budget ${budgetMs} ms\n`,
  )
}
