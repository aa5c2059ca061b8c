import { createGeneration } from '#server/generation/create-generation.ts'
import { isFinal } from '#server/generation/job-status.ts'
import { ownGeneration } from '#server/generation/own-generation.ts'
import { regeneratePage } from '#server/generation/regenerate-page.ts'
import { Answer, type Handlers } from '#server/handlers/handler.ts'
import { generationSummary } from '#server/pages/summaries.ts'
import type { Services } from '#server/services.ts'
import { invalid } from '#shared/errors.ts'
import { accessOf } from './pages-handlers.ts'

type Names =
  | 'createGeneration'
  | 'getGeneration'
  | 'followGeneration'
  | 'cancelGeneration'
  | 'regeneratePage'

/** What writes pages: starting, following and stopping it. */
export function generationsHandlers(services: Services): Pick<Handlers, Names> {
  const { generations } = services
  return {
    async createGeneration({ body, header, caller }) {
      const key = header('idempotency-key')
      const { generation } = await createGeneration(services, caller, body, key)
      return { events: generations.follow(generation.id, 0, caller.signal) }
    },
    async regeneratePage(call) {
      const key = call.header('idempotency-key')
      const { generation } = await regeneratePage(services, accessOf(call), call.body, key)
      return { events: generations.follow(generation.id, 0, call.caller.signal) }
    },
    async getGeneration({ params, caller }) {
      const { generation, slug } = await ownGeneration(services, params.id ?? '', caller.identity)
      return generationSummary(generation, slug)
    },
    async followGeneration({ params, query, header, caller }) {
      const { generation } = await ownGeneration(services, params.id ?? '', caller.identity)
      const after = lastEventId(header('last-event-id')) ?? query.after ?? 0
      if (isFinal(generation.status) && !(await hasEvents(services, generation.id, after)))
        return { events: null }
      return { events: generations.follow(generation.id, after, caller.signal) }
    },
    async cancelGeneration({ params, caller }) {
      const { generation, slug } = await ownGeneration(services, params.id ?? '', caller.identity)
      if (isFinal(generation.status)) return new Answer(200, generationSummary(generation, slug))
      return generationSummary(await generations.cancel(generation), slug)
    },
  }
}

/** The log of an old generation is dropped; then there is nothing after any event. */
async function hasEvents({ storage }: Services, id: string, after: number): Promise<boolean> {
  return (await storage.generations.events(id, after, 1)).length > 0
}

/**
 * What a browser's EventSource says when it comes back, at the address it was opened with: newer than
 * what stands in that.
 * @throws AppError `invalid` for what is no id of ours
 */
function lastEventId(header = ''): number | null {
  if (header === '') return null
  if (/^\d{1,9}$/.test(header)) return Number(header)
  throw invalid([{ field: 'Last-Event-ID', message: 'the id of an event of this stream' }])
}
